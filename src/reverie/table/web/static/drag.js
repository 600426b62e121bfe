/* Dragging: what leads to targets (a piece to cells) can be taken there with a mouse or a pen. That says just what two clicks
   say; a drag that ends elsewhere says nothing. Fingers scroll and tap. This file knows no game. */

import { isPlaying } from "./beats.js";
import { hideTip } from "./details.js";

const find = (id) => document.getElementById(id);
const FAR = 8; // pixels: less is a click

let pressed = null; // {element, x, y}: where a drag may begin
let held = null; // {id, ghost, dx, dy}: what is being dragged
let wanted = null; // {id, seq}: the target of a drop whose first half has been said
let swallow = false; // the click that ends a drag is none
let drop = () => {};

const seqOf = (app) => app.querySelector("[data-seq]")?.dataset.seq;
const targetsOf = (id) => (find(id)?.dataset.to ?? "").split(" ").filter(Boolean);

function begin({ element, x, y }, event) {
  const box = element.getBoundingClientRect();
  const ghost = element.cloneNode(true);
  for (const one of [ghost, ...ghost.querySelectorAll("[id]")]) one.removeAttribute("id");
  ghost.className += " ghost-drag";
  ghost.setAttribute("aria-hidden", "true");
  for (const side of ["width", "height"]) ghost.style.setProperty(side, `${box[side]}px`);
  document.body.append(ghost);
  held = { id: element.id, ghost, dx: box.left - x, dy: box.top - y };
  document.documentElement.classList.add("is-dragging");
  hideTip();
  showTargets();
  follow(event);
}

function follow({ clientX, clientY }) {
  held.ghost.style.setProperty("left", `${clientX + held.dx}px`);
  held.ghost.style.setProperty("top", `${clientY + held.dy}px`);
  const over = targetAt(clientX, clientY);
  for (const one of document.querySelectorAll(".is-drop")) one.classList.toggle("is-sel", one.id === over);
}

/** The target under a point: the element itself, or one around it. */
function targetAt(x, y) {
  const targets = new Set(targetsOf(held.id));
  let element = document.elementFromPoint(x, y);
  while (element && !targets.has(element.id)) element = element.parentElement;
  return element?.id ?? "";
}

/** Where what is held may be put is marked as an option is; also after the page was drawn anew. */
export function showTargets() {
  if (!held) return;
  if (!find(held.id)?.dataset.to) return end();
  for (const id of targetsOf(held.id)) find(id)?.classList.add("is-opt", "is-drop");
}

function end() {
  held?.ghost.remove();
  held = pressed = null;
  document.documentElement.classList.remove("is-dragging");
  for (const one of document.querySelectorAll(".is-drop")) one.classList.remove("is-opt", "is-sel", "is-drop");
}

/** Let things be dragged. `pick` says the first half (an element, and which of its picks); `act` presses an element. */
export function openDrag(app, pick, act) {
  document.addEventListener("pointerdown", (event) => {
    swallow = false;
    wanted = null;
    const element = event.target.closest?.("[data-to]");
    const may = event.pointerType !== "touch" && event.button === 0 && app.contains(element) && !isPlaying();
    pressed = may ? { element, x: event.clientX, y: event.clientY } : null;
  });
  document.addEventListener("pointermove", (event) => {
    if (held && !event.buttons) return end();
    if (held) return follow(event);
    if (!pressed || Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) < FAR) return undefined;
    return pressed.element.isConnected ? begin(pressed, event) : undefined;
  });
  document.addEventListener("pointerup", (event) => {
    pressed = null;
    if (!held) return;
    const source = find(held.id);
    const id = targetAt(event.clientX, event.clientY);
    swallow = true;
    end();
    if (source && id && pick(source, source.dataset.drag ?? source.dataset.pick)) wanted = { id, seq: seqOf(app) };
  });
  document.addEventListener("pointercancel", end);
  document.addEventListener("dragstart", (event) => pressed && event.preventDefault());
  document.addEventListener("keydown", (event) => {
    if (!held || event.key !== "Escape") return;
    swallow = true;
    end();
    event.stopImmediatePropagation();
  }, true);
  document.addEventListener("click", (event) => {
    if (!swallow) return;
    swallow = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  }, true);
  drop = () => {
    const element = wanted && wanted.seq === seqOf(app) && find(wanted.id);
    wanted = null;
    if (element && element.matches("[data-pick],[data-open]")) act(element);
  };
}

/** The page has changed: what was dropped goes where it was dropped, if it still can. */
export function finishDrop() {
  showTargets();
  drop();
}
