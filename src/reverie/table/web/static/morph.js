/* Morphing: one tree of elements becomes another in place. Elements with the same id stay the same element, wherever
   they move to, so that focus, scrolling, typed text and movement survive a page that is drawn anew by the server. */

/* What the script itself puts on elements; the server never sends these, so their absence means nothing. */
const OURS = new Set(["style", "tabindex", "aria-busy"]);

/** Whether things may move: not when the system or the settings ask for stillness, nor in a page nobody sees. */
export function motionAllowed() {
  const speed = document.documentElement.dataset.speed;
  return speed !== "off" && !document.hidden && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/**
 * Make the inside of root what html says. Elements in `moved`, and those with `data-vt` that come to stand somewhere else,
 * glide there when motion is allowed. `onChange` is called as soon as the new page stands; the promise resolves when
 * it has come to rest.
 */
export async function morph(root, html, { moved = [], onChange = () => {} } = {}) {
  const wanted = parse(html);
  const change = () => {
    become(root, wanted);
    onChange();
  };
  const gliding = motionAllowed() && document.startViewTransition ? [...new Set([...moved, ...moves(root, wanted)])] : [];
  if (!gliding.length) {
    change();
    return;
  }
  nameAll(gliding);
  const transition = document.startViewTransition(() => {
    change();
    nameAll(gliding);
  });
  current = transition;
  transition.ready.catch(() => {}); // a skipped transition is no error
  await transition.updateCallbackDone;
  await transition.finished.catch(() => {});
  if (current === transition) current = null;
  for (const id of gliding) document.getElementById(id)?.style.removeProperty("view-transition-name");
}

let current = null;

/** End the movement that is under way, as any key does. */
export function skipMotion() {
  current?.skipTransition();
}

/* What stands in another place than before: the nearest named element around it is another one. */
function moves(root, wanted) {
  const place = (element) => element.parentElement?.closest("[id]")?.id ?? root.id;
  const elsewhere = (element) => {
    const then = wanted.getElementById(element.id);
    return then && place(then) !== place(element);
  };
  return [...root.querySelectorAll("[data-vt][id]")].filter(elsewhere).map((element) => element.id);
}

function nameAll(ids) {
  for (const id of ids) {
    document.getElementById(id)?.style.setProperty("view-transition-name", `vt-${CSS.escape(id)}`);
  }
}

function parse(html) {
  const made = document.createElement("template");
  made.innerHTML = html;
  return made.content;
}

/** The same at once, without movement. */
export function morphNow(root, html) {
  become(root, parse(html));
}

function become(root, wanted) {
  const kept = remember(root);
  morphChildren(root, wanted, byId(root), new Set(byId(wanted).keys()));
  restore(kept);
}

function byId(root) {
  const found = new Map();
  for (const element of root.querySelectorAll("[id]")) found.set(element.id, element);
  return found;
}

/* Each wanted child is met by the living element of its id, by the next nameless one of its kind, or by a new one. */
function morphChildren(parent, wanted, live, coming) {
  let last = null;
  for (const want of [...wanted.childNodes]) {
    const next = last ? last.nextSibling : parent.firstChild;
    const found = match(want, next, live, coming, parent) ?? document.importNode(want, false);
    if (found !== next) place(parent, found, next);
    if (found.nodeType === Node.ELEMENT_NODE) morphElement(found, want, live, coming);
    else if (found.nodeValue !== want.nodeValue) found.nodeValue = want.nodeValue;
    last = found;
  }
  while (last ? last.nextSibling : parent.firstChild) (last ? last.nextSibling : parent.firstChild).remove();
}

function match(want, next, live, coming, parent) {
  if (want.id) {
    const same = live.get(want.id);
    return same && same.tagName === want.tagName && !same.contains(parent) ? same : null;
  }
  for (let node = next; node; node = node.nextSibling) {
    if (node.nodeType === want.nodeType && node.nodeName === want.nodeName && !node.id) return node;
    if (node.id && coming.has(node.id)) return null;
  }
  return null;
}

/* Where the browser can move an element without taking it out first, it keeps its focus and its running animations. */
function place(parent, node, before) {
  if (parent.moveBefore && node.isConnected && parent.isConnected) parent.moveBefore(node, before);
  else parent.insertBefore(node, before);
}

function morphElement(element, want, live, coming) {
  const reader = (key) => key === "open" && element.tagName === "DETAILS"; // whoever folds it decides
  for (const { name, value } of want.attributes) {
    if (element.getAttribute(name) !== value && !reader(name)) element.setAttribute(name, value);
  }
  for (const { name } of [...element.attributes]) {
    if (!want.hasAttribute(name) && !OURS.has(name) && !reader(name)) element.removeAttribute(name);
  }
  if (!element.hasAttribute("data-keep") && element !== document.activeElement) morphField(element, want);
  if (element.tagName !== "TEXTAREA") morphChildren(element, want, live, coming);
}

function morphField(element, want) {
  if (element.tagName === "INPUT") {
    element.checked = want.hasAttribute("checked");
    if (element.value !== (want.getAttribute("value") ?? "")) element.value = want.getAttribute("value") ?? "";
  } else if (element.tagName === "TEXTAREA") {
    if (element.value !== want.textContent) element.value = want.textContent;
  } else if (element.tagName === "OPTION") {
    element.selected = want.hasAttribute("selected");
  }
}

/* Focus goes back to the element of the same id; scrolled lists keep what was in sight in sight. */
function remember(root) {
  const active = root.contains(document.activeElement) ? document.activeElement : null;
  const scrolled = [];
  for (const box of root.querySelectorAll("[data-scroll][id]")) {
    const atEnd = box.scrollTop + box.clientHeight >= box.scrollHeight - 4;
    const anchor = box.scrollTop > 0 ? [...box.children].find((child) => child.id && below(child, box)) : null;
    scrolled.push({
      id: box.id,
      top: box.scrollTop,
      left: box.scrollLeft,
      toEnd: box.dataset.scroll === "end" && atEnd,
      anchor: anchor?.id,
      offset: anchor ? anchor.offsetTop - box.scrollTop : 0,
    });
  }
  return { active, id: active?.id, selection: selectionOf(active), scrolled };
}

function below(child, box) {
  return child.getBoundingClientRect().bottom > box.getBoundingClientRect().top;
}

function selectionOf(field) {
  if (!field || !["INPUT", "TEXTAREA"].includes(field.tagName)) return null;
  return [field.selectionStart, field.selectionEnd];
}

function restore({ active, id, selection, scrolled }) {
  if (active && document.activeElement !== active) {
    const again = active.isConnected ? active : id && document.getElementById(id);
    if (again) {
      again.focus({ preventScroll: true });
      if (selection && selection[0] !== null && again.setSelectionRange) again.setSelectionRange(...selection);
    }
  }
  for (const was of scrolled) {
    const box = document.getElementById(was.id);
    if (!box) continue;
    const anchor = was.anchor && document.getElementById(was.anchor);
    const top = was.toEnd ? box.scrollHeight : anchor && box.contains(anchor) ? anchor.offsetTop - was.offset : was.top;
    if (box.scrollTop !== top) box.scrollTop = top;
    box.scrollLeft = was.left;
  }
}
