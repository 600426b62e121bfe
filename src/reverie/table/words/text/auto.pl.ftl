# Samoczynne pasowanie: kiedy ktoś chce być pytany.
auto-title = Kiedy mnie pytać
auto-line = Wszystko inne mija samo. Nikt nie widzi tych ustawień ani nie odgadnie ich z czasu odpowiedzi.
auto-ask = zawsze
auto-matter = gdy to istotne
auto-pass = nigdy
auto-passing = Nic tu nie jest dla ciebie istotne: pasujesz samoczynnie.
auto-settled = Dzieje się, jak postanowiono.
auto-hold = Chwila, zobaczę
