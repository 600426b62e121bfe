"""Known holes in the packages we depend on: `pip-audit` over constraints.txt.

It says how many packages were really looked up: the service answers "not found" for what it does not know, and so does a mirror
that stands in for it, and pip-audit then finds no hole in anything. Without a network the audit says so and lets go.
"""

from __future__ import annotations

import json
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any

PINNED = Path(__file__).parents[1] / "constraints.txt"
PATIENCE = 120


def summary(found: dict[str, Any]) -> tuple[int, str]:
    """The exit code and what to say about what pip-audit told."""
    packages = found["dependencies"]
    looked_up = [one for one in packages if "skip_reason" not in one]
    if not looked_up:
        return 0, f"audit: SKIPPED, none of {len(packages)} packages could be looked up (offline, or behind a mirror)"
    holes = [
        f"{one['name']} {one['version']}: {hole['id']}, mended in {', '.join(hole['fix_versions']) or 'no version yet'}"
        for one in looked_up
        for hole in one["vulns"]
    ]
    lines = [f"audit: {len(holes)} known holes in {len(looked_up)} of {len(packages)} packages looked up", *holes]
    missed = [one["name"] for one in packages if "skip_reason" in one]
    if missed:
        lines.append(f"audit: not looked up: {', '.join(missed)}")
    return (1 if holes else 0), "\n".join(lines)


def main() -> int:
    if find_spec("pip_audit") is None:
        print("audit: SKIPPED, pip-audit is not installed")
        return 0
    command = [sys.executable, "-m", "pip_audit", "--requirement", str(PINNED), "--no-deps", "--disable-pip"]
    command += ["--progress-spinner", "off", "--timeout", "10", "--format", "json"]
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=PATIENCE)
        found = json.loads(done.stdout)
    except subprocess.TimeoutExpired:
        print("audit: SKIPPED, the database of known holes does not answer")
        return 0
    except ValueError:  # it prints no JSON when it cannot reach the database at all
        print("audit: SKIPPED, pip-audit could not do its work: " + (done.stderr.strip().splitlines() or ["?"])[-1])
        return 0
    code, text = summary(found)
    print(text)
    return code


if __name__ == "__main__":
    sys.exit(main())
