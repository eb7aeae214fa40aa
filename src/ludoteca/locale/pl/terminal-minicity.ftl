### Mini City na ekranie.

# Co oznacza znak
minicity-terminal-legend = { $sign ->
    [token] żeton
    [free] wolne miejsce
    [points] punkty przyjaźni
   *[lit] do wyboru
}
# Żetony, których gracz jeszcze nie wyładował
minicity-terminal-left = zostało { $count }
minicity-terminal-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
minicity-terminal-small = Mała przegródka
minicity-terminal-reserve = Zapas
minicity-terminal-friends = Przyjaciele
# $kind: kiedy pomagają
minicity-terminal-market = { $kind ->
    [once] Przyjaciele do kupienia: raz na turę
   *[always] Przyjaciele do kupienia: na stałe
}
# Co robi przyjaciel, w kilku słowach
minicity-terminal-effect = { $friend ->
    [millipede] o 1 magazyn dalej
    [ladybird] rozdziela żetony
    [dragonfly] zamienia dwie mrówki
    [bumblebee] żeton ↔ zapas
    [stick-insect] karta jako dowolna
    [beetle] 1 ♥ na turę
    [orange-caterpillar] mieści 8
    [exotic-caterpillar] mieści 10
    [grasshopper] uzupełnia od razu
   *[snail] 5 kart
}
minicity-terminal-round = Runda { $number }
minicity-terminal-played = zagrane karty: { $played } z { $limit }
minicity-terminal-pile = stos: { $count }
minicity-terminal-discards = odrzucone:
minicity-terminal-road = Ścieżka { $number }
minicity-terminal-end = { $end ->
    [left] lewy
   *[right] prawy
}
minicity-terminal-hand = Twoja ręka
# Gdzie stoi mrówka z karty
minicity-terminal-at = magazyn { $chamber }
minicity-terminal-outlook = Zasięg mrówki, gdy zagrasz jej kartę na tym końcu ścieżki. +2: możesz wyładować do 2 żetonów. ≈: potem strumień opróżnia ścieżkę.
minicity-terminal-reach = Gdzie ta mrówka może stanąć (+2: możesz tam wyładować 2 żetony):
minicity-terminal-steps = { $count ->
    [one] { $count } tunel
    [few] { $count } tunele
    [many] { $count } tuneli
   *[other] { $count } tunelu
}
minicity-terminal-unloaded = Wyładowane razem
minicity-terminal-of = { $count } z { $share }
minicity-terminal-rank = Miejsce
# $roads: ile ich jest w użyciu
minicity-terminal-hint-play = { $roads ->
    [1] Wpisz kartę i koniec ścieżki: „rl” zagrywa czerwoną kartę na lewym końcu. „done” kończy twoją turę.
   *[2] Wpisz kartę, ścieżkę i koniec: „r1l” zagrywa czerwoną kartę na lewym końcu ścieżki 1. „done” kończy twoją turę.
}
minicity-terminal-hint-chamber = Wpisz magazyn oznaczony * jako „m12”. Jeśli poniżej jest lista wyborów, sama liczba oznacza jeden z nich.
minicity-terminal-hint-food = Wpisz literę jedzenia: „y” to żółty żeton.
