### Wiersz poleceń: co można wpisać zamiast kliknąć i co odpowiada.

command-open = Polecenia
command-title = Wpisuj polecenia
command-label = Polecenie
command-lead = Ruch albo „pomoc”
command-answers = Odpowiedzi
# Co można wpisać, kilka słów oddzielonych przecinkami
command-word-help = pomoc, help, ?
command-word-choices = ruchy, wybory
command-word-last = ostatnie, ostatni
command-word-board = plansza
command-word-score = punkty, wynik
command-word-where = gdzie, gdzie jest
command-word-undo = cofnij
command-word-hint = rada
command-word-next = dalej
command-word-back = wstecz
command-word-first = początek
command-word-end = koniec
command-help = Wpisz ruch lub jego początek tak, jak jest na liście, a zostanie wykonany. Albo wpisz jedno z tych słów:
command-about = { $word }: { $about }
command-about-help = ta lista
command-about-choices = wszystko, co możesz teraz zrobić
command-about-last = co zdarzyło się ostatnio
command-about-board = cała plansza słowami
command-about-score = jak stoją wszyscy
command-about-where = gdzie coś jest, z nazwą na końcu; sama nazwa też o tym opowiada
command-about-undo = cofnij swój ostatni wybór
command-about-hint = co zrobiłby silny bot
command-about-next = krok dalej
command-about-back = krok wstecz
command-about-first = na początek
command-about-end = na koniec
command-fitting = { $count ->
    [one] Jeden ruch. Wpisz jego numer, aby go wykonać.
    [few] { $count } ruchy. Wpisz numer, aby wykonać jeden z nich.
    [many] { $count } ruchów. Wpisz numer, aby wykonać jeden z nich.
   *[other] { $count } ruchu. Wpisz numer, aby wykonać jeden z nich.
}
command-option = { $number }: { $choice }
command-chosen = Wybrano: { $choice }
command-shown = Pokazano: { $choice }. To samo jeszcze raz wykonuje ruch.
command-nothing = Nie masz teraz nic do wyboru.
command-late = Gra poszła już dalej. Zapytaj o ruchy jeszcze raz.
command-unknown = Nic się tu nie nazywa „{ $typed }”. Wpisz „{ $help }”, aby dowiedzieć się, co można wpisać.
keys-title = Klawisze
keys-list = ta lista
keys-undo = cofnij
keys-hint = poproś o radę
keys-log = następny wiersz dziennika, począwszy od twojej ostatniej tury
keys-confirm = odpowiedz „tak” na pytanie
keys-commands = wpisuj polecenia
keys-board = Na planszy strzałki prowadzą od miejsca do miejsca, a Enter wybiera.
keys-ear = Niczego nie trzeba widzieć: każdy ruch jest odczytywany, „{ $text }” mówi, co jest narysowane, a pod „{ $commands }” wybory i pytania wpisuje się słowami, zaczynając od „{ $help }”.
