### Marracash na ekranie terminala.

marracash-terminal-round = Runda { $number }
# $seat: imię w mianowniku
marracash-terminal-last = Ostatnia runda: kończy { $seat }.
marracash-terminal-money = Pieniądze
marracash-terminal-shops = Sklepy
# Przed turystami w kolejce; $count: ilu ich jest
marracash-terminal-line = { $count ->
    [0] Kolejka pod murem jest pusta.
   *[other] Kolejka ({ $count }):
}
# Który koniec kolejki
marracash-terminal-end = { $end ->
    [left] lewy
   *[right] prawy
}
# Pod miastem: co oznacza dany znak
marracash-terminal-legend = { $sign ->
    [fountain] fontanna
    [entrance] wejście
    [palm] palma
    [owner] właściciel i klienci
    [pays] od następnego klienta
    [enters] wchodzą po sprzedaży
    [auction] na licytacji
   *[lit] do wyboru
}
marracash-terminal-auction = Na licytacji { $shop }, jeszcze bez oferty.
marracash-terminal-bid = Na licytacji { $shop }: { $seat } daje { $bid }.
marracash-terminal-in = W grze: { $seats }
marracash-terminal-souvenirs = Suweniry:
marracash-terminal-deck = (talia: { $count })
# Nad ruchami, które przynoszą pieniądze
marracash-terminal-column = { $column ->
    [move] Ruch
    [enter] Wejdą
    [owner] Kto
    [earns] zarabia
   *[share] dla ciebie
}

## Wynik

marracash-terminal-visited = Sklep: klienci → ile zapłacili
marracash-terminal-start = Na początku
marracash-terminal-customers = Od klientów
# $souvenirs: yes, jeśli są w grze
marracash-terminal-rest = { $souvenirs ->
    [yes] Licytacje, udziały, suweniry
   *[no] Licytacje i udziały
}

## Jak wpisać wybór

# $move: „8 9”, $shop: „Y1”
marracash-terminal-hint-act = Aby przesunąć grupę, wpisz, gdzie stoi i dokąd idzie, na przykład „{ $move }”. Aby wystawić na licytację sklep oznaczony *, wpisz jego nazwę, na przykład „{ $shop }”. „list” pokazuje, co daje każdy wybór.
marracash-terminal-hint-move = Wpisz, gdzie stoi grupa i dokąd idzie, na przykład „{ $move }”. „list” pokazuje, co daje każdy wybór.
marracash-terminal-hint-auction = Wpisz nazwę sklepu oznaczonego *, na przykład „{ $shop }”. „list” pokazuje, co daje każdy wybór.
marracash-terminal-hint-open = Wpisz kwotę, wielokrotność 25, na przykład „{ $amount }”.
marracash-terminal-hint-bid = Wpisz kwotę, wielokrotność 25, na przykład „{ $amount }”, albo „pass”.
# Słowo po liczbie można też wpisać po angielsku albo skrócić do pierwszej litery.
marracash-terminal-hint-bring = Wpisz wejście, liczbę turystów i koniec kolejki, z którego przyjdą, na przykład „{ $entrance } 3 lewy”.
