"""What a game's declared effects (`parts.rules.effects`) become outside its rules: structs of content, and sentences."""
