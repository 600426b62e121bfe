"""What several games have in common and no kernel needs: lessons, journals, pages of a school."""
