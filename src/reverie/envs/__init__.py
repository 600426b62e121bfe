"""Environments for research: every game behind the interfaces that learning programs speak.

`stage` and `text` need nothing but Reverie; `pettingzoo`, `gymnasium` and `batch` need the extra `envs`.
"""
