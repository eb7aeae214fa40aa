### Słowa Marracash.

## Nazwy

marracash-seat = { $seat ->
    [ali] Ali
    [aida] Aida
    [omar] Omar
    [laila] Laila
   *[other] { $seat }
}
# W mianowniku, w rodzaju męskim: „żółty sklep”, „żółty turysta”.
marracash-colour = { $colour ->
    [yellow] żółty
    [purple] fioletowy
    [green] zielony
    [red] czerwony
    [blue] niebieski
   *[other] { $colour }
}
# Litera koloru i sklep tak, jak nazywa go mapa; wszystkie różne
marracash-letter = { $colour ->
    [yellow] Ż
    [purple] F
    [green] Z
    [red] C
    [blue] N
   *[other] { $colour }
}
marracash-sign = { $letter }{ $number }
# Zaczyna się od przymiotnika; mianownik i biernik są takie same.
marracash-shop = { $colour } sklep { $shop }
marracash-souvenir = { $colour } suwenir za { $value }
# Nazwy wariantów mogą mieć tylko litery łacińskie bez znaków, więc „żółty” jest domyślny.
marracash-visitors = { $count } { $count ->
    [one] { $colour }
    [few] { $colour ->
        [fioletowy] fioletowych
        [zielony] zielonych
        [czerwony] czerwonych
        [niebieski] niebieskich
       *[other] żółtych
    }
    [many] { $colour ->
        [fioletowy] fioletowych
        [zielony] zielonych
        [czerwony] czerwonych
        [niebieski] niebieskich
       *[other] żółtych
    }
   *[other] { $colour ->
        [fioletowy] fioletowych
        [zielony] zielonych
        [czerwony] czerwonych
        [niebieski] niebieskich
       *[other] żółtych
    }
}

## Co się wydarzyło

marracash-gathered = Przy fontannie { $fountain } czeka { $colour } turysta.
marracash-queued = Do kolejki dołącza { $colour } turysta.
marracash-first = Zaczyna { $seat }.
marracash-card-turned = Odkryta karta: { $card }.
marracash-turn = Teraz gra { $seat }.
marracash-passed-over = { $seat } ma mniej niż 100 dirhamów i pomija turę.
marracash-idle = { $seat } nie może nic zrobić w tej turze.
marracash-moved = { $seat } prowadzi grupę od fontanny { $start } do fontanny { $target }: { $group }.
marracash-auctioned = { $seat } wystawia na licytację { $shop }.
marracash-opened = { $seat } otwiera licytację kwotą { $amount } dirhamów.
marracash-raised = { $seat } podbija do { $amount } dirhamów.
marracash-passed = { $seat } pasuje.
marracash-cannot-raise = { $seat } nie może podbić i odpada z licytacji.
marracash-bought = { $seat } kupuje { $shop } za { $price } dirhamów.
marracash-bonus = { $seat } dostaje { $bonus } dirhamów za prowadzenie licytacji.
marracash-entered = { $count ->
    [one] Turysta odwiedza { $shop } ({ $seat }).
    [few] { $count } turystów odwiedza { $shop } ({ $seat }).
    [many] { $count } turystów odwiedza { $shop } ({ $seat }).
   *[other] { $count } turysty odwiedza { $shop } ({ $seat }).
}
marracash-sold = { $seat } sprzedaje { $card }.
# $souvenirs: część dochodu zapłacona za suweniry
marracash-earned = { $seat } zarabia { $income } dirhamów{ $souvenirs ->
    [0] .
   *[other] , w tym { $souvenirs } za suweniry.
}
marracash-share = { $seat } dostaje udział: { $share } dirhamów. Płaci { $owner }.
# $left: turyści, którzy jeszcze stoją w kolejce
marracash-brought = { $seat } wprowadza turystów przy fontannie { $fountain }: { $group }. { $left ->
    [0] Kolejka jest pusta.
    [one] W kolejce zostaje jeden.
    [few] W kolejce zostaje { $left }.
    [many] W kolejce zostaje { $left }.
   *[other] W kolejce zostaje { $left }.
}
marracash-last-round = { $seat } wprowadza ostatnich turystów: każdy ma jeszcze jedną turę, a na końcu gra { $seat }.
marracash-over = { $reason ->
    [visitors] Ostatnia runda dobiegła końca, a z nią cała gra.
    [standstill] Od pięciu rund nic się nie dzieje: gra dobiegła końca.
   *[other] Gra dobiegła końca.
}
# Na końcu, dla każdego miejsca
marracash-final = { $seat } ma { $money } dirhamów.
marracash-won = { $seats } wygrywa, mając { $money } dirhamów!
marracash-won-together = { $seats } wygrywają wspólnie, mając po { $money } dirhamów!

## Co teraz zrobić

# $left: akcje, które nastąpią po tej
marracash-prompt-act = { $seat }, { $left ->
    [0] została ci jedna akcja
   *[other] masz dwie akcje
}: przesuń grupę albo wystaw sklep na licytację.
marracash-prompt-move = { $seat }, { $left ->
    [0] została ci jedna akcja
   *[other] masz dwie akcje
}: przesuń grupę.
marracash-prompt-auction = { $seat }, { $left ->
    [0] wybierz sklep, który wystawisz na licytację.
   *[other] wybierz sklep, który wystawisz na licytację; potem nastąpi jeszcze jedna.
}
marracash-prompt-open = { $seat }, otwórz licytację o { $shop } kwotą co najmniej { $least } dirhamów.
marracash-prompt-raise = { $seat }, { $leader } daje { $bid } dirhamów za { $shop }: podbij do co najmniej { $least } albo spasuj.
marracash-prompt-sell = { $seat }, twój { $shop } odwiedza turysta: który suwenir kupi?
marracash-prompt-bring = { $seat }, jedno z wejść jest puste: wprowadź turystów z wybranego końca kolejki (czeka jeszcze { $left }).

## Wybory

marracash-do-move = Przesuń grupę od fontanny { $start } do fontanny { $target }
marracash-do-move-selling = Przesuń grupę od fontanny { $start } do fontanny { $target }: { $sales }
marracash-sale = { $count ->
    [one] { $count } turysta odwiedza
    [few] { $count } turystów odwiedza
    [many] { $count } turystów odwiedza
   *[other] { $count } turysty odwiedza
} { $shop } ({ $seat } zarabia { $income }{ $share ->
    [0] {""}
   *[other] {" "}i daje ci { $share }
})
marracash-sale-waiting = { $count ->
    [one] { $count } turysta odwiedza
    [few] { $count } turystów odwiedza
    [many] { $count } turystów odwiedza
   *[other] { $count } turysty odwiedza
} { $shop } ({ $seat } wybiera suwenir)
marracash-do-auction = Wystaw na licytację { $shop }
marracash-do-auction-pulling = Wystaw na licytację { $shop } (od razu { $count ->
    [one] wchodzi turysta
    [few] wchodzi { $count } turystów
    [many] wchodzi { $count } turystów
   *[other] wchodzi { $count } turysty
})
marracash-do-bid = Zaoferuj { $amount }
marracash-do-pass = Spasuj
marracash-do-sell = Sprzedaj { $card }
marracash-do-bring-left = Wprowadź z lewego końca kolejki, przy fontannie { $fountain }: { $group }
marracash-do-bring-right = Wprowadź z prawego końca kolejki, przy fontannie { $fountain }: { $group }

## Czego nie można zagrać; $action to zapis, na przykład „move 1 3”

marracash-refused-other-step = To tu nie pasuje: teraz kolej na krok innego rodzaju. Wybierz jeden z proponowanych.
marracash-refused-colour-gone = Nie ma już turystów w tym kolorze. Wybierz inny kolor.
marracash-refused-colour-gathered = Przy tym wejściu stoi już turysta w tym kolorze. Wybierz inny kolor.
marracash-refused-four-in-a-row = Czterech turystów w jednym kolorze stałoby obok siebie. Wybierz inny kolor.
marracash-refused-unfinishable = Reszty nie dałoby się już ustawić bez czterech turystów w jednym kolorze obok siebie. Wybierz inny kolor.
marracash-refused-no-seat = Nikt tam nie siedzi. Wybierz zajęte miejsce.
marracash-refused-no-fountain = W tym mieście nie ma takiej fontanny. Poszukaj jej numeru na mapie.
marracash-refused-first-round = W pierwszej rundzie nie przesuwa się grup. Wybierz sklep, który wystawisz na licytację.
marracash-refused-after-auction = Po licytacji nie można już w tej turze przesuwać grup. Wybierz sklep, który wystawisz na licytację.
marracash-refused-no-group = Przy tej fontannie nikogo nie ma. Wybierz fontannę, przy której stoją turyści.
marracash-refused-not-adjacent = Żadna ulica nie prowadzi prosto od jednej fontanny do drugiej. Wybierz następną fontannę przy ulicy.
marracash-refused-no-shop = W tym mieście nie ma takiego sklepu. Poszukaj jego nazwy na mapie.
marracash-refused-shop-owned = Ten sklep ma już właściciela. Wybierz wolny sklep.
marracash-refused-no-sign = Wszystkie sześć twoich szyldów jest już w użyciu. Przesuń grupę.
marracash-refused-no-money = Licytację otwiera się kwotą co najmniej 100 dirhamów, a masz mniej. Przesuń grupę.
marracash-refused-bid-low = Ta oferta to za mało. Zaoferuj co najmniej { $least } dirhamów.
marracash-refused-bid-high = Ta oferta to więcej, niż masz. Zaoferuj najwyżej { $most } dirhamów.
marracash-refused-bid-steps = Oferta musi być wielokrotnością { $coin }, od { $least } do { $most } dirhamów.
marracash-refused-must-open = Kto wystawia sklep, musi otworzyć licytację ofertą. Zaoferuj co najmniej 100 dirhamów.
marracash-refused-card-not-open = Ten suwenir nie jest odkryty. Wybierz jeden z dwóch odkrytych.
marracash-refused-entrance-taken = To wejście nie jest puste. Wybierz puste.
marracash-refused-line-short = Kolejka jest na to za krótka. Wprowadź mniej turystów.
marracash-refused-one-alone = Pojedynczy turysta wchodzi tylko wtedy, gdy jest ostatni w kolejce. Wprowadź co najmniej dwóch.
marracash-refused-card-gone = Tej karty nie ma już w talii. Wybierz kartę, która w niej jest.

## Co jest nie tak z plikiem miasta; $place to kolumna,rząd

marracash-board-header = Mapa musi się zaczynać od wiersza z numerami kolumn: 0, 1, 2 i tak dalej.
marracash-board-large = Miasto jest za duże. Może mieć najwyżej { $limit } kolumn i { $limit } rzędów.
marracash-board-row = Ten rząd zaczyna się od „{ $text }”. Zacznij go od jego numeru: { $row }.
marracash-board-length = Rząd { $row } musi mieć tyle pól, ile jest kolumn: potrzeba { $wanted }, jest { $found }.
marracash-board-sign = „{ $text }” ({ $place }) to nie pole. Wpisz „.” (ulica), „##” (palma), liczbę od 1 do 99 (fontanna), z „*” (wejście), albo jedną z liter { $letters } i liczbę od 1 do 99 (sklep).
marracash-board-fountain-twice = Na { $place } jest druga fontanna { $fountain }. Nadaj jej inny numer.
marracash-board-fountains = Od pola { $place } fontann jest za dużo. Może ich być najwyżej { $limit }.
marracash-board-entrances = Wejścia (fontanny z „*”): potrzeba { $wanted }, jest { $found }.
marracash-board-shop-torn = Pole { $place } sklepu { $shop } jest odcięte. Wszystkie pola sklepu muszą się ze sobą łączyć.
marracash-board-colour-shops = Od pola { $place } sklepów w tym kolorze ({ $colour }) jest za dużo. W jednym kolorze może ich być najwyżej { $limit }.
marracash-board-shops = Gdy wszystkie szyldy są w użyciu, musi zostać wolny sklep: potrzeba co najmniej { $wanted } sklepów, jest { $found }.
marracash-board-entrance-shop = Fontanna { $fountain } na polu { $place } jest wejściem i leży obok sklepu { $shop }. Odsuń sklepy od wejść.
marracash-board-street = { $ways ->
    [0] Ulica na polu { $place } donikąd nie prowadzi.
    [one] Ulica na polu { $place } prowadzi dalej tylko w jedną stronę.
    [few] Ulica na polu { $place } prowadzi dalej w { $ways } strony.
    [many] Ulica na polu { $place } prowadzi dalej w { $ways } stron.
   *[other] Ulica na polu { $place } prowadzi dalej w { $ways } strony.
} Ulica prowadzi dokładnie w dwie strony; gdzie jest ich więcej, postaw fontannę.
marracash-board-loop = Trasa od fontanny { $fountain } przez pole { $place } wraca do tej samej fontanny. Postaw na niej fontannę.
marracash-board-two-routes = Trasa przez pole { $place } jest drugą od fontanny { $one } do fontanny { $other }. Postaw na niej fontannę albo zamknij jedną z nich.
marracash-board-same-colour = Pole { $place } styka się z dwoma sklepami w jednym kolorze: { $one } i { $other }. Przesuń jeden z nich.
marracash-board-apart = Do fontanny { $fountain } na polu { $place } nie można dojść od fontanny { $near }. Połącz je ulicami.
marracash-board-ring = Ulica na polu { $place } nie prowadzi do żadnej fontanny. Postaw na niej fontannę albo ją zamknij.
