"""The rules: what may be done, what happens, who sees what. Compiled; imports the kernel and parts only."""
