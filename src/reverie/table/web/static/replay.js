/* A replay that moves by itself. Every step has an address and every control is a link, so that without this script the
   page still works; with it, steps are fetched and morphed in place. The server says what a step looks like, what is told
   between two of them, and where one may stop; this file knows no game. */

import { isPlaying, play as playBeats, skip, skipAll } from "/static/beats.js";
import { morph } from "/static/morph.js";
import { byTouch, closeSheet, openSheet } from "/static/sheet.js";

const find = (id) => document.getElementById(id);
const page = find("replay");
const app = find("replay-app");
const range = find("replay-range");
const play = find("replay-play");
const speeds = find("replay-speed");
const line = find("replay-line");
const count = find("replay-count");
const estimate = find("replay-estimate");
const values = estimate ? estimate.dataset.values.split(" ") : [];
const log = find("replay-log");
const turns = find("replay-turns");
let stepOfLine = linesOf(log);

const LAST = Number(page.dataset.last);
const SEAT = page.dataset.seat;
const EVERY = page.dataset.every;
const STEPS = JSON.parse(page.dataset.steps);
const REST = 1100; /* milliseconds a step stands that no beats lead to */
const BREATH = 300; /* and one that beats led to */
const KEPT = 40; /* steps remembered, so that going back and forth asks nobody */

let step = Number(page.dataset.step);
let wanted = step;
let busy = false;
let running = false;
let timer = 0;
const known = new Map();

function linesOf(list) {
  return new Map([...list.querySelectorAll("[data-line]")].map((link) => [link.dataset.line, Number(link.dataset.step)]));
}

function asked() {
  return `?seat=${encodeURIComponent(SEAT)}${EVERY && "&every=1"}`;
}

/* A long log comes in parts: when a step lies in another one, that part is fetched. */
let fetching = false;

async function turnLog(number) {
  if (fetching || (number >= Number(log.dataset.from) && number <= Number(log.dataset.to))) return;
  fetching = true;
  try {
    const answer = await fetch(`${page.dataset.home}/log/${number}${asked()}`);
    if (!answer.ok) return;
    const found = await answer.json();
    log.innerHTML = found.html;
    log.dataset.from = found.from;
    log.dataset.to = found.to;
    stepOfLine = linesOf(log);
  } catch {
    return; /* the steps themselves say when the server is gone */
  } finally {
    fetching = false;
  }
  show(wanted);
}

/* Which step is next ------------------------------------------------------------------------------------------------ */

function after(steps, number) {
  return steps.find((one) => one > number);
}

function before(steps, number) {
  return steps.findLast((one) => one < number);
}

/** The place to stop at that is nearest to a step, in the direction in which one goes. */
function stopNear(number) {
  if (STEPS.stop.includes(number)) return number;
  return number > wanted ? (after(STEPS.stop, number) ?? LAST) : (before(STEPS.stop, number) ?? 0);
}

function target(way) {
  return { first: 0, back: before(STEPS.stop, wanted) ?? 0, on: after(STEPS.stop, wanted) ?? LAST, last: LAST }[way];
}

function leap(list, way) {
  return (way === "on" ? after : before)(STEPS[list], wanted);
}

function within(number) {
  return Math.max(0, Math.min(LAST, number));
}

function address(number, seat = SEAT) {
  return `${page.dataset.home}?step=${number}${seat ? `&seat=${encodeURIComponent(seat)}` : ""}${EVERY && "&every=1"}`;
}

/* Going there ------------------------------------------------------------------------------------------------------- */

async function fetchStep(number, from = -1) {
  const name = from < 0 ? `${number}` : `${from}-${number}`;
  if (known.has(name)) return known.get(name);
  const answer = await fetch(`${page.dataset.home}/step/${number}${asked()}${from < 0 ? "" : `&from=${from}`}`);
  if (!answer.ok) throw new Error(`${answer.status}`);
  const found = await answer.json();
  known.set(name, found);
  while (known.size > KEPT) known.delete(known.keys().next().value);
  return found;
}

async function draw(found) {
  await morph(app, found.html, { moved: moved(found.html) });
  step = found.step;
  page.dataset.step = step;
  line.textContent = found.line;
  history.replaceState(null, "", address(step));
}

/* Only the newest wish counts: while one step is on its way, others may be wished for and forgotten. */
async function go(number) {
  wanted = within(number);
  hideTip();
  closeSheet();
  show(wanted);
  if (busy) return;
  busy = true;
  try {
    while (step !== wanted) {
      const next = wanted;
      const found = await fetchStep(next);
      if (next === wanted) await draw(found);
    }
  } catch {
    lost();
  } finally {
    busy = false;
  }
}

function lost() {
  pause();
  wanted = step;
  show(step);
  line.textContent = page.dataset.lost;
}

/* Things that glide: those that will stand somewhere else. */
function moved(html) {
  const next = document.createElement("template");
  next.innerHTML = html;
  const found = [];
  for (const element of next.content.querySelectorAll("[data-vt][id]")) {
    const now = find(element.id);
    if (now && home(now) !== home(element)) found.push(element.id);
  }
  return found;
}

function home(element) {
  return element.parentElement?.closest("[id]")?.id ?? "";
}

/* Where a link leads; one that leads nowhere from here keeps its name, and says that it is a link out of use. */
function lead(link, step) {
  link.toggleAttribute("href", step !== undefined);
  if (step !== undefined) link.href = address(step);
  for (const [name, value] of [["role", "link"], ["aria-disabled", "true"]]) {
    if (step === undefined) link.setAttribute(name, value);
    else link.removeAttribute(name);
  }
}

/* Everything around the scene follows at once, before the step has come. */
function show(number) {
  range.value = number;
  count.textContent = count.dataset.text.replace("#", number);
  find("replay-cur")?.setAttribute("d", `M${((number / (LAST || 1)) * 1000).toFixed(1)} 0V100`);
  if (estimate) estimate.querySelector("b").textContent = estimate.dataset.text.replace("#", values[number]);
  for (const link of document.querySelectorAll("[data-go]")) link.href = address(target(link.dataset.go));
  for (const link of page.querySelectorAll("[data-list]")) {
    const there = leap(link.dataset.list, link.dataset.way);
    lead(link, there);
  }
  for (const link of document.querySelectorAll("[data-copied]")) link.href = address(number);
  find("replay-play-on").href = `${page.dataset.home}/on?step=${number}`;
  find("replay-every").href = find("replay-every").href.replace(/step=\d+/, `step=${number}`);
  for (const link of page.querySelectorAll("[data-seat][href]")) link.href = address(number, link.dataset.seat);
  mark(turns, number);
  for (const link of page.querySelectorAll(".replay__swings [data-step]")) {
    if (Number(link.dataset.step) === number) link.setAttribute("aria-current", "step");
    else link.removeAttribute("aria-current");
  }
  const current = mark(log, number);
  for (const item of log.querySelectorAll("li.now")) item.classList.remove("now");
  current?.parentElement.classList.add("now");
  if (current && log.offsetParent) keepInSight(log, current.parentElement);
  turnLog(number);
}

function mark(list, number) {
  if (!list) return null;
  let current = null;
  for (const link of list.querySelectorAll("[data-step]")) {
    link.removeAttribute("aria-current");
    if (Number(link.dataset.step) <= number) current = link;
  }
  current?.setAttribute("aria-current", "step");
  return current;
}

function keepInSight(box, element) {
  const inner = element.getBoundingClientRect();
  const outer = box.getBoundingClientRect();
  if (inner.top < outer.top || inner.bottom > outer.bottom) box.scrollTop += inner.top - outer.top - outer.height / 3;
}

/* Playing ----------------------------------------------------------------------------------------------------------- */

/* A game is played as at the table: what happens is shown, then the page that it leads to, and so on. */
async function start() {
  if (running) return;
  running = true;
  play.classList.add("is-running");
  line.setAttribute("aria-live", "off");
  name(play.dataset.pause);
  if (wanted === LAST) await go(0);
  else await rest(REST / 2);
  while (running && wanted < LAST) {
    const told = await playOn();
    if (running && wanted < LAST) await rest(told ? BREATH : REST);
  }
  pause();
}

/** One step on, after what led to it was shown; whether anything was. */
async function playOn() {
  const begun = wanted;
  const next = target("on");
  let found;
  try {
    found = await fetchStep(next, begun);
  } catch {
    lost();
    return false;
  }
  let told = false;
  if (running && wanted === begun) await playBeats(found.beats, () => (told = true));
  if (!running || wanted !== begun) return told;
  known.set(`${next}`, found);
  await go(next);
  return told;
}

function rest(time) {
  const slow = { slow: 1.8, quick: 0.4, off: 0.4 }[document.documentElement.dataset.speed] ?? 1;
  return new Promise((done) => {
    timer = setTimeout(done, time * slow);
    endRest = done;
  });
}
let endRest = () => {};

function pause() {
  running = false;
  clearTimeout(timer);
  endRest();
  skipAll();
  play.classList.remove("is-running");
  line.setAttribute("aria-live", "polite");
  name(play.dataset.start);
}

function name(text) {
  play.setAttribute("aria-label", text);
  play.title = text;
}

function jump(number) {
  pause();
  if (number !== undefined) go(number);
}

async function copyLink(link) {
  await navigator.clipboard.writeText(link.href);
  line.textContent = link.dataset.copied;
  link.classList.add("is-done");
  setTimeout(() => link.classList.remove("is-done"), 1500);
}

/* Details of what is pointed at, as at the table; here the server is asked by address. */
const tip = document.getElementById("replay-tip");
const HOVER = 250;
const GAP = 8;
let pointed = "";
let hover = 0;

async function look(element) {
  const at = element.dataset.look;
  const asked = `${page.dataset.home}/look/${step}/${encodeURIComponent(at)}?seat=${encodeURIComponent(SEAT)}`;
  pointed = at;
  const answer = await fetch(asked).catch(() => null);
  const html = answer?.ok ? (await answer.json()).html : "";
  if (pointed !== at || !html || !element.isConnected) return;
  tip.innerHTML = html;
  tip.hidden = false;
  placeTip(element.getBoundingClientRect());
}

function hideTip() {
  clearTimeout(hover);
  pointed = "";
  tip.hidden = true;
}

/* Beside the element, never over it; on a phone a sheet at the edge where the element is not. */
function placeTip(away) {
  tip.style.removeProperty("left");
  tip.style.removeProperty("top");
  const sheet = matchMedia("(max-width: 640px)").matches;
  tip.classList.toggle("is-sheet", sheet);
  tip.classList.toggle("is-high", sheet && away.bottom > innerHeight * 0.5);
  if (sheet) return;
  const { width, height } = tip.getBoundingClientRect();
  const right = away.right + GAP + width <= innerWidth - GAP;
  const top = Math.max(GAP, Math.min(away.top, innerHeight - height - GAP));
  tip.style.setProperty("left", `${right ? away.right + GAP : Math.max(GAP, away.left - GAP - width)}px`);
  tip.style.setProperty("top", `${top}px`);
}

app.addEventListener("pointerover", (event) => {
  if (event.pointerType !== "mouse") return;
  const element = event.target.closest("[data-look]");
  if (element?.dataset.look === pointed) return;
  hideTip();
  if (element) hover = setTimeout(() => look(element), HOVER);
});
app.addEventListener("pointerleave", hideTip);
app.addEventListener("focusin", (event) => {
  const element = event.target.closest("[data-look]");
  if (element && event.target.matches(":focus-visible")) look(element);
});
document.addEventListener("click", (event) => {
  const at = event.target;
  const listed = at.closest("[data-for]");
  if (at.closest("#cell-sheet") && !listed && !at.closest("[data-close]")) return;
  closeSheet();
  const element = listed ? find(listed.dataset.for) : app.contains(at) ? at.closest("[data-look]") : null;
  if (element && (listed || !byTouch() || !openSheet(element))) look(element);
  else if (!tip.contains(at)) hideTip();
});

document.addEventListener("click", (event) => {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
  const link = event.target.closest("a");
  if (!link) {
    /* a line of the game's own log leads to its moment, too */
    const told = event.target.closest("#log li[id]");
    if (told && stepOfLine.has(told.id)) jump(stepOfLine.get(told.id));
    return;
  }
  if (link.dataset.go) {
    event.preventDefault();
    jump(target(link.dataset.go));
  } else if (link.dataset.list) {
    event.preventDefault();
    jump(leap(link.dataset.list, link.dataset.way));
  } else if (link.dataset.step) {
    event.preventDefault();
    jump(Number(link.dataset.step));
  } else if (link.dataset.copied && navigator.clipboard) {
    event.preventDefault();
    copyLink(link).catch(() => location.assign(link.href));
  }
});

/* Turning points take a while to weigh: they come when somebody asks for them, in the place of the swings. */
find("replay-points")?.addEventListener("click", async (event) => {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
  const list = find("replay-swing-list");
  if (!list || list.dataset.points) return; /* a second press leads to their own page */
  event.preventDefault();
  const link = event.currentTarget;
  link.setAttribute("aria-busy", "true");
  line.textContent = link.dataset.wait;
  const answer = await fetch(`${page.dataset.home}/points/list`).catch(() => null);
  link.removeAttribute("aria-busy");
  if (!answer?.ok) return location.assign(link.href);
  list.innerHTML = (await answer.json()).html;
  list.dataset.points = "1";
  find("replay-swings").textContent = link.textContent.trim();
  line.textContent = "";
  list.focus();
});

/* While beats are shown a press outside the controls skips one, as at the table. */
document.addEventListener(
  "click",
  (event) => {
    if (!isPlaying() || event.target.closest?.(".replay__foot,.top")) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    skip();
  },
  true,
);

range.addEventListener("input", () => jump(stopNear(Number(range.value))));
range.form.addEventListener("submit", (event) => event.preventDefault());
play.addEventListener("click", () => (running ? pause() : start()));
speeds.addEventListener("click", (event) => {
  const chosen = event.target.closest("[data-speed]");
  if (!chosen) return;
  document.documentElement.dataset.speed = chosen.dataset.speed;
  for (const button of speeds.children) button.setAttribute("aria-pressed", String(button === chosen));
});

find("replay-all").addEventListener("toggle", () => show(wanted));

/* Keys: arrows from step to step, with Shift from turn to turn; letters for what one looks for. */
const decisions = [...new Set(Object.keys(STEPS).filter((list) => /^\d+$/.test(list)).flatMap((list) => STEPS[list]))].sort((a, b) => a - b);
const KEYS = {
  ArrowLeft: () => target("back"),
  ArrowRight: () => target("on"),
  "Shift+ArrowLeft": () => leap("turn", "back"),
  "Shift+ArrowRight": () => leap("turn", "on"),
  PageUp: () => leap("turn", "back"),
  PageDown: () => leap("turn", "on"),
  Home: () => 0,
  End: () => LAST,
  r: () => leap("roll", "on"),
  "Shift+R": () => leap("roll", "back"),
  d: () => after(decisions, wanted),
  "Shift+D": () => before(decisions, wanted),
};

document.addEventListener("keydown", (event) => {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const at = event.target instanceof Element ? event.target : document.body;
  if (event.key === "Escape") {
    hideTip();
    closeSheet();
    for (const id of ["replay-all", "replay-menu"]) find(id).open = false;
  }
  if (at.matches("input, select, textarea, [contenteditable]")) {
    if (at !== range || (event.key !== " " && !event.shiftKey)) return;
  }
  const key = KEYS[`${event.shiftKey ? "Shift+" : ""}${event.key}`];
  if (event.key === " ") {
    if (at.closest("button, a, summary")) return;
    event.preventDefault();
    if (running) pause();
    else start();
  } else if (key && !(at === log && event.key.startsWith("Page"))) {
    event.preventDefault();
    jump(key());
  } else if (isPlaying() && !["Tab", "Shift", "Enter"].includes(event.key)) {
    event.preventDefault();
    skip();
  }
});

/* What stands at a place of the curve is put there; the page itself has no styles of its own. What would lie on something
   that stands there already gives way: there are other ways to the same step. */
const ROOM = 25;

function settle() {
  page.classList.add("is-live");
  const wide = find("replay-curve")?.clientWidth || range.clientWidth;
  let taken = -ROOM;
  for (const label of turns?.querySelectorAll("a") ?? []) {
    const x = (Number(label.dataset.x) / 1000) * wide;
    label.style.left = `${Number(label.dataset.x) / 10}%`;
    label.hidden = false;
    const room = Math.max(ROOM, label.offsetWidth + 2);
    label.hidden = x - taken < room;
    if (!label.hidden) taken = x;
  }
  const marks = [];
  for (const mark of page.querySelectorAll(".replay__swing")) {
    const [x, y] = [(Number(mark.dataset.x) / 1000) * wide, Number(mark.dataset.y)];
    mark.style.left = `${Number(mark.dataset.x) / 10}%`;
    mark.style.top = `${y}%`;
    mark.classList.toggle("is-low", y > 84);
    mark.classList.toggle("is-high", y < 16);
    if (marks.every((one) => Math.abs(one[0] - x) >= ROOM || Math.abs(one[1] - y) >= ROOM)) {
      mark.href = address(Number(mark.dataset.step));
      marks.push([x, y]);
    } else mark.removeAttribute("href");
  }
}

settle();
addEventListener("resize", settle);
play.hidden = false;
speeds.hidden = false;
