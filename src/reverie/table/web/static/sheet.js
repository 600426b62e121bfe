/* Small cells open as a sheet under a finger: at the table, and where a game is looked back at. */

const find = (id) => document.getElementById(id);

let touch = false;
document.addEventListener("pointerdown", (event) => (touch = event.pointerType !== "mouse"), true);

/** Whether a finger, not a mouse, is at work. Not every browser says so with a click: what came down before it does. */
export function byTouch() {
  return touch;
}

/** A cell whose pieces are too small for a finger opens as a list of them; true when it did. */
export function openSheet(at) {
  const cell = at.closest("[role=gridcell]");
  const things = cell ? [...cell.querySelectorAll("[data-look][id]")] : [];
  const itself = cell?.matches("[data-pick],[data-open]") ? [cell] : [];
  const small = things.some((thing) => Math.min(thing.offsetHeight, thing.offsetWidth) < 40);
  if (!small || things.length + itself.length < 2) return false;
  const sheet = find("cell-sheet");
  find("cell-sheet-title").textContent = cell.dataset.title ?? cell.getAttribute("aria-label");
  sheet.querySelector("ul").replaceChildren(...[...itself, ...things].map(rowOf));
  sheet.hidden = false;
  sheet.classList.add("is-sheet");
  return true;
}

function rowOf(thing) {
  const line = document.createElement("li");
  const button = document.createElement("button");
  button.className = thing.matches("[data-pick],[data-open],[data-set]") ? "pop__o" : "pop__o pop__o--no";
  button.dataset.for = thing.id;
  const emblem = thing.matches("[role=gridcell]") ? null : thing.querySelector(".em");
  if (emblem) button.append(emblem.cloneNode(true));
  button.append(thing.getAttribute("aria-label") ?? thing.dataset.title ?? thing.textContent);
  line.append(button);
  return line;
}

export function closeSheet() {
  find("cell-sheet").hidden = true;
}
