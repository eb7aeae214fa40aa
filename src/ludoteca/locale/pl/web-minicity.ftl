### To, co mówi tylko plansza Mini City w przeglądarce.

minicity-title = Mini City
minicity-pitch = Prowadź mrówki jednego mrowiska przez tunele i odkładaj jedzenie, zanim zrobią to inni.
web-minicity-drawn = { $seat } dobiera { $count ->
    [one] { $count } kartę
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}: { $ants }.
web-minicity-drawn-hidden = { $seat } dobiera { $count ->
    [one] { $count } kartę
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}.
web-minicity-stocked = { $seat } wkłada { $count ->
    [one] { $count } żeton
    [few] { $count } żetony
    [many] { $count } żetonów
   *[other] { $count } żetonu
} do małej przegródki ({ $foods }).

## Krótkie nazwy

# Jedna litera na każde jedzenie, każda inna
web-minicity-food-letter = { $food ->
    [yellow] Ż
    [orange] P
    [blue] N
    [green] Z
    [pink] R
   *[other] { $food }
}
# Jedna litera na każdą mrówkę, każda inna
web-minicity-ant-letter = { $ant ->
    [yellow] Ż
    [blue] N
    [red] C
    [grey] S
    [violet] F
   *[other] { $ant }
}
# Co robi przyjaciel
web-minicity-effect = { $friend ->
    [millipede] o jeden magazyn dalej, raz na turę
    [ladybird] rozdziela żetony z magazynu, raz na turę
    [dragonfly] zamienia miejscami dwie mrówki, raz na turę
    [bumblebee] wymienia żeton z zapasem, raz na turę
    [stick-insect] karta działa jak dowolna mrówka, raz na turę
    [beetle] 1 ♥ w każdej turze
    [orange-caterpillar] mała przegródka mieści 8 żetonów
    [exotic-caterpillar] mała przegródka mieści 10 żetonów
    [grasshopper] uzupełnienie zaraz po wyładunku
   *[snail] 5 kart na ręce
}

## Mrowisko i ścieżki

web-minicity-hill = Mrowisko. Strzałki prowadzą od magazynu do magazynu.
web-minicity-chamber-filled = zajęte miejsca: { $tokens } z { $places }
web-minicity-could-unload = { $tokens ->
    [one] możesz wyładować { $tokens } żeton
    [few] możesz wyładować { $tokens } żetony
    [many] możesz wyładować { $tokens } żetonów
   *[other] możesz wyładować { $tokens } żetonu
}
# $range: z najlepszym miejscem na ścieżce albo z tym rozważanym
web-minicity-too-far = { $range ->
    [1] Z tą kartą { $ant } przejdzie tylko o jeden magazyn: { $chamber } jest za daleko.
    [few] Z tą kartą { $ant } przejdzie najwyżej o { $range } magazyny: { $chamber } jest za daleko.
    [many] Z tą kartą { $ant } przejdzie najwyżej o { $range } magazynów: { $chamber } jest za daleko.
   *[other] Z tą kartą { $ant } przejdzie najwyżej o { $range } magazynu: { $chamber } jest za daleko.
}
web-minicity-zoom-in = Powiększ mrowisko
web-minicity-zoom-out = Pokaż całe mrowisko
# $cards: od lewej do prawej
web-minicity-road = Ścieżka { $road }: { $cards }.

## Przed graczem

web-minicity-hand = Twoja ręka
# $range: przy najlepszym miejscu na ścieżce; 0, gdy nie można zagrać karty
web-minicity-card = Karta: { $ant }, na ręce: { $copies }{ $range ->
    [0] {""}
   *[other] , zasięg do { $range }
}
web-minicity-as = Z patyczakiem ruszy się
web-minicity-how-card = Weź kartę.
web-minicity-how-lay = Połóż ją na podświetlonym końcu ścieżki.
web-minicity-lay = Połóż ją na podświetlonym końcu ścieżki albo wybierz podświetlony magazyn. Naciśnij ją ponownie, aby ją odłożyć.
web-minicity-both = odwiedź { $chamber }, z kartą „{ $card }” na { $end ->
    [left] lewym
   *[right] prawym
} końcu ścieżki { $road }
# $second: yes, gdy wybrano pierwszą z dwóch
web-minicity-how-helper = { $friend ->
    [ladybird] Wybierz magazyn do opróżnienia.
    [dragonfly] { $second ->
        [yes] Wybierz mrówkę do zamiany.
       *[no] Wybierz mrówkę.
    }
   *[bumblebee] Wybierz, co oddajesz i co bierzesz.
}
web-minicity-played = Karty zagrane w tej turze: { $played } z { $limit }
web-minicity-pile = Karty w stosie: { $cards }
web-minicity-basket = Mała przegródka
web-minicity-reserve = Zapas
# $tokens: według jedzenia
web-minicity-small-part = Mała przegródka: { $tokens }
web-minicity-count = { $food }: { $count }
web-minicity-stock = Jeszcze jeden { $food } żeton; w zapasie: { $left }
web-minicity-unstock = Nie bierz tego żetonu: { $food }
web-minicity-accept = { $tokens ->
    [0] Nie bierz żadnego
    [one] Weź ten żeton
    [few] Weź te { $tokens } żetony
    [many] Weź te { $tokens } żetonów
   *[other] Weź te żetony: { $tokens }
}
web-minicity-give = Oddaj
web-minicity-take = za
web-minicity-helpers = Przyjaciele, którzy mogą teraz pomóc
web-minicity-market = Przyjaciele
web-minicity-to-market = Przyjaciele ↓
web-minicity-cost = { $cost ->
    [one] kosztuje { $cost } punkt
    [few] kosztuje { $cost } punkty
    [many] kosztuje { $cost } punktów
   *[other] kosztuje { $cost } punktu
}
# Tytuły na liście wszystkich możliwości
web-minicity-group = { $kind ->
    [play] Karty
    [buy] Kup przyjaciela
    [spread] Biedronka
    [swap] Ważka
   *[exchange] Trzmiel
}

## Pudełka

web-minicity-left = { $left ->
    [one] żeton został
    [few] żetony zostały
    [many] żetonów zostało
   *[other] żetonu zostało
}
web-minicity-points = Punkty przyjaźni: { $points }
web-minicity-cards = { $cards ->
    [one] { $cards } karta na ręce
    [few] { $cards } karty na ręce
    [many] { $cards } kart na ręce
   *[other] { $cards } karty na ręce
}
web-minicity-used = { $owned ->
    [1] już użyty w tej turze
   *[other] użyte w tej turze: { $used } z { $owned }
}

## Koniec

web-minicity-result-unloaded = Wyładowane
web-minicity-result-points = Pozostała przyjaźń
web-minicity-result-left = Pozostałe żetony
web-minicity-result-course = Rundy: { $rounds }, tury: { $turns }. Żetony każdego gracza na początku: { $share }. Wygrywa, kto nie ma już żadnego.

## Plansza jako tekst

web-minicity-text-round = Runda { $round }. Karty w stosie: { $pile }.
web-minicity-text-hand = Na ręce ({ $seat }): { $cards }.
web-minicity-text-ant = { $ant }: { $chamber }. Tunele do: { $tunnels }.
web-minicity-text-seat = { $seat }. Pozostałe żetony: { $left }. Mała przegródka: { $small }. Zapas: { $reserve }. Karty: { $cards }.
web-minicity-text-points = { $seat }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
} przyjaźni. { $count ->
    [0] Jeszcze bez przyjaciół.
   *[other] Przyjaciele: { $friends }.
}
web-minicity-text-places = Wolne miejsca, { $food }: { $count ->
    [0] brak
   *[other] { $chambers }
}.
web-minicity-text-place = magazyn { $chamber } ({ $free })
web-minicity-text-friend = Do kupienia: { $friend }, { $cost ->
    [one] { $cost } punkt
    [few] { $cost } punkty
    [many] { $cost } punktów
   *[other] { $cost } punktu
}: { $effect }.
web-minicity-text-chamber = { $chamber }: { $filled }{ $ants ->
    [0] .
   *[other] ; tu jest { $ant }.
}
web-minicity-text-tunnels = Z magazynu { $chamber } tunele prowadzą do { $tunnels }.
web-minicity-name-chamber = magazyn { $chamber }
web-minicity-name-ant = mrówka { $number }

## Postacie: jakie są

minicity-character = { $name ->
    [gaston] Gaston to smakosz: najrzadsze jedzenie wnosi najpierw.
    [greta] Greta zaczyna od największej sterty: najpierw wyładowuje to, czego jest najwięcej.
    [marco] Marco bierze po trochu wszystkiego: jest gotów, gdziekolwiek mrówka stanie.
   *[other] { $name }
}
