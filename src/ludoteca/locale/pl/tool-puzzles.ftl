### Zadania: jedna pozycja, jeden najlepszy wybór.

web-puzzles-today-solved = Zadanie dnia: rozwiązane
web-puzzles-today-missed = Zadanie dnia: zobacz odpowiedź jeszcze raz
web-puzzles-next = Rozwiązuj na swoim poziomie
web-puzzles-another = Następne zadanie
web-puzzles-all = Wszystkie zadania
web-puzzles-about = Na jeden temat:
web-puzzles-count = Zadań: { $puzzles }
web-puzzles-stand = Twoja ocena { $rating }, za pierwszym razem rozwiązane { $solved } z { $tried }
web-puzzles-new = Jeszcze nic nie próbowano
web-puzzles-title = Zadanie: { $game }
web-puzzles-ask = Grasz jako { $seat }. Który wybór jest najlepszy?
web-puzzles-difficulty = Trudność { $difficulty } z 5
web-puzzles-rating = ocena { $rating }
web-puzzles-again = To zadanie już było próbowane: nie liczy się więcej.
web-puzzles-checking = Sprawdzanie…
web-puzzles-right = Dobrze!
web-puzzles-wrong = To nie najlepszy wybór
web-puzzles-change = Twoja ocena: { $before } → { $after }
web-puzzles-chances = Ile wart jest każdy wybór
web-puzzles-chance = { $chance } % na wygraną
web-puzzles-best = najlepszy
web-puzzles-yours = twój
web-puzzles-obvious = na pierwszy rzut oka
web-puzzles-line = Co dalej
web-puzzles-step = Krok { $number } z { $count }
web-puzzles-back = Krok wstecz
web-puzzles-on = Krok naprzód
web-puzzles-question = Pytanie
web-puzzles-theme =
    { $theme ->
        [split] Najlepszy podział
        [apply] Co rozpatrzyć najpierw
        [write] Gdzie wpisać
        [cross] Co przekreślić
        [circle] Który liść
        [crate] Która skrzynka
        [again] Czego użyć ponownie
        [stock] Co włożyć do małej przegródki
        [play] Jaka karta i gdzie
        [go] Dokąd pójść
        [unload] Ile wyładować
        [buy] Który przyjaciel
        [spread] Gdzie rozdzielić
        [swap] Co zamienić
        [exchange] Co wymienić
        [move] Która grupa rusza
        [auction] Który sklep na licytację
        [bid] Najlepsza oferta
        [sell] Co sprzedać
        [bring] Kogo wprowadzić
        [win] Wygraj od razu
        [deny] Odbierz innym
       *[other] Inne
    }
