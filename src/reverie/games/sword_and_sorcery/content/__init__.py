"""What Sword & Sorcery is played with: data files, read, checked and compiled."""
