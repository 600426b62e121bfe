/* Words at a first table, one after the other, once in a browser. They never lie upon anything that can be pressed. */

const box = document.getElementById("callout");
const app = document.getElementById("app");
const words = [...box.querySelectorAll("li")];
const counter = document.getElementById("callout-count");
const kept = `reverie-callouts-${box.dataset.game}`;
const GAP = 10;
let at = -1;

function remembered() {
  try {
    return localStorage.getItem(kept) === "1";
  } catch {
    return false; // no storage: they are shown again next time
  }
}

function close() {
  box.hidden = true;
  watching.disconnect();
  for (const told of document.querySelectorAll(".is-told")) told.classList.remove("is-told");
  try {
    localStorage.setItem(kept, "1");
  } catch {
    // as above
  }
}

const overlap = (a, b) =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

/** Everything that the player may have to press or read now. */
function busy() {
  const found = app.querySelectorAll(".is-opt, [data-pick], [data-open], [data-set], [data-choose], .prompt, .top, .tide");
  return [...found].map((one) => one.getBoundingClientRect()).filter((one) => one.width && one.height);
}

/** Beside its subject where there is room; else wherever it hides nothing; the place that hides least, if need be. */
function place() {
  const target = app.querySelector(words[at].dataset.at);
  for (const told of document.querySelectorAll(".is-told")) if (told !== target) told.classList.remove("is-told");
  target?.classList.add("is-told");
  if (getComputedStyle(box).position !== "fixed") return;
  const { width, height } = box.getBoundingClientRect();
  const about = target?.getBoundingClientRect() ?? { left: 0, right: 0, top: 48, bottom: 48 };
  const middle = { x: (about.left + about.right - width) / 2, y: (about.top + about.bottom - height) / 2 };
  const spots = [
    [about.right + GAP, middle.y],
    [about.left - GAP - width, middle.y],
    [middle.x, about.bottom + GAP],
    [middle.x, about.top - GAP - height],
    [innerWidth - width - GAP, innerHeight - height - GAP],
    [innerWidth - width - GAP, innerHeight / 2 - height / 2],
    [GAP, innerHeight - height - GAP],
    [innerWidth - width - GAP, 56],
    [GAP, 56],
  ].map(([x, y]) => [
    Math.max(GAP, Math.min(x, innerWidth - width - GAP)),
    Math.max(52, Math.min(y, innerHeight - height - GAP)),
  ]);
  const taken = busy();
  const cost = ([x, y]) => {
    const here = { left: x, top: y, right: x + width, bottom: y + height };
    return taken.reduce((sum, one) => sum + overlap(here, one), 0) * 10 + overlap(here, about) / 10;
  };
  const best = spots.reduce((found, spot) => (cost(spot) < cost(found) ? spot : found));
  box.style.setProperty("left", `${Math.round(best[0])}px`);
  box.style.setProperty("top", `${Math.round(best[1])}px`);
}

function show(number) {
  at = number;
  words.forEach((one, i) => (one.hidden = i !== at));
  counter.textContent = counter.dataset.text.replace("#", String(at + 1));
  box.hidden = false;
  place();
}

/* the page is drawn anew with every decision: what is pointed out is found again, and what can be pressed lies elsewhere */
let due = 0;
const watching = new MutationObserver(() => {
  cancelAnimationFrame(due);
  due = requestAnimationFrame(place);
});

if (!remembered()) {
  document.getElementById("callout-next").addEventListener("click", () => (at + 1 < words.length ? show(at + 1) : close()));
  document.getElementById("callout-close").addEventListener("click", close);
  addEventListener("resize", () => box.hidden || place());
  if (getComputedStyle(box).position === "static") app.before(box);
  show(0);
  watching.observe(app, { childList: true, subtree: true, attributes: true, attributeFilter: ["class"] });
}
