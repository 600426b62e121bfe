"""Somebody who plays Sword & Sorcery as the table advises them, and presses with a pointer, a finger or a key what it frames for them.

Nothing is known to them but what the page shows: they ask for a hint, aim where the framed thing can be hit, and press.
"""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Browser
from tests.table.browsers import AIM, GLANCE, Person

from reverie.testing.browsers import PATIENCE

LOOK = """() => {
  const page = document.querySelector(".tablepage"), prompt = document.getElementById("prompt"), hint = document.getElementById("hint");
  const told = (words) => (words ?? "").split(" ").filter(Boolean);
  const ids = (way) => [...document.querySelectorAll(way)].map((one) => one.id);
  return {
    ready: document.getElementById("app")?.dataset.ready !== undefined && document.getElementById("away")?.hidden !== false,
    seq: Number(page?.dataset.seq ?? 0), seat: page?.dataset.seat ?? "", over: page?.dataset.over !== undefined,
    waiting: !prompt || prompt.classList.contains("prompt--wait"), question: prompt?.querySelector("b")?.textContent ?? "",
    sure: ids("#ask[open]"), read: ids("#do-read"), leaf: ids("#story [data-pick]"), hints: ids("#do-hint"),
    hint: hint ? hint.textContent : "", framed: told(hint?.dataset.hint), back: told(hint?.dataset.back),
    open: ids("#chooser"), picked: ids(".is-sel,[aria-pressed=true]"), shown: ids("#tip:not([hidden]),#cell-sheet:not([hidden])"),
  };
}"""
"""What the page shows of the decision, and of what is advised."""
ANOTHER = f"""async ([before, apart, patience]) => {{
  const look = {LOOK}, until = performance.now() + patience, told = (now) => JSON.stringify({{ ...now, [apart]: null }});
  for (;;) {{
    const now = look();
    if (told(now) !== told(before) || performance.now() > until) return now;
    await new Promise((go) => setTimeout(go, 10));
  }}
}}"""
FOCUSED = "(ways) => ways.find((way) => document.activeElement?.matches(way)) ?? null"

MOST_KEYS = 150
PRESSES = 10
GLIMPSE = 100
"""Milliseconds until whoever waits looks at the others. No limit: they go on."""
ENOUGH = 2000
"""More answers than a quest asks for."""


class Advised:
    """A person at a table who follows its advice. `pressed` counts what was pressed, by the first word of its id."""

    def __init__(self, browser: Browser, url: str, language: str = "en", **context: Any) -> None:
        self.person = Person(browser, url, **context)
        self.person.prefer(language=language)
        self.page = self.person.page
        self.pressed: dict[str, int] = {}

    def look(self) -> dict[str, Any]:
        told: dict[str, Any] = self.page.evaluate(LOOK)
        return told

    def another(self, before: dict[str, Any], apart: str = "", patience: int = PATIENCE) -> dict[str, Any]:
        """The page once it shows something else, `apart` from one thing that is no answer of the table."""
        told: dict[str, Any] = self.page.evaluate(ANOTHER, [before, apart, patience])
        return told

    def wanted(self, now: dict[str, Any]) -> list[str]:
        """What to press next, wherever it sits: selectors."""
        if now["sure"]:
            return ["#ask button[value=yes]"]
        if now["read"]:
            return ["#do-read"]
        if now["hints"] and not now["hint"]:
            return ["#do-hint"]
        ids = now["back"] or now["framed"] if now["hints"] else now["leaf"]  # a text is read without advice
        return [f'[id="{id}"]' for id in ids]

    def press(self, ways: list[str]) -> bool:
        """Press the first of these that can be hit; whether there was one."""
        at = self.page.evaluate(AIM, ways)
        if at is None:
            return False
        self.count(at["id"])
        self.touch(at)
        return True

    def touch(self, at: dict[str, Any]) -> None:
        self.page.mouse.click(at["x"], at["y"])
        self.page.mouse.move(640, 5)  # off what would explain itself

    def count(self, id: str) -> None:
        word = id.partition("-")[0].rstrip("0123456789")
        self.pressed[word] = self.pressed.get(word, 0) + 1

    def step(self, now: dict[str, Any]) -> dict[str, Any]:
        """Press what is wanted; the page once it has heard."""
        ways = self.wanted(now)
        assert ways, f"nothing is framed: {now}"
        apart = "shown" if "data-for" in ways[0] else ""  # a sheet closes before the table has answered
        for _ in range(PRESSES):  # what has only just come to lie under a resting finger is not heard yet
            heard = self.press(ways)
            after = self.another(
                now, apart, GLANCE
            )  # or somebody else was quicker, or what the table says lies over it
            if after != now:
                return after
        self.person.shot("stuck")
        raise AssertionError(f"{ways} {'did nothing' if heard else 'cannot be hit'}: {now}")

    def play(self, most: int = ENOUGH) -> dict[str, Any]:
        """Play alone until the quest is over, or so many answers have been given."""
        now = self.look()
        while not now["over"] and most > 0:
            after = self.another(now) if now["waiting"] or not now["ready"] else self.step(now)
            most -= after["seq"] != now["seq"]
            now = after
        return now

    def done(self) -> None:
        """Nothing has been complained about."""
        assert self.person.complaints == [], self.person.complaints
        self.person.close()


class ByFinger(Advised):
    """On a phone: what commits is shown first, and played by the button beside it."""

    def touch(self, at: dict[str, Any]) -> None:
        self.page.touchscreen.tap(at["x"], at["y"])

    def wanted(self, now: dict[str, Any]) -> list[str]:
        ways = super().wanted(now)
        inside = [f"{way.replace('[id=', '[data-for=')}" for way in ways if way.startswith("[id=")]
        return [f"#{sheet} {way}" for sheet in now["shown"] for way in inside] or ways


class ByKey(Advised):
    """Without a pointer: H asks for advice, N goes from option to option, Tab through a dialog, Enter takes one."""

    def press(self, ways: list[str]) -> bool:
        if ways == ["#do-hint"]:
            self.page.keyboard.press("h")
            return True
        for _ in range(MOST_KEYS):
            if at := self.page.evaluate(FOCUSED, ways):
                self.count(at.removeprefix('[id="'))
                self.page.keyboard.press("Enter")
                return True
            self.page.keyboard.press("Tab" if ways[0].startswith("#ask") else "n")
        return False


def play_together(people: list[Advised], most: int = ENOUGH) -> None:
    """Each answers when they are asked, until the quest is over for all, or so many answers have been given."""
    seen = [who.look() for who in people]
    until = seen[0]["seq"] + most
    while seen[0]["seq"] < until and not all([now["over"] for now in seen]):
        asked = [n for n, now in enumerate(seen) if now["ready"] and not now["waiting"] and not now["over"]]
        for number in asked:
            seen[number] = people[number].step(seen[number])
        if not asked:
            people[0].another(seen[0], patience=GLIMPSE)
        seen = [who.look() for who in people]
