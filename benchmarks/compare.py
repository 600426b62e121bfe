"""Reverie beside its peers, one after another on the same machine: figures and ratios.

    python benchmarks/compare.py [--seconds 6] [--json]

Peers (catanatron, python-chess, OpenSpiel, PettingZoo's classic games) are installed from PyPI into `.venv-bench`, beside Reverie, when
they are not there yet; nothing of Reverie depends on them. The compiled build is measured if `make compiled` has made it.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
GAMES = ("dreamblade", "dice_throne", "sword_and_sorcery", "etherfields")
PEERS = ("catanatron==3.2.1", "chess==1.11.2", "open-spiel==2.0.2", "pettingzoo[classic]==1.27.0")


def run(command: list[str]) -> Any:
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=ROOT / "benchmarks")
    if done.returncode:
        print(f"{' '.join(command)} failed:\n{done.stderr[-600:]}", file=sys.stderr)
        return None
    return json.loads(done.stdout)


def peers_python() -> str | None:
    python = ROOT / ".venv-bench" / "bin" / "python"
    wanted = ["--constraint", str(ROOT / "constraints.txt"), *PEERS, "--editable", f"{ROOT}[envs,openspiel]"]
    installed = ROOT / ".venv-bench" / ".peers"
    if not installed.exists() or installed.read_text() != " ".join(wanted):
        print("installing the peers into .venv-bench", file=sys.stderr)
        subprocess.run([sys.executable, "-m", "venv", str(ROOT / ".venv-bench")], check=True)
        if subprocess.run([str(python), "-m", "pip", "install", "--quiet", *wanted], check=False).returncode:
            print("the peers could not be installed; measuring without them", file=sys.stderr)
            return None
        installed.write_text(" ".join(wanted))
    return str(python)


def beside(environments: dict[str, float]) -> dict[str, float]:
    """Every game's environments beside their peers; batches beside single games."""
    found = {}
    for name, figure in environments.items():
        kind, _, game = name.partition(" ")
        if game in GAMES:
            peers = {peer: one for peer, one in environments.items() if peer.partition(" ")[2] not in GAMES}
            alike = {peer: one for peer, one in peers.items() if peer.startswith(f"{kind} ")}
            if kind == "Batch":
                alike = {f"PettingZoo {game}": environments[f"PettingZoo {game}"]}
            found |= {f"{name} / {peer}": round(figure / one, 2) for peer, one in alike.items()}
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=6.0)
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    seconds = str(asked.seconds)
    told: dict[str, Any] = {}
    compiled = ROOT / ".venv-compiled" / "bin" / "python"
    for game in GAMES:
        bench = ["-m", "reverie.cli", "bench", game, "--json", "--seconds", seconds]
        told[game] = run([sys.executable, *bench])
        if compiled.exists():
            told[f"{game} compiled"] = run([str(compiled), *bench])
    ours = list(told)
    python = peers_python()
    peers = run([python, "peers.py", seconds]) if python else None
    told.update(peers or {})
    environments = run([python or sys.executable, "envs.py", seconds])
    told["environments, a CPU second"] = environments
    told = {name: figures for name, figures in told.items() if figures}
    ratios = beside(environments or {})
    for own in ours:
        for theirs, figures in told.items():
            if own in told and theirs not in ours and "decisions_per_second" in figures:
                ratio = told[own]["decisions_per_second"] / figures["decisions_per_second"]
                ratios[f"{own} / {theirs}"] = round(ratio, 2)
        if own in told and f"{own} compiled" in told:
            ratio = told[f"{own} compiled"]["decisions_per_second"] / told[own]["decisions_per_second"]
            ratios[f"{own} compiled / {own}"] = round(ratio, 2)
    if asked.json:
        print(json.dumps({"figures": told, "ratios": ratios}))
        return
    for name, figures in told.items():
        print(f"\n{name}")
        for key, value in figures.items():
            if key != "game":
                print(f"  {key:>22}  {value:,}" if isinstance(value, int | float) else f"  {key:>22}  {value}")
    print("\nratios: environments beside environments, decisions per second beside decisions per second")
    for name, ratio in ratios.items():
        print(f"  {name:<48} {ratio:6.2f}")


if __name__ == "__main__":
    main()
