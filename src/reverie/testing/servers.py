"""A real server in a process of its own, for tests that need one: started, stopped, killed and started again."""

from __future__ import annotations

import contextlib
import os
import random
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path


def free_port() -> int:
    """A port that nobody listens at, below those that a system gives to connections: a browser's could take it before the server."""
    while True:
        port = random.SystemRandom().randrange(20_000, 32_000)
        with socket.socket() as probe, contextlib.suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port


class Server:
    """`reverie serve` on a free port with a folder of its own."""

    def __init__(
        self,
        folder: Path,
        database: str | None = None,
        pace: float = 0.0,
        workers: int = 1,
        environment: dict[str, str] | None = None,
    ) -> None:
        self.folder = folder
        self.database = database
        self.pace = pace
        self.workers = workers
        self.environment = environment or {}
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None
        self.log = folder / "server.log"

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def socket_url(self) -> str:
        return f"ws://127.0.0.1:{self.port}"

    def start(self) -> Server:
        where = ["--database", self.database] if self.database else ["--data", str(self.folder)]
        several = ["--workers", str(self.workers)] if self.workers > 1 else []
        command = [sys.executable, "-m", "reverie", "serve", "--port", str(self.port), *where, *several]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                command,
                stdout=log,
                stderr=log,
                env={**os.environ, "REVERIE_PACE": str(self.pace), **self.environment},
                start_new_session=True,
            )
        limit = time.monotonic() + 60
        while time.monotonic() < limit:
            if self.process.poll() is not None:
                break
            try:
                with urllib.request.urlopen(f"{self.url}/health", timeout=2):
                    return self
            except (urllib.error.URLError, OSError):
                time.sleep(0.05)
        raise RuntimeError(f"the server did not start:\n{self.log.read_text()[-3000:]}")

    def kill(self) -> None:
        """SIGKILL to the server and everything it has started: no goodbyes."""
        if self.process is not None:
            os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()
            self.process = None

    def stop(self) -> int:
        """A polite stop; the exit code."""
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        try:
            code = self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.kill()
            return -9
        self.process = None
        return code

    def __enter__(self) -> Server:
        return self.start()

    def __exit__(self, *_: object) -> None:
        self.kill()
