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
