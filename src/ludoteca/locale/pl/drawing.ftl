### Co jest napisane na rysunkach plansz. Zbyt długie wiersze są łamane.

## Marabunta

marabunta-drawing-territory = Marabunta, terytorium: 84 pola w trzech częściach, 12 babeczek, 12 skrzynek
marabunta-drawing-player-board = Marabunta, planszetka: wykreśl wszystkie skrzynki grupy, aby odblokować jej umiejętność

## Mini City

minicity-drawing-hill = Mini City, mrowisko: { $chambers } magazynów, { $places } miejsc na jedzenie, pięć mrówek
minicity-drawing-stream = strumień
minicity-drawing-road = Ścieżka 1. Na środku leżą dwie karty; swoją połóż obok, na dowolnym końcu. Karta przy strumieniu opróżnia ścieżkę.
minicity-drawing-second-road = Ścieżka 2, tak samo, w trzy lub cztery osoby.
minicity-drawing-chamber = Magazyn
minicity-drawing-number = jego numer
minicity-drawing-zone = strefa wyładunku dla jednej mrówki; tu zaczyna fioletowa
minicity-drawing-tokens = miejsca, po jednym żetonie, wszystkie na to samo jedzenie
minicity-drawing-marks = 2 mrówki: pełne przed grą w dwie osoby; 3 mrówki: w trzy osoby
minicity-drawing-foods = Jedzenie
minicity-drawing-places = { $places ->
    [one] { $places } miejsce
    [few] { $places } miejsca
    [many] { $places } miejsc
   *[other] { $places } miejsca
}
minicity-drawing-ants = Mrówki
minicity-drawing-start = zaczyna w { $chamber }
minicity-drawing-friends = Przyjaciele i ich cena ♥
minicity-drawing-friend = { $friend }{ $copies ->
    [1] {""}
   *[other] , dwie karty
}: { $effect }

## Marracash

marracash-drawing-town = Marracash, miasto: { $shops ->
    [one] { $shops } sklep
    [few] { $shops } sklepy
    [many] { $shops } sklepów
   *[other] { $shops } sklepu
}, { $fountains ->
    [one] { $fountains } fontanna
    [few] { $fountains } fontanny
    [many] { $fountains } fontann
   *[other] { $fountains } fontanny
}, w tym { $entrances ->
    [one] { $entrances } wejście
    [few] { $entrances } wejścia
    [many] { $entrances } wejść
   *[other] { $entrances } wejścia
}
marracash-drawing-line = Turyści czekający w kolejce pod murem: { $visitors }; nowi przychodzą z dowolnego końca
marracash-drawing-left = lewy koniec
marracash-drawing-right = prawy koniec
marracash-drawing-shops = Sklep, który ma właściciela, wpuszcza każdymi drzwiami przechodzących turystów w swoim kolorze. Zostają w nim i płacą: pierwszy 100, drugi 200 i tak dalej; piąty i każdy następny 500.
marracash-drawing-fountain = fontanna: stoi tu grupa turystów, która ulicą idzie do następnej
marracash-drawing-entrance = wejście: to też fontanna, do której przychodzą nowi turyści z kolejki
marracash-drawing-palm = palma: nie ma przejścia
picture-over = Skończona: obejrzyj ją jeszcze raz
picture-running = Trwa: przyjdź popatrzeć
