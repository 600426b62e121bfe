/* Beats: what happened between two pages is shown one thing after the other, on a stage where the prompt stands, before the
   page that it leads to. Any key or click skips one, the next one skips all. Nothing is dropped: whoever does not skip sees
   everything. Without motion beats are still pictures. This file knows no game. */

import { motionAllowed } from "./morph.js";

const find = (id) => document.getElementById(id);
const PACES = { slow: 1.8, calm: 1, quick: 0.4 };
const TUMBLE = 420;
const GRACE = 350; // a press that was meant for the last beat is not taken for an answer
const HOWS = ["harm", "good", "move", "new", "gone"];

const stage = find("stage");
const layer = document.createElement("div");
layer.className = "touches";
layer.setAttribute("aria-hidden", "true");
document.body.append(layer);

let playing = null; // {skip, all}: what ends the beat that stands, and whether the rest is skipped
let ended = -Infinity;

function pace() {
  return document.hidden ? 0 : (PACES[document.documentElement.dataset.speed] ?? 0);
}

/** Whether beats are being shown; a click then skips. */
export function isPlaying() {
  return playing !== null;
}

/** Whether a click comes so soon after the last beat that it was meant for it. */
export function tooSoon() {
  return performance.now() - ended < GRACE;
}

/** Skip the beat that stands; a second time, all the rest. */
export function skip() {
  if (!playing) return;
  playing.presses += 1;
  if (playing.presses > 1) playing.all = true;
  playing.end();
}

/** Skip everything that is left. */
export function skipAll() {
  if (!playing) return;
  playing.all = true;
  playing.end();
}

/** Show beats one after the other; resolves when the last has rested. `onBeat` hears of each that is shown. */
export async function play(beats, onBeat = () => {}) {
  if (!beats.length || !pace()) return;
  playing = { presses: 0, all: false, end: () => {}, from: null };
  document.documentElement.classList.add("is-playing");
  try {
    for (const [number, beat] of beats.entries()) {
      if (playing.all || !pace()) break;
      onBeat(beat);
      await showBeat(beat, beats.length - number - 1);
    }
  } finally {
    if (playing.from !== null) scrollTo({ top: playing.from, behavior: "instant" }); // back to where whoever looks had left the page
    playing = null;
    ended = performance.now();
    document.documentElement.classList.remove("is-playing");
    stage.hidden = true;
    find("stage-beat").replaceChildren();
    untouch();
  }
}

function untouch() {
  layer.replaceChildren();
  for (const element of document.querySelectorAll("[data-touch]")) delete element.dataset.touch;
}

async function showBeat(beat, left) {
  const box = find("stage-beat");
  stage.hidden = false; // first, so that what comes into it is read out
  box.innerHTML = beat.html;
  find("stage-left").textContent = left ? `+${left}` : "";
  stage.dataset.kind = beat.kind;
  place(beat.kind);
  touch(beat.touches ?? []);
  if (motionAllowed()) enliven(box);
  await rest(beat.rest * pace());
  layer.replaceChildren();
  for (const element of document.querySelectorAll('[data-touch]:not([data-touch="gone"])')) delete element.dataset.touch;
}

function rest(time) {
  return new Promise((done) => {
    const timer = setTimeout(done, time);
    playing.end = () => {
      clearTimeout(timer);
      done();
    };
  });
}

/* The stage stands where the prompt does, or where a page without one has a place for it, and grows upwards; a turn is told in
   the middle of the board. */
function place(kind) {
  const board = kind === "turn" && document.querySelector("[data-stage=turn]");
  const at = (board || find("stage-place") || find("prompt") || find("main"))?.getBoundingClientRect();
  if (!at) return;
  const height = innerHeight;
  stage.classList.toggle("stage--board", Boolean(board));
  stage.style.left = `${at.left}px`;
  stage.style.width = `${at.width}px`;
  stage.style.minHeight = board ? "" : `${Math.min(at.height, height / 3)}px`;
  stage.style.bottom = board ? "" : `${Math.max(0, height - Math.min(at.bottom, height))}px`;
  stage.style.top = board ? `${at.top + at.height / 2}px` : "";
}

/* Dice tumble in and rest; what they come to is counted when they lie still. */
function enliven(box) {
  const quick = document.documentElement.dataset.speed === "quick";
  const duration = quick ? TUMBLE / 2 : TUMBLE;
  const from = { transform: "translateY(-.6rem) rotate(-70deg)", opacity: 0 };
  const easing = "cubic-bezier(.2,.7,.2,1)";
  for (const [number, die] of [...box.querySelectorAll(".beat__die")].entries()) {
    die.animate([from, { transform: "none", opacity: 1 }], { duration, easing, delay: Math.min(number, 8) * 25, fill: "backwards" });
  }
  const total = box.querySelector(".beat__n");
  if (total && box.querySelector(".beat__die")) count(total, duration);
}

function count(element, delay) {
  const end = Number(element.textContent);
  if (!Number.isInteger(end) || end < 2) return;
  const began = performance.now() + delay;
  const step = (now) => {
    if (!element.isConnected) return;
    const part = Math.min(1, Math.max(0, (now - began) / 300));
    element.textContent = String(Math.round(end * part));
    if (part < 1) requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}

/* What a beat concerns is marked where it stands, with its sign beside it. */
function touch(touches) {
  for (const { at, how, text } of touches) {
    const element = find(at);
    if (!element || !HOWS.includes(how)) continue;
    element.dataset.touch = how;
    if (!playing || inSight(element)) continue;
    playing.from ??= scrollY;
    element.scrollIntoView({ block: "center", inline: "nearest" });
  }
  for (const { at, how, text } of touches) {
    const box = text && find(at)?.getBoundingClientRect();
    if (!box?.width || onStage(box)) continue;
    const sign = document.createElement("b");
    sign.className = `touch touch--${how} num`;
    sign.textContent = text;
    sign.style.left = `${box.left + box.width / 2}px`;
    sign.style.top = `${box.top}px`; // on the edge, so that what stands inside can be read
    layer.append(sign);
  }
}

/** Whether a sign on the edge of a box would lie on the stage, over what it tells. */
function onStage(box) {
  const at = stage.getBoundingClientRect();
  const [x, y] = [box.left + box.width / 2, box.top];
  return x > at.left && x < at.right && y > at.top - 12 && y < at.bottom;
}

function inSight(element) {
  const box = element.getBoundingClientRect();
  return box.bottom > 0 && box.top < innerHeight - 60 && box.right > 0 && box.left < innerWidth;
}

/* Looking back: a step of the recap shows on the board what it concerned, while the pointer rests on it or one after the other. */
let recalled = null;

function recall(line) {
  if (line === recalled || (line && isPlaying())) return;
  recalled?.classList.remove("is-now");
  recalled = line;
  untouch();
  if (!line) return;
  line.classList.add("is-now");
  touch(JSON.parse(line.dataset.touches));
}

document.addEventListener("pointerover", (event) => {
  if (event.pointerType === "mouse") recall(event.target.closest?.("[data-touches]") ?? (event.target.closest?.("#recap") ? recalled : null));
});

document.addEventListener("click", (event) => {
  const way = Number(event.target.closest?.("[data-recall]")?.dataset.recall);
  if (!way) return;
  const lines = [...document.querySelectorAll("#recap-lines > li")];
  const at = lines.indexOf(recalled);
  const line = at < 0 ? lines.at(way < 0 ? -1 : 0) : lines[at + way];
  if (!line) return;
  recall(line);
  line.scrollIntoView({ block: "nearest" });
  find("recap-now").textContent = line.textContent.trim();
});

/** What the last moves left behind stays marked until whoever looks has decided something. */
export function markTouched(app) {
  recall(null); // another page: its steps are others
  const left = JSON.parse(app.querySelector("[data-touched]")?.dataset.touched ?? "{}");
  for (const [id, how] of Object.entries(left)) find(id)?.classList.add(`was-${how}`);
}
