"""A power cut, as far as files go: what a process had not synced is gone.

SIGKILL is no power cut: what a killed process has written stays in the page cache and comes to the disk all the same. Here a
small library, compiled when it is needed and loaded before all others, keeps a copy of every file of one folder as it was when
it was last synced (fsync, fdatasync); cutting the power puts these copies in the place of the files. A file that was never
synced is not there any more.
"""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path
from typing import Final

SHIM: Final = r"""
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static pthread_mutex_t turn = PTHREAD_MUTEX_INITIALIZER;

/* The file as it is now, whole or not at all: whoever is killed in the middle has not been told that it was synced. */
static void keep(int fd) {
    const char *folder = getenv("REVERIE_POWER_FOLDER"), *kept = getenv("REVERIE_POWER_KEPT");
    char link[64], path[PATH_MAX], to[PATH_MAX], part[PATH_MAX];
    static char data[1 << 16];
    if (!folder || !kept) return;
    snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    ssize_t length = readlink(link, path, sizeof path - 1);
    if (length < 0) return;
    path[length] = 0;
    size_t prefix = strlen(folder);
    if (strncmp(path, folder, prefix) || path[prefix] != '/' || strchr(path + prefix + 1, '/')) return;
    pthread_mutex_lock(&turn);
    snprintf(to, sizeof to, "%s/%s", kept, path + prefix + 1);
    snprintf(part, sizeof part, "%s.part", to);
    int from = open(path, O_RDONLY | O_CLOEXEC), out = open(part, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
    ssize_t count = -1;
    if (from >= 0 && out >= 0)
        while ((count = read(from, data, sizeof data)) > 0)
            if (write(out, data, count) != count) { count = -1; break; }
    if (from >= 0) close(from);
    if (out >= 0) close(out);
    if (count == 0) rename(part, to); else abort();
    pthread_mutex_unlock(&turn);
}

static int synced(const char *name, int fd) {
    int (*real)(int) = (int (*)(int))dlsym(RTLD_NEXT, name);
    int result = real(fd);
    if (result == 0) keep(fd);
    return result;
}

int fsync(int fd) { return synced("fsync", fd); }
int fdatasync(int fd) { return synced("fdatasync", fd); }
"""


class NoPower(Exception):
    """Power cuts cannot be tried here; says what is missing."""


class Power:
    """The files of a folder, under a power that can be cut."""

    def __init__(self, folder: Path, work: Path) -> None:
        """`work` is a folder beside: the library and the copies go there."""
        self.folder = folder.resolve()
        self.kept = work.resolve() / "kept"
        self.library = work.resolve() / "power.so"
        self.kept.mkdir(parents=True, exist_ok=True)
        self._compile()

    def _compile(self) -> None:
        compiler = shutil.which("cc") or shutil.which("gcc")
        if compiler is None or not os.path.isdir("/proc/self/fd"):
            raise NoPower("power cuts need Linux and a C compiler (cc or gcc)")
        source = self.library.with_suffix(".c")
        source.write_text(SHIM, encoding="utf-8")
        command = [compiler, "-shared", "-fPIC", "-O1", "-o", str(self.library), str(source), "-ldl", "-lpthread"]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode:
            raise NoPower(f"the library for power cuts does not compile: {done.stderr[-500:]}")

    def environment(self) -> dict[str, str]:
        """What a process is started with that shall live under this power."""
        return {
            "LD_PRELOAD": str(self.library),
            "REVERIE_POWER_FOLDER": str(self.folder),
            "REVERIE_POWER_KEPT": str(self.kept),
        }

    def cut(self, prefix: str = "") -> int:
        """Let every file be as it was when it was last synced; call it when the processes are dead. Gives the bytes lost."""
        lost = 0
        for file in [file for file in self.folder.iterdir() if file.is_file() and file.name.startswith(prefix)]:
            copy = self.kept / file.name
            there = file.read_bytes()
            synced = copy.read_bytes() if copy.exists() else None
            if synced == there:
                continue
            lost += len(there) if synced is None else sum(a != b for a, b in zip(there, synced, strict=False))
            lost += 0 if synced is None else abs(len(there) - len(synced))
            if synced is None:
                file.unlink()
            else:
                file.write_bytes(synced)
        return lost


__all__ = ["NoPower", "Power"]
