# Co mówi tylko przeglądarka: formularz nowego stołu.

form-quest = Zadanie
    .help = W co się gra.
form-party = Bohaterowie
    .help = Ilu bohaterów bierze udział. Jedna osoba może prowadzić kilku.
form-party-count = { $n ->
    [one] { $n } bohater
    [few] { $n } bohaterów
   *[other] { $n } bohaterów
}
form-hero = Bohater
    .help = Każdy bohater ma dwie wersje; każdy bierze udział raz, a dusze praworządne i chaotyczne się nie mieszają.
form-fitting = ktokolwiek pasuje
form-difficulty = Poziom trudności
    .help = Fabularny jest łagodniejszy, Heroiczny trudniejszy niż zasady z pudełka.
form-agreement = Decyzje drużyny
    .help = Jak drużyna decyduje o tym, co dotyczy wszystkich.
form-agreement-first = liczy się pierwsza odpowiedź
form-agreement-leader = decyduje gracz aktywnego bohatera
form-agreement-vote = wszyscy głosują
form-soul-storm = Duchowa nawałnica
    .help = Dusze praworządne i chaotyczne mogą brać udział razem.
form-bad-party = Drużyna liczy od 2 do 5 bohaterów, a nie „{ $given }”.
