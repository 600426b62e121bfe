/* Details of what is pointed at: a tip, on a phone a sheet. */

import { send } from "./line.js";
import { byTouch } from "./sheet.js";

const find = (id) => document.getElementById(id);
const NARROW = matchMedia("(max-width: 640px)");
const HOVER = 250;
const LONG_PRESS = 450;
const GRACE = 150;
const REST = 900; // whoever points so much longer wants to read: then the pointer may come over and follow a rule
const GAP = 8;
const DECIDES = "[data-pick],[data-open],[data-choose],[data-set],#prompt";

let tipped = ""; // the element whose details are shown
let asked = null; // the element beside which something else is shown, such as a rule
let wanted = ""; // the element whose details were asked for
let told = ""; // what the details say
let tapped = ""; // the element whose first tap this was
let hover = 0;
let leaving = 0;
let resting = 0;
const pressed = { timer: 0, done: false, x: 0, y: 0 };

/** Whether the click that comes now only ends a long press. */
export function endsLongPress() {
  const ends = pressed.done;
  pressed.done = false;
  return ends;
}

function look(element) {
  wanted = element.dataset.look;
  return send({ do: "look", at: wanted });
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
  told = html;
  const panel = find("details");
  const plays = byTouch() && find(id).dataset.tap !== undefined;
  if (panel?.checkVisibility() && !plays) {
    panel.firstElementChild.innerHTML = html; // the page has a place for details: nothing need be covered
    find("tip").hidden = true;
  } else fill(html);
  if (plays) find("tip").append(wayOf(find(id)));
}

/** Where a tap commits, the first one shows and the second one plays; true when this tap was the first. */
export function looksFirst(element) {
  const { look: id, tap } = element.dataset;
  if (!byTouch() || tap === undefined || tipped === id || tapped === id) return false;
  if (look(element)) tapped = id; // also where there is nothing to tell, the next tap plays
  return true;
}

/** The way from details to what a second tap would do. */
function wayOf(element) {
  const button = document.createElement("button");
  button.className = "btn btn--act";
  button.dataset.for = element.id;
  button.textContent = element.dataset.tap;
  return button;
}

/** Show something beside a link that was followed: a rule beside its id. */
export function showBeside(element, html) {
  if (!find("tip").contains(element)) {
    hideTip();
    asked = element;
  }
  fill(html);
  pin();
}

function fill(html) {
  const tip = find("tip");
  tip.innerHTML = html;
  tip.hidden = false;
  tip.classList.remove("is-pinned");
  clearTimeout(resting);
  if (byTouch()) pin();
  else resting = setTimeout(pin, REST);
  followTip();
}

/** From now on the tip can be pointed at; before that the pointer goes through it to what lies beneath. */
function pin() {
  clearTimeout(resting);
  find("tip").classList.add("is-pinned");
}

export function hideTip() {
  clearTimeout(hover);
  leaveTip();
}

/** The pointer has left what is explained. What it points at now is still to be looked at. */
function leaveTip() {
  clearTimeout(leaving);
  clearTimeout(resting);
  wanted = tipped = tapped = "";
  asked = null;
  find("tip").hidden = true;
}

/** After the page has changed: details of what is gone go, too; the others move with what they explain. */
export function followTip() {
  const panel = find("details");
  if (tipped && find(tipped) && panel?.checkVisibility() && !panel.querySelector("h2")) panel.firstElementChild.innerHTML = told; // the page was older
  if (find("tip").hidden) return;
  const element = asked ?? find(tipped);
  if (element?.isConnected) placeBeside(find("tip"), element, byTouch());
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
  const row = rowAround(element).getBoundingClientRect();
  const clamp = (value, most) => Math.max(GAP, Math.min(value, most - GAP));
  const middle = away.top + away.height / 2 - height / 2;
  const centre = away.left + away.width / 2 - width / 2;
  const places = [
    [centre, row.top - GAP - height],
    [centre, row.bottom + GAP],
    [row.right + GAP, middle],
    [row.left - GAP - width, middle],
    [away.right + GAP, middle],
    [away.left - GAP - width, middle],
    [centre, away.top - GAP - height],
    [centre, away.bottom + GAP],
  ].map(([x, y]) => [clamp(x, innerWidth - width), clamp(y, innerHeight - height)]);
  const [x, y] = leastInTheWay(places, box, element);
  box.style.setProperty("left", `${x}px`);
  box.style.setProperty("top", `${y}px`);
}

/* What stands in one row (a hand, the reserves) is read from one to the next: the row itself stays free. */
function rowAround(element) {
  let row = element;
  while (row.parentElement && row.parentElement.offsetHeight < element.offsetHeight * 1.5) row = row.parentElement;
  return row;
}

/* The first of the places that covers least: first of all not the element itself, nothing of its row, then no option, then no neighbour. */
function leastInTheWay(places, box, element) {
  const { width, height } = box.getBoundingClientRect();
  const seen = (one) => one !== element && !one.contains(element) && !box.contains(one) && one.checkVisibility();
  const areas = [[element.getBoundingClientRect(), 100]];
  const row = rowAround(element);
  for (const one of document.querySelectorAll(`:is(${DECIDES},[data-look])`)) {
    if (seen(one)) areas.push([one.getBoundingClientRect(), row.contains(one) ? 50 : one.matches(DECIDES) ? 10 : 1]);
  }
  const shared = (from, to, start, end) => Math.max(0, Math.min(to, end) - Math.max(from, start));
  const cost = ([x, y]) =>
    areas.reduce((sum, [r, weight]) => sum + weight * shared(x, x + width, r.left, r.right) * shared(y, y + height, r.top, r.bottom), 0);
  const costs = places.map(cost);
  return places[costs.indexOf(Math.min(...costs))];
}

document.addEventListener("pointerover", (event) => {
  if (event.pointerType !== "mouse" || event.buttons) return;
  const element = event.target.closest("[data-look]");
  clearTimeout(leaving);
  if (event.target.closest("#tip") || (element && element.dataset.look === tipped)) return clearTimeout(hover);
  if (tipped || (asked && !asked.contains(event.target))) leaving = setTimeout(leaveTip, GRACE);
  lookLater(element);
});

lookLater([...document.querySelectorAll("[data-look]:hover")].at(-1)); // a pointer that came before this script did

document.addEventListener("focusin", (event) => {
  const element = event.target.closest?.("[data-look]");
  if (element && event.target.matches(":focus-visible")) lookLater(element);
});

document.addEventListener("pointerdown", (event) => {
  Object.assign(pressed, { done: false, x: event.clientX, y: event.clientY });
  const element = event.target.closest("[data-look]");
  if (!byTouch() || !element) return;
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
  if (byTouch() && event.target.closest("[data-look]")) event.preventDefault();
});
