### Zasady gry Marracash: tekst do każdego paragrafu RULES.md i do każdego rozstrzygnięcia.

rules-marracash-lead = Dla trzech lub czterech osób: Ali, Aida, Omar i Laila. Kupuj sklepy na licytacjach w starym mieście, a potem prowadź obok nich grupy turystów. Wygrywa, kto ma najwięcej pieniędzy.

rules-marracash-chapter-1 = Co jest w pudełku
rules-marracash-1-1 = Miasto z 25 sklepami, po pięć żółtych, fioletowych, zielonych, czerwonych i niebieskich; 16 fontann, z których trzy to wejścia; dwie palmy, które zagradzają drogę.
rules-marracash-1-2 = 54 turystów: 14 żółtych i po dziesięciu każdego innego koloru. Po sześć szyldów na osobę. 25 kart suwenirów, używanych tylko z opcją „suweniry”. Pieniądze liczy się co 25; każdy zaczyna z 1200 dirhamami.
rules-marracash-1-3 = Miasto dołączone do gry, „medina”, ma 13 kolumn i 9 rzędów kwadratów. Ulice to puste kwadraty, fontanny i wejścia mają numery, a każdy sklep ma literę swojego koloru.
rules-marracash-1-4 = Trasa zaczyna się przy fontannie w jednym z czterech kierunków, biegnie ulicą ze wszystkimi zakrętami i kończy się przy pierwszej napotkanej fontannie. W mieście są 23 trasy.
rules-marracash-1-5 = Sklep ma drzwi wszędzie tam, gdzie jego ściana przylega do ulicy lub fontanny: kto idzie po takim kwadracie, styka się ze sklepem. Kwadrat, z którego się wychodzi, się nie liczy, a ten, na którym się kończy, tak. Żaden kwadrat nie styka się z dwoma sklepami jednego koloru.
rules-marracash-1-6 = Karty suwenirów, po pięć na kolor, co 25: czerwone od 50 do 150, fioletowe od 75 do 175, zielone od 100 do 200, niebieskie od 125 do 225, żółte od 150 do 250.

rules-marracash-chapter-2 = Przygotowanie
rules-marracash-2-1 = Przy każdym wejściu staje trzech turystów w trzech różnych kolorach.
rules-marracash-2-2 = Pozostałych 45 tworzy kolejkę za murami. Nigdzie nie stoi w niej czterech jednego koloru pod rząd. Kolejka ma dwa końce, lewy i prawy.
rules-marracash-2-3 = Pierwszego gracza się losuje; gra się zgodnie z ruchem wskazówek zegara. Całe przygotowanie powierza się losowi (Q12).

rules-marracash-chapter-3 = Pierwsza runda
rules-marracash-3-1 = Każdy po kolei wystawia na licytację jeden sklep. Nikt jeszcze nie przesuwa grup.

rules-marracash-chapter-4 = Licytacja
rules-marracash-4-1 = Prowadzący licytację wybiera sklep bez właściciela i otwiera kwotą co najmniej 100.
rules-marracash-4-2 = Zgodnie z ruchem wskazówek zegara każdy podbija o co najmniej 100 albo odpada z tej licytacji. Ostatnia osoba płaci swoją ofertę do banku i oznacza sklep szyldem.
rules-marracash-4-3 = Razem z tą zapłatą bank nagradza prowadzącego kwotą 100, jeśli cena wyniosła najwyżej 500, kwotą 200, jeśli więcej (Q1), a niczym, jeśli sam jest kupującym.
rules-marracash-4-4 = Turyści w kolorze sklepu, którzy stoją przy fontannie stykającej się ze sklepem, wchodzą od razu i płacą kupującemu (§6.2). Nikt nie ma w tym udziału.

rules-marracash-chapter-5 = Tura, od drugiej rundy
rules-marracash-5-1 = Dwie akcje: dwa przesunięcia, przesunięcie, a potem licytacja, albo dwie licytacje. Po licytacji nie ma już przesuwania (Q6).

rules-marracash-chapter-6 = Przesuwanie grupy
rules-marracash-6-1 = Cała grupa idzie od swojej fontanny trasą do następnej i dołącza do tych, którzy tam stoją.
rules-marracash-6-2 = Każdy turysta wchodzi do pierwszego po drodze sklepu w swoim kolorze, który ma właściciela, i już z niego nie wychodzi. Pierwszy klient sklepu płaci właścicielowi 100, drugi 200, trzeci 300, czwarty 400, każdy następny 500.
rules-marracash-6-3 = Za każdy cudzy sklep, do którego w tym ruchu weszli turyści, przesuwający dostaje od właściciela udział: po 50 za klienta, jeśli sklep zarobił w tym ruchu do 300, po 100 za klienta, jeśli zarobił więcej (Q14).

rules-marracash-chapter-7 = Nowi turyści
rules-marracash-7-1 = Na koniec tury gracz zapełnia każde puste wejście dwoma, trzema lub czterema turystami z jednego końca kolejki (Q7).

rules-marracash-chapter-8 = Koniec gry
rules-marracash-8-1 = Gdy kolejka jest pusta, gra się ostatnią rundę. Kończy się ona turą osoby, która opróżniła kolejkę (Q8).
rules-marracash-8-2 = Wygrywa, kto ma najwięcej pieniędzy; sklepy nie są nic warte. Przy równej kwocie zwycięstwo jest wspólne (Q9).

rules-marracash-chapter-9 = Suweniry, jeśli chcecie
rules-marracash-9-1 = Karty się tasuje, a dwie leżą odkryte.
rules-marracash-9-2 = Turysta, który wchodzi do sklepu w kolorze odkrytej karty, kupuje ją: bank płaci jej wartość właścicielowi, a karta odpada z gry. Jeśli pasują obie karty, wybiera właściciel (Q15).
rules-marracash-9-3 = To, co przynosi karta, należy do zarobku sklepu przy liczeniu udziału.
rules-marracash-9-4 = Na koniec tury nowe karty zajmują puste miejsca (Q16).

## Rozstrzygnięcia

rules-marracash-q1 = Ile dostaje prowadzący przy cenie równo 500?
rules-marracash-a1 = 100. Od 525 dostaje 200.
rules-marracash-q2 = Jakie oferty są możliwe?
rules-marracash-a2 = Wielokrotności 25, bo mniejszych pieniędzy nie ma, a podbija się o co najmniej 100. Z opcją dowolnego podbicia wystarczy 25. Bankowi nigdy nie brakuje pieniędzy.
rules-marracash-q3 = Czy można zaoferować więcej, niż się ma?
rules-marracash-a3 = Nie, nie ma kredytu. Kto ma mniej niż 100, nie może otworzyć licytacji, a w pierwszej rundzie jest pomijany.
rules-marracash-q4 = A jeśli wszystkie sześć szyldów jest w użyciu?
rules-marracash-a4 = To granica: z sześcioma sklepami nie licytujesz ani nie otwierasz licytacji.
rules-marracash-q5 = A jeśli nikt nie podbije?
rules-marracash-a5 = Prowadzący kupuje sklep za kwotę otwarcia. To była oferta jak każda inna.
rules-marracash-q6 = Czy trzeba wykonać obie akcje?
rules-marracash-a6 = Tak, o ile się da; co jest niemożliwe, pomija się. Czy się da, sprawdza się dopiero wtedy, gdy przychodzi na to kolej. Po licytacji nigdy nie ma przesuwania, nawet jeśli druga licytacja jest niemożliwa. Gdy w mieście nie ma nikogo, nadal trzeba licytować, jeśli można.
rules-marracash-q7 = Ile wejść się zapełnia?
rules-marracash-a7 = Wszystkie puste, jedno po drugim, w dowolnej kolejności, każde z dowolnego końca kolejki. W kolejce może zostać jeden turysta; ten naprawdę ostatni wchodzi sam. Przy pustej kolejce wejście zostaje puste.
rules-marracash-q8 = Kiedy dokładnie jest koniec?
rules-marracash-a8 = Kolejka kończy się w turze jednej osoby. Wszyscy inni mają jeszcze po jednej turze, a potem ta osoba ma ostatnią.
rules-marracash-q9 = A jeśli dwie osoby mają tyle samo pieniędzy?
rules-marracash-a9 = Wygrywają wspólnie.
rules-marracash-q10 = Czy pieniądze są ukryte?
rules-marracash-a10 = Nie. I nikt nigdy nie spada poniżej zera: udział nigdy nie przekracza zarobku, z którego jest płacony.
rules-marracash-q11 = Czy wejścia też są fontannami?
rules-marracash-a11 = Tak. Grupy mogą do nich przychodzić i z nich wychodzić.
rules-marracash-q12 = Kto rozstawia turystów?
rules-marracash-a12 = Los: wejścia według numerów, kolejkę od lewej do prawej, pierwszego gracza i karty. Może się trafić każda kolejka, na którą pozwalają zasady.
rules-marracash-q13 = Czy pas jest na zawsze?
rules-marracash-a13 = Tylko w tej licytacji. Kto nie może podbić, bo brak mu pieniędzy lub szyldów, jest pomijany i odpada z tej licytacji.
rules-marracash-q14 = Czy udział liczy się od sklepu, czy od właściciela?
rules-marracash-a14 = Od sklepu i ruchu. Zarobek między 300 a 400, możliwy tylko dzięki suwenirom, liczy się jako więcej niż 300.
rules-marracash-q15 = Czy suweniry trzeba sprzedawać?
rules-marracash-a15 = Tak, nawet jeśli przez to udział jest większy. Dwóch lub więcej klientów jednego koloru kupuje obie karty tego koloru; właściciela pyta się tylko wtedy, gdy na dwie karty jest jeden klient. Wcześniej rozlicza się wszystkie inne sklepy w tym ruchu. To samo dotyczy turystów, których przyciąga licytacja.
rules-marracash-q16 = Co jest pierwsze na koniec tury?
rules-marracash-a16 = Nowi turyści, potem karty. Po ostatniej turze nie odkrywa się kart. Gdy wszystkie 25 jest zużytych, miejsca zostają puste.
rules-marracash-q17 = Czy gra może trwać w nieskończoność?
rules-marracash-a17 = Nie. Jeśli przez pięć pełnych rund z rzędu nie sprzedano żadnego sklepu, nikt nie wszedł do sklepu i nikogo nie wprowadzono do miasta, gra od razu się kończy. Kto jest pominięty w pierwszej rundzie, nie ma w niej tury, więc żadna się nie liczy. Ludzie tak nie grają.
