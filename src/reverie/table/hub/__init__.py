"""All tables that are open now: whatever happens at one happens here, under its lock, and is told to whoever looks."""
