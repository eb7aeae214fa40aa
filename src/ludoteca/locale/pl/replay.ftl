### Oglądanie partii jeszcze raz.

replay-title = Obejrzyj partię jeszcze raz
replay-lead = Otwórz zapis dowolnej partii: plik tekstowy, który zapisuje strona z wynikiem. Partia jest odtwarzana według zasad, a każdy wynik losu zostaje sprawdzony.
replay-file = Plik z zapisem
replay-paste = … albo wklej tutaj jego tekst
replay-open = Obejrzyj
replay-other = Inny zapis
replay-fetching = Wczytuję partię…
replay-gone = Tej partii nie można odtworzyć
replay-controls = Sterowanie
replay-position = Krok { $number } z { $count }
replay-jump = Przejdź do kroku
replay-play = Odtwórz
replay-pause = Zatrzymaj
replay-next-move = Następna decyzja
replay-to-end = Na koniec
replay-speed = Prędkość
replay-since = { $player } gra od kroku { $step }; wcześniej miejsce trzymał bot.
replay-begin = Przed pierwszym krokiem.
replay-hidden = Coś, czego inni nie widzą.

replay-check = Sprawdź losowanie
replay-checking = Sprawdzam…
replay-rules-kept = Każdy krok jest zgodny z zasadami.
replay-checked = { $count ->
    [one] { $count } wynik losu jest taki, jak podaje ziarno.
    [few] { $count } wyniki losu są takie, jak podaje ziarno.
    [many] { $count } wyników losu jest takich, jak podaje ziarno.
   *[other] { $count } wyniku losu jest takie, jak podaje ziarno.
}
replay-contributed = { $count ->
    [one] Jedno miejsce dodało do ziarna własną liczbę.
    [few] { $count } miejsca dodały do ziarna własne liczby.
    [many] { $count } miejsc dodało do ziarna własne liczby.
   *[other] { $count } miejsca dodało do ziarna własne liczby.
}
replay-no-seed = Zapis nie podaje ziarna, więc losu nie można jeszcze sprawdzić.
replay-outcome-differs = Wynik podany w zapisie nie jest tym, który rozegrano.
review-gone = Tej partii nie można omówić
review-open = Omówienie
review-chances = Pokaż szanse na wygraną
