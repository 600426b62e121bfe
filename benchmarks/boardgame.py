"""boardgame.io's server from npm with its in-memory store, under the load of `reverie load`: a peer, not a dependency.

    python benchmarks/boardgame.py [TABLES] [SECONDS] [RATE]

It keeps nothing: a move that it acknowledges is gone when it stops.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parent / "boardgame"


def main() -> int:
    if not (HERE / "node_modules" / ".package-lock.json").exists():  # npm writes it when all is there
        print("installing boardgame.io into benchmarks/boardgame", file=sys.stderr)
        line = ["npm", "install", "--no-audit", "--no-fund", "--silent", "--no-package-lock"]
        if subprocess.run(line, cwd=HERE, check=False, timeout=300).returncode:
            print("boardgame.io could not be installed; measuring without it", file=sys.stderr)
            return 0
    given = [*sys.argv[1:], *["200", "8", "500"][len(sys.argv) - 1 :]]
    done = subprocess.run(
        ["node", "run.cjs", *given], cwd=HERE, capture_output=True, text=True, check=False, timeout=300
    )
    print(f"boardgame.io (tic-tac-toe, nothing durable): {done.stdout.strip() or done.stderr[-500:]}")
    return done.returncode


if __name__ == "__main__":
    sys.exit(main())
