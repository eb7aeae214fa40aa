### Plansze.

gallery-title = Plansze
gallery-lead = Wszystkie plansze są naszego pomysłu. Przyjrzyj się im, zagraj na dowolnej albo przynieś własną: plansza to plik tekstowy, który można napisać ręcznie.
gallery-drawing = { $board }, { $game }: rysunek planszy
gallery-play = Zagraj na niej
gallery-large = Powiększ
gallery-text = Plik
gallery-edit = Zacznij od tej
gallery-own = Własna plansza
gallery-own-lead = Otwórz plik albo pisz tutaj. Sprawdzenie wskaże wiersz i to, czego oczekiwano.
gallery-file = Plik planszy
gallery-board-text = Tekst planszy
gallery-check = Sprawdź i narysuj
gallery-checking = Sprawdzam…
gallery-good = W porządku: to plansza do gry { $game }. Zastępuje: { $option }.
gallery-fault = Wiersz { $line }: { $fault }
gallery-show-line = Przejdź do wiersza

board-not-text = To nie jest plik tekstowy UTF-8. Zapisz planszę jako zwykły tekst.
board-not-toml = Ten wiersz to nie TOML. Sprawdź cudzysłowy, nawiasy i przecinki w nim i powyżej.
board-toml-quotes = Tekst musi być w prostym cudzysłowie, tak: "{ $text }". Liczba nie ma liter.
board-toml-empty = Po znaku „=” brakuje wartości, na przykład name = "picnic".
board-toml-line = Tu powinien być klucz, znak „=” i wartość, na przykład name = "picnic". Jeśli ten wiersz należy do tekstu, sprawdź cudzysłowy powyżej.
board-toml-unclosed = Cudzysłów tego tekstu nie jest zamknięty. Tekst z kilku wierszy otwierają i zamykają trzy znaki.
board-toml-twice = Klucz „{ $key }” jest już w wierszu { $before }. Zostaw tylko jeden z nich.
