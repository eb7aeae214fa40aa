### Słowa omówień: spojrzenie wstecz na partię.

review-still-running = Ta partia jeszcze trwa. Będzie ją można omówić po zakończeniu.

## Punkty zwrotne

# $played, $better: wybory, jak wymienia je gra; liczby to setne części wygranej
review-gave-away = { $seat }: „{ $played }” to { $verdict ->
    [blunder] poważny błąd
    [mistake] błąd
   *[other] niedokładność
}. Kosztowało to { $lost } % wygranej; pozostała szansa { $chance } %.
review-better = Lepsze było „{ $better }”:
review-luck = { $sign ->
    [good] Szczęście ({ $seat }): { $size } % więcej, niż można było oczekiwać.
   *[other] Pech ({ $seat }): { $size } % mniej, niż można było oczekiwać.
}

## Raport

review-verdict = { $verdict ->
    [best] najlepsze
    [good] dobre
    [inaccuracy] niedokładność
    [mistake] błąd
   *[blunder] poważny błąd
}
review-part = { $part ->
    [balance] Szczęście i umiejętności
    [curve] Szanse na wygraną
    [turning] Punkty zwrotne
    [decisions] Co można było zrobić lepiej
   *[making] Jak to powstało
}
review-head = { $head ->
    [seat] Miejsce
    [luck] Szczęście
    [skill] Umiejętności
    [step] Krok
    [verdict] Ocena
    [played] Zagrano
    [better] Lepiej
   *[lost] Strata
}
review-balance = szczęście { $luck }, umiejętności { $skill }
review-no-turning = Nic nie odwróciło losów tej partii: żaden pojedynczy krok nie zmienił wiele.
review-no-faults = Nikt nie mógł zagrać wyraźnie lepiej.
review-step = Krok { $step }

## Na stronie

review-making = Oglądam krok { $done } z { $total }…
review-again = Zapytaj ponownie
review-shares = { $seat }: { $share } %
review-lost = { $verdict }: strata { $lost } % wygranej
review-verdicts = Oceny
review-from = od { $lost } % straty wygranej
review-show = Pokaż, co było lepsze
review-table = Wszystkie szanse w tabeli
review-line = Co stałoby się potem
review-try = Spróbuj od tego miejsca
review-next-swing = { $count ->
    [one] Do zwrotu akcji
    [few] Do następnego z { $count } zwrotów akcji
    [many] Do następnego z { $count } zwrotów akcji
   *[other] Do następnego z { $count } zwrotu akcji
}
