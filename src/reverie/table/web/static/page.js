/* Ordinary pages: copying links, and settings of the look that need no new page. Everything works without this, too. */

/** Show in the page what is set; a table calls it again whenever it has been drawn anew. */
export function showSettings() {
  const { theme, speed, sound } = document.documentElement.dataset;
  for (const button of document.querySelectorAll("[data-setting][aria-pressed]")) {
    const now = { theme, speed, sound }[button.dataset.setting];
    if (now) button.setAttribute("aria-pressed", String(button.value === now));
  }
}

function opposite() {
  const { theme } = document.documentElement.dataset;
  const dark = theme === "dark" || (theme === "system" && matchMedia("(prefers-color-scheme: dark)").matches);
  return dark ? "light" : "dark";
}

async function setLook(button) {
  const name = button.dataset.setting;
  const value = button.hasAttribute("aria-pressed") ? button.value : opposite();
  document.documentElement.dataset[name] = value;
  showSettings();
  const back = button.form?.elements.namedItem("back")?.value ?? "/";
  try {
    await fetch("/settings", { method: "POST", body: new URLSearchParams({ [name]: value, back }), redirect: "manual" });
  } catch {
    // it holds for this page; the next page asks again
  }
}

async function copy(button) {
  const url = new URL(button.dataset.copy, location.href).href;
  try {
    await navigator.clipboard.writeText(url);
  } catch {
    if (!copyBySelection(url)) return window.prompt("", url);
  }
  const label = button.innerHTML;
  button.textContent = button.dataset.copied ?? "✓";
  setTimeout(() => (button.innerHTML = label), 1600);
}

/* Without a secure address the browser gives no clipboard; a selection can still be copied. */
function copyBySelection(text) {
  const field = document.createElement("textarea");
  field.value = text;
  field.className = "vh";
  document.body.append(field);
  field.select();
  const done = document.execCommand("copy");
  field.remove();
  return done;
}

/* The links of the head: the current one is in view, and arrows say on which sides there are more. */
function showSides(nav) {
  const more = nav.scrollWidth - nav.clientWidth;
  nav.parentElement.classList.toggle("more-l", nav.scrollLeft > 1);
  nav.parentElement.classList.toggle("more-r", more - nav.scrollLeft > 1);
}

for (const nav of document.querySelectorAll(".navs > .nav")) {
  const current = nav.querySelector("[aria-current]");
  nav.addEventListener("scroll", () => showSides(nav), { passive: true });
  new ResizeObserver(() => {
    if (current) nav.scrollLeft = current.offsetLeft + current.offsetWidth / 2 - nav.clientWidth / 2;
    showSides(nav);
  }).observe(nav);
}

document.addEventListener("click", (event) => {
  const button = event.target.closest?.("[data-copy], [data-setting=theme], [data-setting=speed]");
  if (!button) return;
  event.preventDefault();
  if (button.dataset.copy !== undefined) copy(button);
  else setLook(button);
});
