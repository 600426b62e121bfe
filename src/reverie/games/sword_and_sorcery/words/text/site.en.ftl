# What leads to the pages of Sword & Sorcery.

site-lessons = Lessons
    .line = Five short lessons at a real table: move, fight, hold on, use powers, open what is closed, and meet a troll.
site-wall = Wall
    .line = Thirty things to have done, each with its date and its seed.
