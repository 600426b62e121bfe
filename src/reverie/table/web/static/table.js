/* A table in the browser. The server draws everything; this file puts what it sends into the page and says what was
   clicked. It knows no rules and keeps no state of the game. */

import {
  endsLongPress,
  followTip,
  hideTip,
  looksFirst,
  placeBeside,
  showBeside,
  showTip,
} from "./details.js";
import { isPlaying, markTouched, play, skip, tooSoon } from "./beats.js";
import { setClock } from "./clock.js";
import { finishDrop, openDrag } from "./drag.js";
import { randomHex, remember } from "./fair.js";
import { openKeys, rove } from "./keys.js";
import { endLine, lineIsWell, openLine, send, settle } from "./line.js";
import { morph, motionAllowed } from "./morph.js";
import { notice } from "./notify.js";
import { showSettings } from "./page.js";
import { sound } from "./sound.js";
import { seekOptions } from "./seek.js";
import { byTouch, closeSheet, openSheet } from "./sheet.js";

const app = document.getElementById("app");
const find = (id) => document.getElementById(id);
const ACTIVE = "[data-pick],[data-open],[data-choose],[data-set],[data-ahead],[data-do],[data-rule]";

function receive(message) {
  if ("seq" in message && ("html" in message || "lines" in message)) show({ ...message, html: whole(message) });
  else if ("tip" in message) showTip(message.tip, message.html);
  else if ("ok" in message) settle(message.ok);
  else if ("refused" in message) {
    settle(message.refused ?? undefined);
    toast(message.why, message.rule);
  } else if ("toast" in message) toast(message.toast);
  else if ("gone" in message) gone(message);
  else if (typeof message.go === "string" && message.go.startsWith("/")) location.assign(message.go);
}

let lines = [];

/** The page that a message means: all of it, or pieces of the one before (`[first, count]`) and new lines between them. */
function whole({ html, lines: parts }) {
  const pieces = (part) => (typeof part === "string" ? part.split("\n") : lines.slice(part[0], part[0] + part[1]));
  lines = parts ? parts.flatMap(pieces) : html.split("\n");
  return lines.join("\n");
}

/* The table is closed: say so, with a way on. A server that only starts anew will be back. */
function gone(message) {
  if (message.retry) return toast(message.gone);
  endLine();
  const box = find("gone");
  box.querySelector("span").textContent = message.gone;
  box.querySelector("a").href = message.way ?? "/";
  box.hidden = false;
  return undefined;
}

/* ---------- showing ---------- */

const views = [];
let showing = false;

/** Views are shown one after the other, each after the beats that led to it. Only a page that nothing led to is passed over. */
async function show(view) {
  views.push(view);
  if (showing) return;
  showing = true;
  let played = false;
  while (views.length) {
    const next = views.shift();
    offerHold(next);
    await play(next.beats ?? [], (beat) => sound(beat.kind)).catch(console.error);
    played ||= Boolean(next.beats);
    if (views.length && !views[0].beats) continue;
    await showOne(next).catch(console.error);
    if (played) send({ do: "shown", seq: next.seq });
    played = false;
  }
  showing = false;
}

/** What passes by itself when the beats have been shown can be held back while they are. */
function offerHold(view) {
  const button = find("stage-hold");
  button.hidden = !view.html.includes('id="do-hold"');
  button.dataset.seq = view.seq;
}

async function showOne(view) {
  const had = app.contains(document.activeElement) ? document.activeElement : null;
  const opened = new Set([...app.querySelectorAll("[data-takes-focus]")].map((element) => element.id));
  const rolled = new Map([...app.querySelectorAll("[data-rolled]")].map((dice) => [dice.id, dice.dataset.rolled]));
  const seq = now().seq;
  await morph(app, view.html, {
    moved: view.moved ?? [],
    onChange: () => {
      settle();
      lineIsWell();
      if (now().seq !== seq) {
        closeSheet();
        last.changed = performance.now();
      }
      dress();
      finishDrop();
      setClock(view.now);
      takeFocus(opened, had);
      roll(rolled, view.rolled ?? []);
    },
  });
}

/** What the page needs after each change, and at the beginning. */
function dress() {
  showSettings();
  rove();
  const { hint = "", back = "" } = find("hint")?.dataset ?? {};
  for (const id of hint.split(" ")) find(id)?.classList.add("is-hint");
  for (const id of back.split(" ")) find(id)?.classList.add("is-hint-back");
  const chooser = find("chooser");
  if (chooser) placeBeside(chooser, find(chooser.dataset.at));
  followTip();
  markTouched(app);
  seekOptions();
  notice();
  bringIntoView();
  centreMap();
  for (const box of app.querySelectorAll("[data-part]")) fetchPart(box);
}

const parts = new Map();

/** A piece of a page with an address of its own: fetched once, and put in again whenever the page is drawn anew. */
async function fetchPart(box) {
  const way = box.dataset.part;
  if (!parts.has(way)) parts.set(way, fetch(way).then((answer) => (answer.ok ? answer.text() : "")).catch(() => ""));
  const html = await parts.get(way);
  const here = find(box.id);
  if (here?.dataset.part === way && here.innerHTML !== html) here.innerHTML = html;
}

let brought = "";

/** What must be seen for a decision comes into view once, when it is asked; then people scroll as they like. */
function bringIntoView() {
  const wanted = app.querySelector("[data-into-view]");
  const key = wanted?.dataset.intoView ?? "";
  if (key && key !== brought) wanted.scrollIntoView({ block: "nearest", inline: "nearest" });
  brought = key;
}

let centred = "";

/** A map that is larger than its frame shows whom it is about, again whenever that is somebody else or elsewhere. */
function centreMap() {
  const frame = app.querySelector("[data-about]");
  const [id] = frame?.dataset.about.split(" ") ?? [];
  const there = find(id)?.getBoundingClientRect();
  if (!there || frame.dataset.about === centred) return;
  const box = frame.getBoundingClientRect();
  frame.scrollBy(there.x + there.width / 2 - box.x - box.width / 2, there.y + there.height / 2 - box.y - box.height / 2);
  centred = frame.dataset.about;
}

let opener = "";

/** Panels that open take the focus; when they close, or what had it is gone, it goes back to where it came from. */
function takeFocus(opened, had) {
  for (const panel of app.querySelectorAll("[data-takes-focus]")) {
    if (opened.has(panel.id)) continue;
    opener = had?.id ?? "";
    for (const box of panel.querySelectorAll("[data-scroll=end]")) box.scrollTop = box.scrollHeight;
    (find(panel.dataset.takesFocus) ?? panel.querySelector("button,a[href],input"))?.focus({ preventScroll: true });
    return;
  }
  if (had && document.activeElement === document.body) {
    (find(opener) ?? find("prompt") ?? find("main"))?.focus({ preventScroll: true });
  }
}

function roll(before, ids) {
  if (!motionAllowed()) return;
  const dice = new Set(ids.map(find).filter(Boolean));
  for (const tray of app.querySelectorAll("[data-rolled]")) {
    if (before.get(tray.id) !== tray.dataset.rolled) for (const die of tray.children) dice.add(die);
  }
  const from = { transform: "translateY(-.6rem) rotate(-70deg)", opacity: 0 };
  const duration = document.documentElement.dataset.speed === "quick" ? 210 : 420;
  for (const die of dice) die.animate([from, { transform: "none", opacity: 1 }], { duration, easing: "cubic-bezier(.2,.7,.2,1)" });
}

function now() {
  const page = app.querySelector("[data-seq]");
  const by = page?.dataset.party && page.dataset.seat ? { by: Number(page.dataset.seat) } : {}; // who leads several heroes says which
  return { seq: Number(page?.dataset.seq ?? 0), game: page?.dataset.game ?? "", by };
}

function toast(text, rule = "") {
  const box = document.createElement("div");
  box.className = "why toast";
  const words = document.createElement("span");
  words.textContent = `${text} `;
  if (rule) words.append(citation(rule));
  box.append(words);
  find("toasts").replaceChildren(box);
  const away = () => (box.matches(":hover, :focus-within") ? setTimeout(away, 2000) : box.remove());
  setTimeout(away, 7000);
}

function citation(rule) {
  const link = document.createElement("a");
  link.className = "cite";
  link.href = `/rules/${now().game}/${encodeURIComponent(rule)}`;
  link.dataset.rule = rule;
  link.textContent = rule;
  return link;
}

/* ---------- doing ---------- */

/** What a click on this element says. Answers carry an id of their own, so that none counts twice. */
function messageOf(element) {
  const { seq, by } = now();
  const data = element.dataset;
  if (data.pick !== undefined) return { do: "pick", seq, ...by, value: JSON.parse(data.pick), id: freshId() };
  if (data.open !== undefined) return { do: "open", seq, ...by, at: data.open };
  if (data.choose !== undefined) return { do: "choose", seq, ...by, value: JSON.parse(data.choose) };
  if (data.set !== undefined) {
    const [index, amount] = data.set.split(":").map(Number);
    return { do: "set", seq, ...by, index, amount };
  }
  if (data.ahead !== undefined) return { do: "ahead", seq, ...by, ...JSON.parse(data.ahead) };
  if (data.do !== undefined) return { do: data.do, seq, ...by, id: freshId(), ...(data.what ? { what: data.what } : {}), ...(data.do === "rematch" ? addToDice(data) : {}) };
  if (data.rule !== undefined) return { do: "rule", id: data.rule, line: data.line };
  return { do: "why", seq, at: data.look };
}

/** What this browser adds to the dice of the next table, to which the server is committed already. */
function addToDice({ table, commitment }) {
  const entropy = randomHex();
  if (!commitment) return { entropy };
  remember(table, commitment, entropy);
  return { entropy, commitment };
}

function freshId() {
  return crypto.randomUUID?.() ?? [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36)).join("");
}

async function act(element) {
  if (element.getAttribute("aria-disabled") === "true") {
    if (element.dataset.why) toast(element.dataset.why);
    return;
  }
  const key = JSON.stringify(element.dataset);
  if (element.dataset.ask && !(await ask(element.dataset.ask))) return;
  if (send(messageOf(element), key, element)) hideTip();
}

function ask(text) {
  const dialog = find("ask");
  if (dialog.open) return Promise.resolve(false);
  find("ask-text").textContent = text;
  dialog.returnValue = "no";
  dialog.showModal();
  return new Promise((done) => {
    dialog.addEventListener("close", () => done(dialog.returnValue === "yes"), { once: true });
  });
}

/** What a click means: the nearest thing that can be chosen; else the nearest thing that can be asked about. */
function target(event) {
  const start = event.target;
  return start.closest?.(ACTIVE) ?? beneath(event) ?? start.closest?.("[data-look]");
}

/** On a map that says so a press goes through what cannot be chosen to what it lies on. */
function beneath({ target: start, clientX, clientY }) {
  const map = start.closest?.("[data-through]");
  return map ? document.elementsFromPoint(clientX, clientY).map((one) => one.closest(ACTIVE)).find((one) => one && map.contains(one)) : undefined;
}

const APART = "[data-hold],a[href]:not(.cite),#menu,#do-menu,#callout,dialog";

/** While beats are shown a press skips, wherever it falls; only what is no answer is itself: links, the menu, words at a first table. */
function skips(event) {
  const apart = event.target.closest?.(APART);
  if (isPlaying() && !apart) skip();
  else if (apart || !tooSoon() || event.detail === 0) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}
document.addEventListener("click", skips, true);

const SETTLING = 400; // milliseconds in which another button that comes to lie under a resting pointer is not pressed
const last = { id: "", x: 0, y: 0, rests: false, changed: -Infinity };

const moved = (event) => Math.hypot(event.clientX - last.x, event.clientY - last.y) > 8;
for (const kind of ["pointermove", "pointerdown"]) { // a finger comes down elsewhere without having moved there
  document.addEventListener(kind, (event) => {
    if (moved(event)) last.rests = false;
  });
}

/** Whether a click hits a button of the prompt that has only just come to lie under the pointer, which has not moved. */
function underRestingPointer(event) {
  const button = event.target.closest?.("#prompt button");
  const meant = last.rests && button && button.id !== last.id && performance.now() - last.changed < SETTLING;
  if (event.detail && !meant) Object.assign(last, { id: button?.id ?? "", x: event.clientX, y: event.clientY, rests: true });
  return Boolean(event.detail && meant);
}

document.addEventListener("click", (event) => {
  if (underRestingPointer(event)) return event.preventDefault();
  if (endsLongPress()) return event.preventDefault();
  const at = event.target;
  const held = at.closest("[data-hold]");
  if (held) return send({ do: "hold", seq: Number(held.dataset.seq), id: freshId() }, "hold", held);
  if (!at.closest("#tip, [data-tap]")) hideTip();
  if (at.closest("[data-keys]")) return find("keys").showModal();
  if (at.closest("[data-close]")) return closeSheet();
  const listed = at.closest("[data-for]");
  if (listed) {
    closeSheet();
    const element = find(listed.dataset.for);
    return element && act(element);
  }
  if (at.closest("#cell-sheet")) return undefined;
  closeSheet();
  const told = at.closest("#tip a[href^='/rules/']");
  if (told) return openRule(event, told, decodeURIComponent(told.pathname.split("/").at(-1)));
  const element = target(event);
  if (!element || event.metaKey || event.ctrlKey || event.shiftKey) return undefined;
  if (element.dataset.rule !== undefined) return openRule(event, element, element.dataset.rule);
  const again = event.detail > 1 && element.dataset.set === undefined;
  if (again || (byTouch() && openSheet(at)) || looksFirst(element)) return undefined;
  return act(element);
});

/* An amount that was typed counts as soon as it is left or Enter is pressed. */
document.addEventListener("change", (event) => {
  const { amount: index } = event.target.dataset ?? {};
  if (index === undefined) return;
  const amount = Number.parseInt(event.target.value, 10);
  if (Number.isInteger(amount) && amount >= 0) send({ do: "set", seq: now().seq, ...now().by, index: Number(index), amount }, `set ${index}`);
  else event.target.value = event.target.defaultValue;
});

document.addEventListener("submit", (event) => {
  const form = event.target.closest("[data-send]");
  if (!form) return;
  event.preventDefault();
  const field = form.querySelector("input,textarea");
  const text = field.value.trim();
  if (text && send({ do: form.dataset.send, text, id: freshId() }, `send ${form.dataset.send}`)) field.value = "";
});

/** A rule opens under its line of the log; anywhere else beside its id. Its own heading leads to the whole book. */
async function openRule(event, link, rule) {
  event.preventDefault();
  if (link.dataset.line) return act(link);
  const way = `/rules/${now().game}/${encodeURIComponent(rule)}`;
  if (link.matches("#tip .id")) return window.open(way, "_blank");
  const answer = await fetch(`${way}?part=1`).catch(() => null);
  return answer?.ok ? showBeside(link, await answer.text()) : window.open(way, "_blank");
}

/** The first half of a drag: this pick of an element. */
function pickOf(element, value) {
  return send({ do: "pick", seq: now().seq, value: JSON.parse(value), id: freshId() }, JSON.stringify(element.dataset), element);
}

openKeys(act);
openDrag(app, pickOf, act);
dress();
openLine(app.dataset.live, receive);
app.dataset.ready = ""; // from now on presses are heard
