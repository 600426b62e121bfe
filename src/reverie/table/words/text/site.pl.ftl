# Strony wokół stołów.

# Nauka i kampanie
learn-title = Naucz się grać
learn-line = Lekcje przy prawdziwym stole, a potem sytuacje do rozwiązania. Ta przeglądarka pamięta, co już za tobą.
learn-none = Żadna z tych gier nie ma jeszcze lekcji.
learn-to-game = Do gry
learn-all = Wszystkie
campaigns-title = Kampanie
campaigns-line = Na wiele wieczorów, dla jednej osoby albo drużyny: co wygrasz, zostaje z tobą, rany też.
campaigns-go = Zacznij albo graj dalej

# Strona gry
game-play-now = Zagraj teraz
game-rules-line = Wszystkie zasady z numerami, po polsku i po angielsku, z wyszukiwarką.
home-learn-first = Pierwszy raz? Najpierw lekcja

# Słowa przy pierwszym stole
callout-name = Do pierwszej gry
callout-count = { $n } z { $all }
callout-next = Dalej
callout-close = Znam tę grę

# Listy
home-mine-tasks = Lekcje, zagadki, kampanie
home-replays-mine = Twoje gry
home-replays-public = Gry publiczne
home-hidden-show = { $n ->
    [one] Pokaż { $n } ukryty stół
    [few] Pokaż { $n } ukryte stoły
   *[many] Pokaż { $n } ukrytych stołów
}
home-hidden-hide = Pomiń ukryte stoły
home-live-seen = Ostatnio rozegrana
list-more = Nazwij albo ukryj: { $title }
list-name = Twoja nazwa
list-rename = Zmień nazwę
list-hide = Ukryj
list-unhide = Pokaż znowu
list-seen-by-you = zobaczą ją tylko osoby z linkiem
list-seen-by-all = każdy może ją zobaczyć
replay-mine = Twoje gry
replay-mine-line = Zakończone gry z twoim udziałem. Prywatne są tylko na twojej liście; obejrzy je każdy, kto ma link.
replay-mine-none-line = Twoja zakończona gra pojawi się tu od razu.

# Więcej o nowym stole i zaproszenia
home-more = Więcej ustawień
join-what = W co gramy
join-undo-free = Cofanie jest wolne do ostatniego rzutu kośćmi.
join-undo-ask = Cofanie tylko za zgodą pozostałych.
join-undo-off = Bez cofania.
join-no-clock = Bez zegara
home-guests = Goście wybierają sami
home-guests-line = Kto siada z odnośnika albo na wolnym miejscu, wybiera sam na stronie zaproszenia. To, co ustawiono wyżej, jest tylko propozycją.
shell-tip = Szczegóły
home-about = O: { $name }
