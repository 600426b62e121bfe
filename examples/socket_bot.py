"""A bot that plays at a Reverie table over its WebSocket, in forty lines: python socket_bot.py http://127.0.0.1:8000

It makes a table of Dreamblade against the house's own novice and answers every question at random.
Needs: pip install httpx websockets. docs/protocol.md describes the messages.
"""

import asyncio
import json
import random
import sys

import httpx
import websockets


def some_answer(options):
    """Any answer of a domain, as the protocol describes domains: its name, then what it needs."""
    match options:
        case ["list", values]:
            return random.choice(values)
        case ["menu", singles, groups]:
            pairs = [[tag, first, second] for tag, firsts, seconds in groups for first in firsts for second in seconds]
            return random.choice([*singles, *pairs])
        case ["subset", items, least, most, _alone]:
            chosen = random.sample(items, random.randint(max(least, 0), min(most, len(items))))
            return [item for item in items if item in chosen]
        case ["split", total, targets, needs]:
            guard = next((place for place, need in enumerate(needs) if need >= 0), 0)
            return [total if place == guard else 0 for place in range(len(targets))]
    raise ValueError(f"unknown domain {options[0]}")


async def play(server):
    seats = [{"kind": "you", "name": "Forty Lines"}, {"kind": "bot", "level": "novice"}]
    table = {"game": "dreamblade", "seats": seats, "setup": {"turn_limit": 12}, "public": True}
    made = httpx.post(f"{server}/api/tables", json=table).raise_for_status().json()
    address = f"{server.replace('http', 'ws', 1)}/t/{made['table']}/live?as=json"
    key = {"authorization": f"Bearer {made['tokens']['0']}"}
    async with websockets.connect(address, additional_headers=key, max_size=None) as socket:
        while not (told := json.loads(await socket.recv())).get("outcome"):
            if told.get("choice"):
                value = some_answer(told["choice"]["options"])
                await socket.send(json.dumps({"do": "answer", "seq": told["seq"], "value": value}))
        return f"{server}/t/{made['table']}/watch", told["outcome"]


if __name__ == "__main__":
    print(*asyncio.run(play(sys.argv[1] if len(sys.argv) > 1 else "http://127.0.0.1:8000")))
