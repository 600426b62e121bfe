/* What makes building and drafting quicker: forms and links that change the page in place, a filter that works while one
   types, and pages that notice what others do. Everything works without this, too: it only sends what the page would. */

import { morphNow } from "/static/morph.js";

const TYPING = 160;
const LOOK_EVERY = 1200;
let queue = Promise.resolve();

document.documentElement.classList.add("has-script");

/* One thing after the other: what is pressed twice quickly is meant twice. */
function inTurn(work) {
  queue = queue.then(work).catch(() => {});
  return queue;
}

/* Fetch a page of this site and let this one become it. What is no such page is gone to in the ordinary way. */
async function become(request, remember) {
  const main = document.getElementById("main");
  main.setAttribute("aria-busy", "true");
  try {
    const answer = await fetch(request);
    const type = answer.headers.get("content-type") ?? "";
    const page = type.startsWith("text/html") ? new DOMParser().parseFromString(await answer.text(), "text/html") : null;
    const wanted = page?.getElementById("main");
    if (!wanted || wanted.className !== main.className) return location.assign(answer.url);
    for (const { name, value } of wanted.attributes) main.setAttribute(name, value);
    morphNow(main, wanted.innerHTML);
    document.title = page.title;
    if (remember) history.replaceState(history.state, "", answer.url);
    whole();
    if (document.activeElement === document.body) document.querySelector("#prompt, #rows")?.focus?.();
  } finally {
    main.removeAttribute("aria-busy");
  }
}

function sent(form, button) {
  const data = new FormData(form);
  if (button?.name) data.append(button.name, button.value);
  return new URLSearchParams(data);
}

function submit(form, button) {
  return inTurn(() => {
    const action = button?.getAttribute("formaction") ?? form.getAttribute("action");
    const method = (button?.getAttribute("formmethod") ?? form.method).toLowerCase();
    if (method === "get") return become(`${action}?${sent(form, button)}`, true);
    return become(new Request(action, { method, body: sent(form, button) }), true);
  });
}

document.addEventListener("submit", (event) => {
  if (!event.target.matches("form[data-live]")) return;
  event.preventDefault();
  submit(event.target, event.submitter);
});

document.addEventListener("click", (event) => {
  const link = event.target.closest?.("a[data-live]");
  if (!link || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  inTurn(() => become(link.href, true));
});

let typing = 0;
document.addEventListener("input", (event) => {
  const field = event.target.closest?.("input[data-live]");
  if (!field) return;
  clearTimeout(typing);
  typing = setTimeout(() => submit(field.form, null), field.type === "checkbox" ? 0 : TYPING);
});

/* An address to send to others is shown whole. */
function whole() {
  for (const field of document.querySelectorAll("input[data-whole]")) {
    field.value = new URL(field.getAttribute("value"), location.href).href;
  }
}

async function look() {
  const main = document.getElementById("main");
  const where = main?.dataset.poll;
  if (!where || document.hidden) return;
  try {
    const answer = await fetch(where, { headers: { accept: "application/json" } });
    const { seq } = await answer.json();
    if (String(seq) !== main.dataset.seq) await inTurn(() => become(location.pathname, true));
  } catch {
    // the server is away for a moment; the next look will tell
  }
}

whole();
if (document.getElementById("main")?.dataset.poll) setInterval(look, LOOK_EVERY);
