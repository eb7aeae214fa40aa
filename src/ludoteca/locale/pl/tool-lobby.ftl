### Szukanie kogoś: poczekalnia i zaproszenia.

find-title = Przysiądź się do innych
find-filters = Filtry
find-all = Wszystkie ({ $count })
find-game = Gra
find-any = dowolnie
find-room = Wolne miejsca, co najmniej
find-pace = { $pace ->
    [none] bez pośpiechu
    [clock] z zegarem
    [days] dni na ruch
   *[any] dowolnie
}
find-only-rated = Tylko rankingowe
find-looking = Sprawdzamy, kto jest…
find-empty = Teraz nikt nie czeka przy stole. Otwórz swój, a inni cię znajdą.
find-none = { $count ->
    [one] Jeden stół jest otwarty, ale nie pasuje do filtrów.
    [few] { $count } stoły są otwarte, ale żaden nie pasuje do filtrów.
    [many] { $count } stołów jest otwartych, ale żaden nie pasuje do filtrów.
   *[other] { $count } stołu jest otwarte, ale żaden nie pasuje do filtrów.
}
find-count = { $count ->
    [one] Jeden stół ma wolne miejsce.
    [few] { $count } stoły mają wolne miejsce.
    [many] { $count } stołów ma wolne miejsce.
   *[other] { $count } stołu ma wolne miejsce.
}
find-free = { $free ->
    [one] wolne { $free } z { $seats }
    [few] wolne { $free } z { $seats }
    [many] wolnych { $free } z { $seats }
   *[other] wolne { $free } z { $seats }
}
find-running = w toku z botami
find-clock = { $clock ->
    [relaxed] 15 minut
    [fast] 3 minuty
    [day] dzień na ruch
    [three-days] trzy dni na ruch
    [week] tydzień na ruch
   *[none] bez zegara
}
find-rated = rankingowa
find-taken = Zajęte
find-play = Zagraj od razu z ludźmi
find-lead = Gra zaczyna się od razu; boty trzymają miejsca, aż ktoś przyjdzie.
find-invitations = Zaproszenia
find-invited = { $player } zaprasza cię do gry: { $game }.
find-somebody = Ktoś
find-decline = Nie tym razem
find-mute = Wycisz
find-muted = Wyciszono: { $player }. Nie będzie więcej zaproszeń. W ustawieniach możesz znów słuchać wszystkich.
invite-nobody = Nie ma jeszcze ukończonej partii z innymi. Wyślij link.
invite-send = Zaproś
invite-state = { $state ->
    [invited] Zaproszenie wysłane
    [declined] Nie tym razem
   *[seated] Siedzi tutaj
}
