/* "Your move", for whoever looks elsewhere: a mark in the title, and a notification of the browser if that was wished for. */

import { sound } from "./sound.js";

const KEPT = "reverie-notify";
const title = document.title;
let mine = null; // whether it was my move when the page was last drawn; null before that

const wished = () => {
  try {
    return localStorage.getItem(KEPT) === "1";
  } catch {
    return false; // no storage: nothing is wished for
  }
};

function wish(on) {
  try {
    localStorage.setItem(KEPT, on ? "1" : "0");
  } catch {
    // it holds for nothing then
  }
}

const on = () => "Notification" in window && Notification.permission === "granted" && wished();

/** The page was drawn anew: say whose move it is. */
export function notice() {
  const prompt = document.getElementById("prompt");
  const now = Boolean(document.getElementById("rollpad") ?? (prompt && !prompt.classList.contains("prompt--wait")));
  document.title = now ? `● ${title}` : title;
  if (now && mine === false && document.hidden && on()) call(prompt?.querySelector("b")?.textContent ?? "");
  if (now && mine === false) sound("yours");
  mine = now;
  showWish();
}

function call(text) {
  const told = new Notification(title, { body: text, tag: location.pathname, icon: "/static/icon.svg" });
  told.addEventListener("click", () => {
    window.focus();
    told.close();
  });
}

function showWish() {
  for (const button of document.querySelectorAll("[data-notify]")) {
    button.hidden = !("Notification" in window);
    button.setAttribute("aria-pressed", String(on()));
  }
}

document.addEventListener("click", async (event) => {
  const button = event.target.closest?.("[data-notify]");
  if (!button) return;
  if (on()) wish(false);
  else {
    wish(true);
    const answer = await Notification.requestPermission();
    if (answer === "denied") button.textContent = button.dataset.denied;
  }
  showWish();
});
