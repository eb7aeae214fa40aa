### Wieczory w klubie: strony do tworzenia, dołączania, prowadzenia i pokazywania wydarzenia.

events-mine = Moje wydarzenia
events-make = Utwórz wydarzenie
events-title = Nazwa wydarzenia
events-game = Gra
events-format = Rodzaj wydarzenia
events-format-name = { $format ->
    [swiss] System szwajcarski
    [round-robin] Każdy z każdym
    [knock-out] Puchar
   *[tables] Stoły trzy- i czteroosobowe
}
events-format-about = { $format ->
    [swiss] Spotykają się gracze z podobną liczbą punktów i nikt nie gra z nikim dwa razy, chyba że trzeba. Przy nieparzystej liczbie ktoś pauzuje, co liczy się jak wygrana; nikt nie pauzuje dwa razy, zanim zrobią to wszyscy inni.
    [round-robin] W każdej rundzie każdy ma innego przeciwnika, aż wszyscy się spotkają.
    [knock-out] Kto przegra, odpada; remis wygrywa ten, kto siedział drugi. Jeśli liczba się nie zgadza, pauzują pierwsi wylosowani, a po rozpoczęciu nikt już nie dołącza.
   *[tables] Każdy spotyka każdego możliwie równie często. Zwycięzca stołu dostaje 1 punkt, ostatni nic, inni równe części; kto nie ma stołu, dostaje pół punktu.
}
events-rounds = Rundy
events-rounds-usual = Tyle, co zwykle
events-minutes = Czas na rundę
events-minutes-of = { $minutes ->
    [0] Tyle, ile trzeba
    [one] { $minutes } minuta, potem kończą boty
    [few] { $minutes } minuty, potem kończą boty
    [many] { $minutes } minut, potem kończą boty
   *[other] { $minutes } minuty, potem kończą boty
}
events-rated = Rankingowe: partie liczą się do rankingu. Rundy nie mają wtedy limitu czasu; zegary i opuszczenie partii się liczą.
events-is-rated = Rankingowe
events-pause = Przerwa między rundami
events-pause-of = { $minutes ->
    [0] Bez przerwy
    [one] { $minutes } minuta
    [few] { $minutes } minuty
    [many] { $minutes } minut
   *[other] { $minutes } minuty
}
events-status = { $status ->
    [open] Czekamy na graczy
    [running] Trwa
   *[over] Koniec
}
events-players = { $count ->
    [one] { $count } gracz
    [few] { $count } graczy
    [many] { $count } graczy
   *[other] { $count } gracza
}
events-who = Kto bierze udział
events-join = Weź udział
events-join-late = Grasz od następnej rundy.
events-join-here = Weź udział
events-leave = Zrezygnuj z udziału
events-wait-start = Bierzesz udział jako { $player }. Zostań na tej stronie: zaprowadzi cię do stołu.
events-in = Bierzesz udział jako { $player }.
events-your-table = Grasz przy stole { $number }.
events-go = Do mojego stołu
events-table = Stół { $number }
events-tables = Stoły
events-table-state = { $state ->
    [waiting] Przygotowanie
    [running] Trwa
    [ended] Przerwano
   *[over] Koniec
}
events-play = Graj
events-watch = Oglądaj stół { $number }
events-byes = { $count ->
    [one] W tej rundzie pauzuje: { $players }.
    [few] W tej rundzie pauzują: { $players }.
    [many] W tej rundzie pauzują: { $players }.
   *[other] W tej rundzie pauzują: { $players }.
}
events-round = Runda { $number } z { $rounds }
events-next-in = Następna runda zaczyna się za { $time }.
events-next-round = do następnej rundy
events-time-left = Do końca rundy zostało { $time }.
events-standings = Klasyfikacja
events-ties = { $format ->
    [knock-out] Według przebytych rund.
   *[other] O remisach decydują Buchholz (punkty przeciwników), potem Sonneborn-Berger (punkty pokonanych i połowa punktów tych, z którymi był remis), potem wygrane stoły.
}
events-place = Miejsce
events-player = Gracz
events-points = Punkty
events-wins = Wygrane
events-gone = odszedł
events-results = Wyniki do arkusza
events-earlier = Wcześniejsze rundy
events-invite = Zaproś
events-invite-lead = Kto otworzy ten link lub zeskanuje ten kod, może wziąć udział i oglądać.
events-link = Link do wydarzenia
events-organise = Organizujesz to wydarzenie
events-start = { $count ->
    [one] Zacznij z { $count } graczem
    [few] Zacznij z { $count } graczami
    [many] Zacznij z { $count } graczami
   *[other] Zacznij z { $count } gracza
}
events-next-now = Zacznij następną rundę teraz
events-wall = Strona na rzutnik
events-end = Zakończ wydarzenie
events-end-sure = Żadna runda nie zostanie już skojarzona. Trwające stoły mogą grać dalej, ale się nie liczą.
events-bots = Boty do kompletu
events-how-many = Ile
events-add-bots = Dodaj
events-take-out = Wypisz kogoś
events-take-out-one = Wypisz
events-take-out-whom = Wypisz: { $player }
events-take-out-sure = Ta osoba nie będzie już kojarzona. To, co zagrała, się liczy. Może wrócić przez link.
