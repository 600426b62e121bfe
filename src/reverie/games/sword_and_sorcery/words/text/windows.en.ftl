# Windows for which somebody may say when to be asked (SS-7.41 to SS-7.50)
window-victim = An enemy chooses its victim
window-attack-roll = Your attack dice lie
window-hits = A hero is hit
window-defence-dice = Before a defence roll
window-defence-roll = Defence dice lie
window-save = A save die lies
window-other-roll = Any other die lies
window-wounded = You were wounded
window-dying = A hero is dying
window-follow-up = After your attack
