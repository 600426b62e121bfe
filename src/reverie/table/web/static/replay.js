/* A replay that moves by itself. Every step has an address and every control is a link, so that without this script the
   page still works; with it, steps are fetched and morphed in place. The server says what a step looks like. */

import { morph } from "/static/morph.js";

const page = document.getElementById("replay");
const app = document.getElementById("replay-app");
const range = document.getElementById("replay-range");
const play = document.getElementById("replay-play");
const speeds = document.getElementById("replay-speed");
const line = document.getElementById("replay-line");
const count = document.getElementById("replay-count");
const estimate = document.getElementById("replay-estimate");
const values = estimate ? estimate.dataset.values.split(" ") : [];
const log = document.getElementById("replay-log");
const turns = document.getElementById("replay-turns");
let stepOfLine = linesOf(log);

const LAST = Number(page.dataset.last);
const SEAT = page.dataset.seat;
const BEAT = 1100; /* milliseconds a step stands at normal speed */
const KEPT = 40; /* steps remembered, so that going back and forth asks nobody */

let step = Number(page.dataset.step);
let wanted = step;
let busy = false;
let timer = 0;
let beat = BEAT;
const known = new Map();

function linesOf(list) {
  return new Map([...list.querySelectorAll("[data-line]")].map((link) => [link.dataset.line, Number(link.dataset.step)]));
}

/* A long log comes in parts: when a step lies in another one, that part is fetched. */
let fetching = false;

async function turnLog(number) {
  if (fetching || (number >= Number(log.dataset.from) && number <= Number(log.dataset.to))) return;
  fetching = true;
  try {
    const answer = await fetch(`${page.dataset.home}/log/${number}?seat=${encodeURIComponent(SEAT)}`);
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

function within(number) {
  return Math.max(0, Math.min(LAST, number));
}

function address(number) {
  return `${page.dataset.home}?step=${number}${SEAT ? `&seat=${encodeURIComponent(SEAT)}` : ""}`;
}

async function fetchStep(number) {
  if (known.has(number)) return known.get(number);
  const answer = await fetch(`${page.dataset.home}/step/${number}?seat=${encodeURIComponent(SEAT)}`);
  if (!answer.ok) throw new Error(`${answer.status}`);
  const found = await answer.json();
  known.set(number, found);
  while (known.size > KEPT) known.delete(known.keys().next().value);
  return found;
}

/* Only the newest wish counts: while one step is on its way, others may be wished for and forgotten. */
async function go(number) {
  wanted = within(number);
  hideTip();
  show(wanted);
  if (busy) return;
  busy = true;
  try {
    while (step !== wanted) {
      const next = wanted;
      const found = await fetchStep(next);
      if (next !== wanted) continue;
      await morph(app, found.html, { moved: moved(found.html) });
      step = found.step;
      page.dataset.step = step;
      line.textContent = found.line;
      history.replaceState(null, "", address(step));
    }
  } catch {
    pause();
    wanted = step;
    show(step);
    line.textContent = page.dataset.lost;
  } finally {
    busy = false;
  }
}

/* Things that glide: those that will stand somewhere else. */
function moved(html) {
  const next = document.createElement("template");
  next.innerHTML = html;
  const found = [];
  for (const element of next.content.querySelectorAll("[data-vt][id]")) {
    const now = document.getElementById(element.id);
    if (now && home(now) !== home(element)) found.push(element.id);
  }
  return found;
}

function home(element) {
  return element.parentElement?.closest("[id]")?.id ?? "";
}

/* Everything around the scene follows at once, before the step has come. */
function show(number) {
  range.value = number;
  count.textContent = count.dataset.text.replace("#", number);
  document.getElementById("replay-cur")?.setAttribute("d", `M${((number / (LAST || 1)) * 1000).toFixed(1)} 0V100`);
  if (estimate) estimate.querySelector("b").textContent = estimate.dataset.text.replace("#", values[number]);
  const targets = { first: 0, back: number - 1, on: number + 1, last: LAST };
  for (const link of page.querySelectorAll("[data-go]")) link.href = address(within(targets[link.dataset.go]));
  document.getElementById("replay-link").href = address(number);
  document.getElementById("replay-play-on").href = `${page.dataset.home}/on?step=${number}`;
  for (const link of page.querySelectorAll("[data-seat][href]")) {
    link.href = address(number).replace(/&seat=.*$/, "") + (link.dataset.seat ? `&seat=${link.dataset.seat}` : "");
  }
  mark(turns, number);
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
  if (list === turns && current) keepInSight(list, current);
  return current;
}

function keepInSight(box, element) {
  const inner = element.getBoundingClientRect();
  const outer = box.getBoundingClientRect();
  if (inner.top < outer.top || inner.bottom > outer.bottom) box.scrollTop += inner.top - outer.top - outer.height / 3;
  if (inner.left < outer.left || inner.right > outer.right) box.scrollLeft += inner.left - outer.left - outer.width / 3;
}

function start() {
  if (timer) return;
  play.classList.add("is-playing");
  line.setAttribute("aria-live", "off");
  name(play.dataset.pause);
  if (wanted === LAST) go(0);
  timer = setTimeout(tick, beat / 2);
}

async function tick() {
  await go(wanted + 1);
  if (!timer) return;
  if (wanted >= LAST) pause();
  else {
    timer = setTimeout(tick, beat);
    fetchStep(within(wanted + 1)).catch(() => {});
  }
}

function pause() {
  clearTimeout(timer);
  timer = 0;
  play.classList.remove("is-playing");
  line.setAttribute("aria-live", "polite");
  name(play.dataset.start);
}

function name(text) {
  play.setAttribute("aria-label", text);
  play.title = text;
}

function jump(number) {
  pause();
  return go(number);
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
  const element = app.contains(event.target) ? event.target.closest("[data-look]") : null;
  if (element) look(element);
  else if (!tip.contains(event.target)) hideTip();
});

page.addEventListener("click", (event) => {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
  const link = event.target.closest("a");
  if (!link) {
    /* a line of the game's own log leads to its moment, too */
    const told = event.target.closest("#log > li[id]");
    if (told && stepOfLine.has(told.id)) jump(stepOfLine.get(told.id));
    return;
  }
  if (link.dataset.go) {
    event.preventDefault();
    jump({ first: 0, back: wanted - 1, on: wanted + 1, last: LAST }[link.dataset.go]);
  } else if (link.dataset.step) {
    event.preventDefault();
    jump(Number(link.dataset.step));
  } else if (link.id === "replay-link" && navigator.clipboard) {
    event.preventDefault();
    copyLink(link).catch(() => location.assign(link.href));
  }
});

range.addEventListener("input", () => jump(Number(range.value)));
range.form.addEventListener("submit", (event) => event.preventDefault());
play.addEventListener("click", () => (timer ? pause() : start()));
speeds.addEventListener("click", (event) => {
  const chosen = event.target.closest("[data-speed]");
  if (!chosen) return;
  beat = BEAT / Number(chosen.dataset.speed);
  for (const button of speeds.children) button.setAttribute("aria-pressed", String(button === chosen));
});

document.getElementById("replay-all").addEventListener("toggle", () => show(wanted));

const KEYS = { ArrowLeft: () => jump(wanted - 1), ArrowRight: () => jump(wanted + 1), Home: () => jump(0), End: () => jump(LAST) };

document.addEventListener("keydown", (event) => {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const at = event.target instanceof Element ? event.target : document.body;
  if (event.key === "Escape") {
    hideTip();
    document.getElementById("replay-all").open = false;
  }
  if (at.matches("input, select, textarea, [contenteditable]")) {
    if (at !== range || event.key !== " ") return;
  }
  if (event.key === " ") {
    if (at.closest("button, a, summary")) return;
    event.preventDefault();
    if (timer) pause();
    else start();
  } else if (KEYS[event.key] && at !== log) {
    event.preventDefault();
    KEYS[event.key]();
  }
});

play.hidden = false;
speeds.hidden = false;
