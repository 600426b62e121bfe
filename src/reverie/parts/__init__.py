"""What several games have in common and no kernel needs: lessons and their coach, journals, pages of a game's own."""
