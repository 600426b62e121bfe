"""People in a real browser: they look at the page, choose among what it offers, and play a game to its end."""

from __future__ import annotations

import os
import random
from pathlib import Path
from typing import Any
from urllib.parse import quote, urlencode

from playwright.sync_api import Browser, BrowserContext, Locator, Page
from playwright.sync_api import Error as PlaywrightError

from reverie.testing.browsers import PATIENCE

GLANCE = 2500
"""Milliseconds until somebody who decides looks at the page again, since it may have moved on. No limit: they go on."""
SHOTS = Path(os.environ["REVERIE_SHOTS"]) if os.environ.get("REVERIE_SHOTS") else None
"""Where pictures of the screens are kept, for whoever wants to look at them; drawing them all takes minutes."""


LOOK = """() => {
  const page = document.querySelector(".tablepage");
  const prompt = document.getElementById("prompt");
  const shown = (e) => e.checkVisibility && e.checkVisibility();
  const ways = [...document.querySelectorAll("[data-pick],[data-open]")].filter(shown)
    .map((e) => ({ id: e.id, pick: e.dataset.pick ?? null, open: e.dataset.open ?? null,
                   button: !!e.closest("#prompt"), chooser: !!e.closest("#chooser") }));
  const steps = [...document.querySelectorAll("[data-set]")].filter(shown)
    .map((e) => ({ set: e.dataset.set, id: e.id, dead: e.getAttribute("aria-disabled") === "true" || e.disabled }));
  const confirm = document.getElementById("do-confirm");
  return { seq: Number(page?.dataset.seq ?? 0), over: page?.dataset.over !== undefined,
           unread: !!document.getElementById("do-read"),
           waiting: !prompt || prompt.classList.contains("prompt--wait"),
           question: prompt?.querySelector("b")?.textContent ?? "",
           confirm: confirm ? confirm.getAttribute("aria-disabled") !== "true" : null,
           ways, steps, away: !document.getElementById("away")?.hidden,
           chooser: !!document.getElementById("chooser"), asked: !!document.querySelector("#ask[open]"),
           ready: document.getElementById("app")?.dataset.ready !== undefined,
           picked: [...document.querySelectorAll(".is-sel,[aria-pressed=true]")].map((e) => e.id),
           given: [...document.querySelectorAll("output,[data-amount]")].map((e) => e.value) };
}"""
"""What the page shows of the decision."""
ONCE = f"""async ([met, told, patience]) => {{
  const look = {LOOK};
  const wanted = {{
    another: (now) => now.over || JSON.stringify(now) !== JSON.stringify(told),
    turn: (now) => now.unread || now.over || (now.ready && !(now.waiting || now.away)),
  }}[met];
  const until = performance.now() + patience;
  for (;;) {{
    const now = look();
    if (wanted(now) || performance.now() > until) return [now, wanted(now)];
    await new Promise((go) => setTimeout(go, 15));
  }}
}}"""
"""What the page shows as soon as something is met, or after so many milliseconds; and whether it is. The page looks by itself: asking it
again and again from outside takes several times as long."""

AIM = """(ways) => {
  const points = [[.5, .5], ...Array.from({ length: 121 }, (_, n) => [((n % 11) + .5) / 11, (Math.floor(n / 11) + .5) / 11])];
  for (const one of ways.map((way) => document.querySelector(way)).filter((one) => one?.checkVisibility())) {
    for (const block of ["nearest", "center"]) {
      one.scrollIntoView({ block, inline: block });
      const { left, top, width, height } = one.getBoundingClientRect();
      for (const [x, y] of points) {
        const hit = document.elementFromPoint(left + x * width, top + y * height);
        if (hit && one.contains(hit)) return { id: one.id, x: left + x * width, y: top + y * height };
      }
    }
  }
  return null;
}"""
"""Where the first of these can be hit: in its middle, or where nothing lies over it."""


class Person:
    """Somebody with a browser of their own. Whatever their console complains about is kept in `complaints`."""

    def __init__(self, browser: Browser, url: str, seed: int = 1, **context: Any) -> None:
        context.setdefault("viewport", {"width": 1280, "height": 800})
        context.setdefault("reduced_motion", "reduce")
        self.url = url
        self.context: BrowserContext = browser.new_context(base_url=url, **context)
        self.page: Page = self.context.new_page()
        self.complaints: list[str] = []
        self.page.on("console", lambda message: self._heard(message.type, message.text))
        self.page.on("pageerror", lambda error: self.complaints.append(f"error: {error}"))
        self.chance = random.Random(seed)
        self.answers = 0
        self.settings: dict[str, str] = {}
        self.prefer(speed="off")  # who tests what is shown in between says so: `tests/table/web/test_beats_browser.py`

    def _heard(self, kind: str, text: str) -> None:
        if (
            kind in ("error", "warning")
            and "WebSocket connection to" not in text
            and "ERR_CONNECTION_REFUSED" not in text
        ):
            self.complaints.append(f"{kind}: {text}")

    def prefer(self, **settings: str) -> None:
        """Settings as the browser keeps them; what was preferred before stands."""
        self.settings |= settings
        value = quote(urlencode(self.settings))
        self.context.add_cookies([{"name": "reverie-settings", "value": value, "url": self.url}])

    def close(self) -> None:
        self.context.close()

    def shot(self, name: str, full: bool = False) -> None:
        if SHOTS is not None:
            self.page.screenshot(path=SHOTS / f"{name}.png", full_page=full)

    def refusals(self) -> list[str]:
        """Everything that the table refuses this person from now on."""
        heard: list[str] = []
        self.page.on(
            "websocket", lambda line: line.on("framereceived", lambda data: "refused" in data and heard.append(data))
        )
        return heard

    # Reading the page ------------------------------------------------------------------------------------------------

    def state(self) -> dict[str, Any]:
        """What the page shows of the decision."""
        told: dict[str, Any] = self.page.evaluate(LOOK)
        return told

    def once(self, met: str, before: dict[str, Any] | None = None, patience: int = 1000) -> tuple[dict[str, Any], bool]:
        """What the page shows once something is met, and whether it is: a page that is left meanwhile is another one."""
        try:
            now, done = self.page.evaluate(ONCE, [met, before, patience])
        except PlaywrightError:
            return self.state(), met == "another"
        return now, bool(done)

    def settled(self, before: dict[str, Any]) -> dict[str, Any]:
        """The page once it has answered a click: another decision, or another look of the same."""
        return self.once("another", before, 6000)[0]

    def wait_for_turn(self, seconds: float = 60) -> dict[str, Any]:
        """Until this person is asked something, or the game is over."""
        waited = 0
        while waited < seconds:
            now, asked = self.once("turn")
            if now["unread"]:
                self.press("#do-read")
                self.settled(now)
            elif asked:
                return now
            else:
                waited += 1
        raise AssertionError(f"nothing was asked within {seconds} s: {now['question']!r}")

    # Deciding --------------------------------------------------------------------------------------------------------

    def wanted(self, now: dict[str, Any]) -> str:
        """What to press next: a selector. Splits are filled from the top, subsets get one item, all else is chance."""
        if now["asked"]:  # what does harm asks once more
            return "#ask button[value=yes]"
        if now["confirm"]:
            return "#do-confirm"
        raising = [step for step in now["steps"] if not step["dead"] and int(step["set"].partition(":")[2]) > 0]
        if now["confirm"] is False and raising:
            return f'[data-set="{raising[-1]["set"]}"]' if len(raising) == 1 else f'[data-set="{raising[1]["set"]}"]'
        ways = self.ways(now)
        assert ways, f"nothing can be pressed: {now}"
        return self.chance.choice(ways)

    @staticmethod
    def ways(now: dict[str, Any]) -> list[str]:
        """Selectors of the options that can be pressed; of those in the chooser, while it is open."""
        return [
            f'[id="{way["id"]}"]'
            if way["id"]
            else f"[data-pick='{way['pick']}']"
            if way["pick"] is not None
            else f'[data-open="{way["open"]}"]'
            for way in [way for way in now["ways"] if way["chooser"]] or now["ways"]
        ]

    def press(self, selector: str, patience: int = PATIENCE) -> None:
        self.page.mouse.move(640, 5)  # off the pieces, so that nothing is being explained
        target = self.page.locator(selector).first
        if not target.evaluate("(one) => one.matches('.plan__area')", timeout=patience):
            target.click(timeout=patience)
            return
        at = self.page.evaluate(
            AIM, [f'[id="{target.get_attribute("id")}"]']
        )  # it may bend round another, and carry figures
        if at is None:
            raise PlaywrightError(f"{selector} lies under something else")
        self.page.mouse.click(at["x"], at["y"])

    def decide(self, now: dict[str, Any]) -> dict[str, Any]:
        """Put one answer together and give it; the page afterwards."""
        seq = now["seq"]
        for _ in range(60):
            try:
                self.press(self.wanted(now), GLANCE)
            except PlaywrightError:  # the page has moved on in the meantime
                now = self.state()
            else:
                now = self.settled(now)
            if now["seq"] != seq or now["over"]:
                self.answers += 1
                return now
        raise AssertionError(f"sixty clicks and no answer: {now}")

    def play(self, most: int = 2000) -> None:
        """Play until the game is over, or so many answers have been given."""
        given = 0
        while given < most:
            now = self.wait_for_turn()
            if now["over"]:
                return
            self.decide(now)
            given += 1

    def sound(self) -> None:
        """Nothing has been complained about."""
        assert self.complaints == []


class KeyboardPerson(Person):
    """Somebody who never touches a mouse: N walks the options, Tab the buttons of a dialog, Enter takes one."""

    def press(self, selector: str, patience: int = PATIENCE) -> None:
        key = "Tab" if selector.startswith("#ask ") else "n"
        for _ in range(120):
            if self.page.evaluate("(s) => document.activeElement?.matches(s) ?? false", selector):
                self.page.keyboard.press("Enter")
                return
            if not self.page.locator(selector).count():
                raise PlaywrightError(f"{selector} is gone")
            self.page.keyboard.press(key)
        assert selector not in self.ways(self.state()), f"{key} never comes to {selector}"
        raise PlaywrightError(f"{selector} is no option any more")


class TouchPerson(Person):
    """Somebody with a phone: a tap on a crowded cell opens it first."""

    def press(self, selector: str, patience: int = PATIENCE) -> None:
        target = self.page.locator(selector).first
        target.scroll_into_view_if_needed(timeout=patience)
        shows = target.get_attribute("data-tap", timeout=patience) is not None
        id = target.get_attribute("id", timeout=patience)
        if shows:  # the first tap shows what it is, with a button that plays it
            ways = (f'{where} [data-for="{id}"]' for where in ("#tip", "#cell-sheet:not([hidden])"))
            self.show_and_play(target, self.page.locator(", ".join(ways)).first, patience)
            return
        target.tap(timeout=patience)
        sheet = self.page.locator("#cell-sheet:not([hidden])")
        if sheet.count():
            inside = sheet.locator(f'[data-for="{id}"]')
            if inside.count():
                inside.first.tap(timeout=patience)

    def show_and_play(self, target: Locator, way: Locator, patience: int) -> None:
        """Tap what is shown first, and then the button that plays it."""
        if not way.is_visible():
            target.tap(timeout=patience)
        try:
            way.tap(timeout=min(GLANCE, patience))
        except PlaywrightError:  # a page that is just being replaced may not hear a tap
            if target.count():
                target.tap(timeout=patience)
