# Passing by itself: when somebody wants to be asked.
auto-title = When to ask me
auto-line = Everything else passes by itself. Nobody sees how this is set, nor from how long an answer takes.
auto-ask = always
auto-matter = where it matters
auto-pass = never
auto-passing = Nothing here concerns you: it passes by itself.
auto-settled = It is done as you have decided.
auto-hold = Wait, let me see
