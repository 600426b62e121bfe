# Co widzą goście, gdy magazyn nie może czegoś zachować. Kto prowadzi serwer, przeczyta więcej w jego dzienniku.
store-locked = Serwer jest zajęty i nie mógł tego zachować. Spróbuj ponownie.
store-full = Na serwerze zabrakło miejsca, więc tego nie zachowano. Wszystko wcześniejsze jest bezpieczne; powiadom osobę, która prowadzi serwer.
store-readonly = Serwer nie może teraz nic zapisać, więc tego nie zachowano. Powiadom osobę, która go prowadzi.
store-damaged = Serwer nie może odczytać swoich stołów. Powiadom osobę, która go prowadzi.
store-newer = Stoły na tym serwerze należą do nowszej wersji Reverie. Powiadom osobę, która go prowadzi.
store-gone = Serwer nie ma teraz dostępu do swoich stołów. Nic nie przepadło; spróbuj za chwilę.
store-missing = Nie ma takiego stołu.
store-other = Nie udało się tego zachować. Spróbuj ponownie.
