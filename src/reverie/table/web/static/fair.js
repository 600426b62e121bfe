/* Fair dice: a browser adds random bytes of its own when it opens a table, sits down or plays again, after it was told the commitment; and
   it remembers both, so that the page about the dice can say whether they are still the same. */

const KEPT = "reverie-dice";
const MOST = 200;

function memory() {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "{}");
  } catch {
    return {};
  }
}

export function remember(table, commitment, entropy) {
  const entries = Object.entries(memory()).filter(([id]) => id !== table).slice(1 - MOST);
  try {
    localStorage.setItem(KEPT, JSON.stringify(Object.fromEntries([...entries, [table, { commitment, entropy }]])));
  } catch {
    // a browser that keeps nothing can still play; it only cannot compare
  }
}

export function randomHex() {
  return [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

// before anybody else who listens reads the form
document.addEventListener("submit", (event) => {
  for (const field of event.target.querySelectorAll("[data-entropy]")) {
    field.value = randomHex();
    remember(field.dataset.table, field.dataset.commitment, field.value);
  }
}, true);

const page = document.getElementById("fair");
if (page) {
  const kept = memory()[page.dataset.table];
  const added = page.dataset.entropy.split(",");
  if (kept) {
    const same = kept.commitment === page.dataset.commitment && added.includes(kept.entropy);
    document.getElementById(same ? "fair-same" : "fair-other").hidden = false;
  }
}
