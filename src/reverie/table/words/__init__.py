"""What the table says to people, in their languages."""
