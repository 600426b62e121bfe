# Okna, dla których można powiedzieć, kiedy chce się być pytanym (SS-7.41 do SS-7.50)
window-victim = Wróg wybiera ofiarę
window-attack-roll = Kości ataku leżą na stole
window-hits = Bohater zostaje trafiony
window-defence-dice = Przed rzutem obrony
window-defence-roll = Kości obrony leżą na stole
window-save = Kość rzutu na odporność leży na stole
window-other-roll = Inna kość leży na stole
window-wounded = Odniesiono rany
window-dying = Bohater umiera
window-follow-up = Po własnym ataku
