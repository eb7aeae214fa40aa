### Dobre obyczaje przy stole i strona gospodarza.

manners-title = O tym, kto to napisał
manners-company = Wycisz lub zgłoś kogoś
manners-mute-lead = Nie zobaczysz już nic, co ta osoba pisze, ani tu, ani gdzie indziej, ani jej zaproszeń.
manners-mute = Wycisz
manners-mute-done = Wyciszono
manners-report-lead = Co powinien wiedzieć gospodarz tego domu?
manners-report = Powiedz gospodarzowi
manners-reported = Gospodarz to zobaczy, razem z ostatnimi słowami tej osoby.
manners-muted = Wyciszone osoby: { $players }
manners-hear-all = Słuchaj znów wszystkich

house-title = Strona gospodarza
house-how = Serwer przy starcie wypisuje adres. Kto otworzy go pierwszy, jest gospodarzem.
house-counts = Znane tu osoby: { $people }, od wczoraj: { $guests }. Trwające partie: { $matches }, czekające stoły: { $tables }.
house-disk = Baza danych zajmuje { $megabytes } MB.
house-reports = Zgłoszenia
house-look = Zobacz partię
house-done = Załatwione
house-done-done = Zgłoszenie załatwione.
house-announcement = Ogłoszenie
house-announcement-lead = Na górze każdej strony; zostaw puste, aby je usunąć.
house-tell = Powiedz wszystkim
house-told = Wszyscy zobaczą to w ciągu minuty.
house-untold = Nie ma już ogłoszenia.
house-people = Ludzie
house-search = Szukaj imienia
house-nameless = Gość { $id }
house-here = jest tutaj
house-host = gospodarz
house-banned = poza domem: { $reason }
house-ban = Wyklucz
house-ban-sure = Ta osoba zostaje od razu wszędzie wylogowana i nie może wrócić; z jej adresu nie wejdą nowi goście, dopóki serwer nie zostanie uruchomiony ponownie.
house-ban-why = Dlaczego
house-ban-done = Poza domem: { $player }.
house-pardon = Wpuść znowu
house-pardoned = Może znowu wejść: { $player }.
house-matches = Trwające partie
house-bots = Boty na ruchu: { $thinking }; czekające na namysł: { $waiting }, najwyżej { $seconds } s, procesy: { $processes }.
house-with-bots = { $count ->
    [one] { $count } bot przy stole
    [few] { $count } boty przy stole
    [many] { $count } botów przy stole
   *[other] { $count } bota przy stole
}
house-thinking = bot myśli
house-end = Zakończ partię
house-end-sure = Partia zostaje przerwana bez wyniku.
house-end-done = Partia jest zakończona.
house-waiting = Czekające stoły
house-close = Zamknij stół
house-close-sure = Kto tam siedzi, poszuka innego.
house-close-done = Stół jest zamknięty.
house-events = Wydarzenia
house-event-end = Zakończ wydarzenie
house-event-end-sure = Bez kolejnych rund; trwające partie już się nie liczą.
house-event-end-done = Wydarzenie jest zakończone.
house-limits = Limity
house-limits-lead = Działają od razu i obowiązują, dopóki ich nie zmienisz. Więcej mówi o nich dokumentacja dla prowadzących serwer.
house-change = Zmień
house-changed = Zmieniono.
house-limit-started = przy starcie: { $value }
house-limit = { $limit ->
    [rate] Jak często można o coś prosić; 2 to dwa razy częściej
    [tables_per_person] Stoły otwarte przez jedną osobę
    [events_per_person] Wydarzenia, które jedna osoba prowadzi naraz
    [event_players] Gracze w jednym wydarzeniu
    [sockets_per_person] Okna otwarte przez jedną osobę
    [sockets_per_address] Okna otwarte z jednego adresu; klubowi zrób tu miejsce
   *[chat_lines] Zachowane wiersze czatu partii
}
house-fixed = Limity ustalone przy starcie
house-export = Eksportuj wszystko
house-export-lead = Ludzie, partie z wynikami i wydarzenia, każde w jednym wierszu JSON; bez tajemnic.
