/* Details of what is pointed at (a tip, on a phone a sheet), and small cells that open as a sheet under a finger. */

import { send } from "./line.js";

const find = (id) => document.getElementById(id);
const NARROW = matchMedia("(max-width: 640px)");
const HOVER = 250;
const LONG_PRESS = 450;
const GRACE = 150;
const GAP = 8;

let tipped = ""; // the element whose details are shown
let asked = null; // the element beside which something else is shown, such as a rule
let wanted = ""; // the element whose details were asked for
let hover = 0;
let leaving = 0;
const pressed = { touch: false, timer: 0, done: false, x: 0, y: 0 };

/** Whether a finger, not a mouse, is at work. */
export function byTouch() {
  return pressed.touch;
}

/** Whether the click that comes now only ends a long press. */
export function endsLongPress() {
  const ends = pressed.done;
  pressed.done = false;
  return ends;
}

function look(element) {
  wanted = element.dataset.look;
  send({ do: "look", at: wanted });
}

function lookLater(element) {
  clearTimeout(hover);
  if (element && element.dataset.look !== tipped) hover = setTimeout(() => look(element), HOVER);
}

/** Show details that came; what nobody points at any more is not shown. */
export function showTip(id, html) {
  if (!html || id !== wanted || !find(id)) return;
  asked = null;
  tipped = id;
  const panel = find("details");
  if (panel?.checkVisibility()) {
    panel.firstElementChild.innerHTML = html; // the page has a place for details: nothing need be covered
    find("tip").hidden = true;
  } else fill(html);
}

/** Show something beside a link that was followed: a rule beside its id. */
export function showBeside(element, html) {
  if (!find("tip").contains(element)) {
    hideTip();
    asked = element;
  }
  fill(html);
}

function fill(html) {
  find("tip").innerHTML = html;
  find("tip").hidden = false;
  followTip();
}

export function hideTip() {
  clearTimeout(hover);
  clearTimeout(leaving);
  wanted = tipped = "";
  asked = null;
  find("tip").hidden = true;
}

/** After the page has changed: details of what is gone go, too; the others move with what they explain. */
export function followTip() {
  if (find("tip").hidden) return;
  const element = asked ?? find(tipped);
  if (element?.isConnected) placeBeside(find("tip"), element, pressed.touch);
  else hideTip();
}

/** Beside the element, never over it; on a phone a sheet at that edge of the window where the element is not. */
export function placeBeside(box, element, sheet = false) {
  for (const side of ["left", "top"]) box.style.removeProperty(side);
  const away = element?.getBoundingClientRect();
  box.classList.toggle("is-sheet", sheet || NARROW.matches || !away);
  box.classList.toggle("is-high", Boolean(away && away.bottom > innerHeight * 0.6));
  if (box.classList.contains("is-sheet")) return;
  const { width, height } = box.getBoundingClientRect();
  const clamp = (value, most) => Math.max(GAP, Math.min(value, most - GAP));
  const middle = clamp(away.top + away.height / 2 - height / 2, innerHeight - height);
  const centre = clamp(away.left + away.width / 2 - width / 2, innerWidth - width);
  const places = [
    [away.right + GAP, middle],
    [away.left - GAP - width, middle],
    [centre, away.top - GAP - height],
    [centre, away.bottom + GAP],
  ];
  const fits = ([x, y]) => x >= GAP && y >= GAP && x + width <= innerWidth - GAP && y + height <= innerHeight - GAP;
  if (element.matches("a")) places.unshift(places[2], places[3]); // words are best explained above or below
  const [x, y] = places.find(fits) ?? places.at(-1);
  box.style.setProperty("left", `${x}px`);
  box.style.setProperty("top", `${y}px`);
}

document.addEventListener("pointerover", (event) => {
  if (event.pointerType !== "mouse") return;
  const element = event.target.closest("[data-look]");
  clearTimeout(leaving);
  if (event.target.closest("#tip") || (element && element.dataset.look === tipped)) return;
  if (tipped || (asked && !asked.contains(event.target))) leaving = setTimeout(hideTip, GRACE);
  lookLater(element);
});

document.addEventListener("focusin", (event) => {
  const element = event.target.closest?.("[data-look]");
  if (element && event.target.matches(":focus-visible")) lookLater(element);
});

document.addEventListener("pointerdown", (event) => {
  Object.assign(pressed, { touch: event.pointerType !== "mouse", done: false, x: event.clientX, y: event.clientY });
  const element = event.target.closest("[data-look]");
  if (!pressed.touch || !element) return;
  pressed.timer = setTimeout(() => {
    pressed.done = true;
    look(element);
  }, LONG_PRESS);
});

const release = () => clearTimeout(pressed.timer);
document.addEventListener("pointercancel", release);
document.addEventListener("pointerup", () => {
  release();
  if (pressed.done) setTimeout(endsLongPress, 400); // not every browser clicks after a long press
});
document.addEventListener("pointermove", (event) => {
  if (Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) > 10) release();
});
document.addEventListener("contextmenu", (event) => {
  if (pressed.touch && event.target.closest("[data-look]")) event.preventDefault();
});

/** A cell whose pieces are too small for a finger opens as a list of them; true when it did. */
export function openSheet(at) {
  const cell = at.closest("[role=gridcell]");
  const things = cell ? [...cell.querySelectorAll("[data-look][id]")] : [];
  const itself = cell?.matches("[data-pick],[data-open]") ? [cell] : [];
  const small = things.some((thing) => Math.min(thing.offsetHeight, thing.offsetWidth) < 40);
  if (!small || things.length + itself.length < 2) return false;
  const sheet = find("cell-sheet");
  find("cell-sheet-title").textContent = cell.getAttribute("aria-label");
  sheet.querySelector("ul").replaceChildren(...[...itself, ...things].map(rowOf));
  sheet.hidden = false;
  placeBeside(sheet, cell, true);
  return true;
}

function rowOf(thing) {
  const line = document.createElement("li");
  const button = document.createElement("button");
  button.className = thing.matches("[data-pick],[data-open]") ? "pop__o" : "pop__o pop__o--no";
  button.dataset.for = thing.id;
  const emblem = thing.matches("[role=gridcell]") ? null : thing.querySelector(".em");
  if (emblem) button.append(emblem.cloneNode(true));
  button.append(thing.getAttribute("aria-label") ?? thing.textContent);
  line.append(button);
  return line;
}

export function closeSheet() {
  find("cell-sheet").hidden = true;
}
