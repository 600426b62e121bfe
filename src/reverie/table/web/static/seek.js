/* Whatever can be chosen is in sight, or a button at the edge of the prompt leads there. */

const find = (id) => document.getElementById(id);
const OPTIONS = "[data-pick],[data-open],[data-set]";
const EDGE = 48;
const SEEN = 0.4; // so much of an option has to be in sight

const hidden = new Map(); // options that are out of sight, and whether they lie further down
let watcher = null;

/** After each change of the page: look which options are out of sight. */
export function seekOptions() {
  watcher?.disconnect();
  hidden.clear();
  const seek = find("seek");
  if (!seek) return;
  const prompt = find("prompt");
  const listed = new Set([...prompt.querySelectorAll("[data-pick]")].filter((one) => one.checkVisibility()).map((one) => one.dataset.pick));
  const open = (one) => !prompt.contains(one) && !one.disabled && !listed.has(one.dataset.pick);
  const options = [...document.querySelectorAll(`#main :is(${OPTIONS})`)].filter(open);
  const at = prompt.getBoundingClientRect();
  const covers = innerHeight - at.bottom < EDGE; // at the lower edge it may lie over the page; elsewhere it has a place of its own
  const below = covers ? Math.max(0, Math.round(innerHeight - at.top)) : 0;
  watcher = new IntersectionObserver(judge, { rootMargin: `0px 0px -${below}px 0px`, threshold: SEEN });
  for (const option of options) watcher.observe(option);
  if (!options.length) seek.hidden = true;
}

function judge(entries) {
  for (const { target, intersectionRatio, boundingClientRect } of entries) {
    if (intersectionRatio >= SEEN || !target.checkVisibility()) hidden.delete(target);
    else hidden.set(target, boundingClientRect.top > 0);
  }
  const seek = find("seek");
  if (!seek) return;
  const [first] = hidden.keys();
  seek.hidden = !first;
  seek.classList.toggle("is-up", first !== undefined && !hidden.get(first));
}

document.addEventListener("click", (event) => {
  if (!event.target.closest("#seek")) return;
  const [first] = hidden.keys();
  first?.scrollIntoView({ block: "center", inline: "center" });
});

addEventListener("resize", seekOptions);
