/* The table by keyboard: a board is one stop of the Tab key, arrows go on from there; letters for what is done often. */

import { isPlaying, skip } from "./beats.js";
import { hideTip } from "./details.js";
import { skipMotion } from "./morph.js";
import { closeSheet } from "./sheet.js";

const find = (id) => document.getElementById(id);
const app = find("app");
const CHOICES = "[data-pick],[data-open]";
const STEPS = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] };
let act = () => {};

/** Listen for keys; act is what a click on an element does. */
export function openKeys(doAct) {
  act = doAct;
  document.addEventListener("keydown", onKey);
}

/** Make every board one stop of the Tab key, after each change of the page. */
export function rove() {
  for (const grid of app.querySelectorAll("[role=grid]")) {
    const cells = [...grid.querySelectorAll("[role=gridcell]")];
    const stop =
      cells.find((cell) => cell.contains(document.activeElement)) ??
      cells.find((cell) => cell.getAttribute("tabindex") === "0") ??
      cells.find((cell) => cell.matches(".is-opt,.is-sel")) ??
      cells[0];
    setStop(grid, stop);
  }
}

function setStop(grid, stop) {
  for (const thing of grid.querySelectorAll("[role=gridcell],button,a[href]")) {
    const index = thing === stop ? "0" : "-1";
    if (thing.getAttribute("tabindex") !== index) thing.setAttribute("tabindex", index);
  }
}

function focusOn(element) {
  if (!element) return;
  const cell = element.closest("[role=gridcell]");
  if (cell) setStop(cell.closest("[role=grid]"), cell);
  else if (!element.matches("button,a[href],input,[tabindex]")) element.setAttribute("tabindex", "-1");
  element.focus();
  element.scrollIntoView({ block: "nearest", inline: "nearest" });
}

/* Keys on a board; true when the key meant something there. */
function boardKey(event) {
  const cell = event.target.closest?.("[role=gridcell]");
  if (!cell || !app.contains(cell)) return false;
  const inside = [...cell.querySelectorAll("button,a[href]")];
  return event.target === cell ? cellKey(event.key, cell, inside) : pieceKey(event, cell, inside);
}

function cellKey(key, cell, inside) {
  if (STEPS[key]) focusOn(neighbour(cell, STEPS[key]));
  else if (key !== "Enter" && key !== " ") return false;
  else if (inside.length && (key === " " || !cell.matches(CHOICES))) focusOn(inside[0]);
  else act(cell);
  return true;
}

function pieceKey(event, cell, inside) {
  const step = STEPS[event.key];
  if (event.key === "Escape") focusOn(cell);
  else if (step) focusOn(inside[(inside.indexOf(event.target) + step[0] + step[1] + inside.length) % inside.length]);
  else return false;
  return true;
}

function neighbour(cell, [down, right]) {
  const lines = [...cell.closest("[role=grid]").querySelectorAll("[role=row]")];
  const rows = lines.map((line) => [...line.querySelectorAll("[role=gridcell]")]);
  const y = rows.findIndex((row) => row.includes(cell));
  return rows[y + down]?.[rows[y].indexOf(cell) + right];
}

/* The options of the page in order, the answering button last. */
function walk(by) {
  const open = (one) => one.checkVisibility() && !one.disabled && one.getAttribute("aria-disabled") !== "true";
  const options = [...app.querySelectorAll(`${CHOICES},[data-set],[data-do=confirm],[data-do=read]`)].filter(open);
  const at = options.indexOf(document.activeElement);
  if (at < 0) focusOn(by > 0 ? options[0] : options.at(-1));
  else focusOn(options[(at + by + options.length) % options.length]);
}

/* Close what lies on top; true when something did. */
function escape() {
  const open = [...app.querySelectorAll("[data-esc]")].at(-1);
  if (!find("cell-sheet").hidden) closeSheet();
  else if (!find("tip").hidden) hideTip();
  else if (open) open.click();
  else return false;
  return true;
}

const press = (word) => app.querySelector(`[data-do=${word}]`)?.click();
const KEYS = {
  n: () => walk(1),
  N: () => walk(-1),
  h: () => press("hint"),
  u: () => press("undo"),
  l: () => find("log")?.focus(),
  c: () => press("chat"),
  "?": () => find("keys").showModal(),
};

/* A digit presses what bears it (a die, say); Enter, where nothing has the focus, gives the answer that lies nearest. */
function pressed(event) {
  const free = event.target === document.body || event.target.id === "prompt" || event.target.id === "main";
  const bearing = /^[1-9]$/.test(event.key) ? `[data-key="${event.key}"]` : event.key === "Enter" && free ? "[data-enter]" : "";
  const found = bearing && app.querySelector(bearing);
  if (found) act(found);
  return Boolean(found);
}

/* What is drawn as a button (an area of a map) is pressed like one; true when that was done. */
function drawnKey(event) {
  const drawn = event.target.closest?.("svg [role=button]");
  if (!drawn || (event.key !== "Enter" && event.key !== " ")) return false;
  act(drawn);
  return true;
}

function onKey(event) {
  skipMotion();
  const writing = event.target.closest?.("input,textarea,select,[contenteditable]");
  const held = event.repeat && (event.key === "Enter" || event.key === " ");
  if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
  if (isPlaying() && !writing && event.key !== "Tab" && event.key !== "Shift" && !event.target.closest?.("#stage-hold")) {
    event.preventDefault();
    if (!event.repeat) skip();
    return;
  }
  const letter = event.shiftKey ? event.key : event.key.toLowerCase();
  if (event.key === "Escape" && escape()) event.preventDefault();
  else if (writing) return;
  else if (held || boardKey(event) || drawnKey(event) || pressed(event)) event.preventDefault();
  else if (KEYS[letter]) {
    event.preventDefault();
    KEYS[letter]();
  }
}
