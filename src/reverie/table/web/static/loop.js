/* A finished game in a loop: its pictures come all at once and are shown one after the other, as long as somebody can see
   them. Where things are to keep still, the last picture stands and nothing moves. */

import { morph, motionAllowed } from "/static/morph.js";

const REST = 2200; /* milliseconds a picture stands */
const END = 3; /* the last one stands so many times as long */

function begin(box) {
  const inside = box.querySelector(".loop__in");
  const line = box.querySelector(".loop__l");
  const button = box.querySelector(".loop__p");
  let pictures = [];
  let at = 0;
  let timer = 0;
  let seen = false;
  let asked = false;
  let stopped = false; /* by whoever looks on */

  function show(number) {
    at = number;
    line.textContent = pictures[at].line;
    morph(inside, pictures[at].html);
  }

  function next() {
    show((at + 1) % pictures.length);
    rest();
  }

  function rest() {
    clearTimeout(timer);
    timer = 0;
    if (seen && !stopped && motionAllowed()) timer = setTimeout(next, at === pictures.length - 1 ? REST * END : REST);
    box.classList.toggle("is-still", stopped);
  }

  async function fetchAll() {
    asked = true;
    const answer = await fetch(box.dataset.loop).catch(() => null);
    pictures = answer?.ok ? (await answer.json()).pictures : [];
    if (!pictures.length) return;
    box.classList.add("is-drawn");
    show(motionAllowed() ? 0 : pictures.length - 1);
    button.hidden = !motionAllowed();
    rest();
  }

  button.addEventListener("click", () => {
    stopped = !stopped;
    const name = stopped ? box.dataset.start : box.dataset.pause;
    button.setAttribute("aria-label", name);
    button.title = name;
    rest();
  });
  document.addEventListener("visibilitychange", () => pictures.length && rest());
  new IntersectionObserver((entries) => {
    seen = entries.at(-1).isIntersecting;
    if (seen && !asked) fetchAll();
    else if (pictures.length) rest();
  }).observe(box);
}

/* A game that people play now: asked for again as long as somebody can see it, more seldom while nothing moves. */
const SOON = 4000;
const SELDOM = 30000;

function follow(box) {
  const inside = box.querySelector(".loop__in");
  let [timer, wait, last, seen] = [0, SOON, -1, false];

  async function look() {
    timer = 0;
    const answer = await fetch(box.dataset.picture).catch(() => null);
    const told = answer?.ok ? await answer.json() : null;
    if (!told?.html || told.over) return; // it is over, or nobody's to see: the picture stands
    wait = told.seq === last ? Math.min(wait * 1.5, SELDOM) : SOON;
    if (told.seq !== last) morph(inside, told.html);
    last = told.seq;
    rest();
  }

  function rest() {
    clearTimeout(timer);
    timer = seen && !document.hidden ? setTimeout(look, wait) : 0;
  }

  document.addEventListener("visibilitychange", rest);
  new IntersectionObserver((entries) => {
    seen = entries.at(-1).isIntersecting;
    rest();
  }).observe(box);
}

for (const box of document.querySelectorAll("[data-loop]")) begin(box);
for (const box of document.querySelectorAll("[data-picture]")) follow(box);
