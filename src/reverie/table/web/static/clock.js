/* Clocks count down by themselves between two pages. The server says when a time is up (data-until) and what time it is
   there; it alone decides what happens then. */

const EVERY = 250;
const LOW = 10;
let ticking = 0; // only while something counts down
let ahead = 0; // how far this computer's clock is ahead of the server's, in milliseconds

/** The server says what time it is, in seconds. */
export function setClock(now) {
  if (typeof now === "number") ahead = Date.now() - now * 1000;
  tick();
}

function shown(seconds) {
  const whole = Math.max(0, Math.floor(seconds));
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60), whole % 60];
  const two = (number) => String(number).padStart(2, "0");
  return hours ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

function tick() {
  const clocks = document.querySelectorAll("[data-until]");
  if (clocks.length) ticking ||= setInterval(tick, EVERY);
  else ticking = clearInterval(ticking) ?? 0;
  for (const clock of clocks) {
    const left = (Number(clock.dataset.until) + ahead - Date.now()) / 1000;
    const text = shown(left);
    if (clock.textContent !== text) clock.textContent = text;
    clock.classList.toggle("is-low", left < LOW);
  }
}

tick();
