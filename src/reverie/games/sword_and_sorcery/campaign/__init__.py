"""The campaign: quests in a row, each of which begins with what the one before has left."""
