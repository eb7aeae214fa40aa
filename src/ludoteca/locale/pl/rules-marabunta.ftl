### Zasady gry Marabunta: tekst do każdego paragrafu RULES.md i do każdego rozstrzygnięcia.

rules-marabunta-lead = Dla dwóch osób: Czerwony i Niebieski. Dwie kolonie mrówek dzielą się jedną łąką piknikową. W każdej rundzie jedna osoba dzieli kości na dwie pule, a druga wybiera pierwsza. Dzięki kościom wpisujesz cyfry na mapie, zdobywasz obszary, zjadasz babeczki i otwierasz skrzynki. Wygrywa, kto ma najwięcej punktów.

rules-marabunta-chapter-1 = Co jest w pudełku
rules-marabunta-1-1 = Jest sześć obszarów i sześć kości, po jednej na obszar: różowa, niebieska, pomarańczowa, zielona, szara i żółta.
rules-marabunta-1-2 = Każda kość ma ścianki 0, 1, 2, 3, liść i skrzynka.
rules-marabunta-1-3 = Terytorium ma 84 pola, po 14 w obszarze. Na dwunastu polach są babeczki, po dwie w obszarze, a na dwunastu innych skrzynki, też po dwie w obszarze. Na żadnym polu nie ma obu naraz.
rules-marabunta-1-4 = Każdy obszar ma liść punktacji z dziesięcioma kołami. Na początku dwa są czerwone, dwa niebieskie, a sześć pustych.
rules-marabunta-1-5 = Terytorium ma dwie strony, zasady są na obu takie same. Na stronie „picnic”, przeznaczonej do pierwszej gry, każdy obszar jest w jednym kawałku. Na stronie „crumbs” obszar niebieski jest rozrzucony na co najmniej trzy części, ale nadal liczy się jako jeden; pozostałe pięć jest w jednym kawałku. Całe terytorium jest spójne, a pola sąsiadują przez złączenia części (§1.6) tak samo jak wewnątrz części.
rules-marabunta-1-6 = Terytorium składa się z trzech części po 28 pól, ułożonych obok siebie.
rules-marabunta-1-7 = Każda osoba ma planszetkę z dwoma mrowiskami, grupami skrzynek, z których każda odblokowuje umiejętność, rzędem babeczek z punktami nad każdą (pierwsza daje +0) i torem punktów do 25. Są dwie strony, „worker” do pierwszej gry i „queen”; obie osoby używają tej samej.
rules-marabunta-1-8 = Jest osiem kafelków (§7).

rules-marabunta-chapter-2 = Przygotowanie
rules-marabunta-2-1 = Wybierzcie stronę terytorium i stronę planszetek. Każdy wybiera kolor, czerwony albo niebieski.
rules-marabunta-2-2 = Odłóżcie kafelek z babeczką. Pozostałe siedem potasujcie i połóżcie na nim w zakrytym stosie.
rules-marabunta-2-3 = O tym, kto jest pierwszym graczem, decyduje los.

rules-marabunta-chapter-3 = Runda
rules-marabunta-3-1 = Pierwszy gracz odkrywa kafelek z wierzchu i rzuca wszystkimi sześcioma kośćmi.
rules-marabunta-3-2 = Następnie dzieli te siedem elementów, sześć kości i kafelek, na dwie pule. W każdej musi być co najmniej jeden element. Możliwych podziałów jest 63: część kości trafia do puli z kafelkiem, cała reszta do drugiej.
rules-marabunta-3-3 = Drugi gracz bierze jedną z pul i rozpatruje wszystkie jej elementy. Potem pierwszy gracz rozpatruje drugą pulę.
rules-marabunta-3-4 = Runda się kończy. Pierwszym graczem zostaje druga osoba i zaczyna się nowa runda.
rules-marabunta-3-5 = Od rundy 8 zostaje tylko kafelek z babeczką, więc jest on kafelkiem każdej z tych rund.

rules-marabunta-chapter-4 = Rozpatrywanie elementów
rules-marabunta-4-1 = Elementy swojej puli rozpatrujesz po jednym, w dowolnej kolejności. Skończ jeden, zanim zaczniesz następny.
rules-marabunta-4-2 = Możesz zignorować dowolny element, nawet taki, którego da się użyć. Wyjątkiem jest kafelek z babeczką (§7.8).
rules-marabunta-4-3 = Użyty lub zignorowany kafelek odpada z gry. Kafelek z babeczką zawsze wraca.

rules-marabunta-chapter-5 = Kości
rules-marabunta-5-1 = Liść: zapełnij swoim kolorem jedno niepokolorowane koło na liściu obszaru w kolorze kości.
rules-marabunta-5-2 = Skrzynka: wykreśl jedną skrzynkę na swojej planszetce, w dowolnej grupie (§9).
rules-marabunta-5-3 = 1, 2 lub 3: wpisz cyfrę w dostępne pole obszaru w kolorze kości (§6).
rules-marabunta-5-4 = 0: wpisz je w dostępne pole dowolnego obszaru, niezależnie od koloru kości (§6).

rules-marabunta-chapter-6 = Wpisywanie
rules-marabunta-6-1 = Pole jest dostępne, dopóki nie ma w nim cyfry i nie jest przekreślone. Wpisana cyfra zostaje bez zmian do końca gry.
rules-marabunta-6-2 = Sąsiedztwo: pole, w które wpisujesz, musi stykać się z polem z cyfrą w twoim kolorze. 0 też jest cyfrą. Sąsiednia cyfra może leżeć w innym obszarze i może być taka sama jak twoja albo inna.
rules-marabunta-6-3 = Jeśli chcesz wpisać cyfrę z dala od swoich, wykreśl jedno ze swoich mrowisk. Cyfra trafia wtedy w dowolne dostępne pole obszaru w kolorze kości, a 0 oraz cyfra z kafelka lub umiejętności w dowolne dostępne pole mapy. Nigdy nie musisz używać mrowiska.
rules-marabunta-6-4 = Niektóre kafelki i umiejętności mają własne mrowisko. Nie kosztują cię żadnego.

rules-marabunta-chapter-7 = Kafelki
rules-marabunta-7-1 = Dwie skrzynki: wykreśl dwie dowolne skrzynki na swojej planszetce, jedną po drugiej.
rules-marabunta-7-2 = Dwa liście: zapełnij po jednym niepokolorowanym kole na dwóch różnych liściach.
rules-marabunta-7-3 = Wpisz 1: wpisz 1 w dowolnym obszarze, według §6.
rules-marabunta-7-4 = Dwa 0: wpisz 0 w dowolnym obszarze według §6 i drugie 0 w polu, które się z nim styka. Drugiego nie można umieścić gdzie indziej za pomocą mrowiska. Wpisujesz oba albo żadne.
rules-marabunta-7-5 = 0 w dowolne pole: wpisz 0 w dowolne dostępne pole. Nie trzeba ani własnej cyfry obok, ani mrowiska.
rules-marabunta-7-6 = Przekreślanie: przekreśl dwa stykające się dostępne pola, gdziekolwiek na mapie.
rules-marabunta-7-7 = Jeszcze raz: użyj po raz drugi jednej kości ze swojej puli.
rules-marabunta-7-8 = Babeczka: przekreśl jedno dostępne pole z babeczką. Nie wykreślasz za to babeczki na planszetce. Kafelek jest obowiązkowy, chyba że wszystkie dwanaście pól z babeczkami jest już zapełnionych lub przekreślonych.
rules-marabunta-7-9 = Przekreślone pole nie należy do nikogo. Nikt nie może w nim pisać, nikomu nie pomaga pisać obok (§6.2), a jego babeczka lub skrzynka przepada.

rules-marabunta-chapter-8 = Efekty pól
rules-marabunta-8-1 = Jeśli wpisujesz cyfrę w pole z babeczką, wykreśl następną babeczkę w swoim rzędzie, od lewej, i od razu zdobądź punkty podane nad nią.
rules-marabunta-8-2 = Jeśli wpisujesz cyfrę w pole ze skrzynką, wykreśl wybraną skrzynkę na swojej planszetce. Możesz zacząć kilka grup; te, których nie ukończysz, nic na końcu nie kosztują.

rules-marabunta-chapter-9 = Umiejętności
rules-marabunta-intro-9 = Wykreślając ostatnią skrzynkę grupy, odblokowujesz jej umiejętność. Musisz użyć jej od razu, zanim zrobisz coś innego.
rules-marabunta-9-1 = Wpisz 1: wpisz 1 w dowolnym obszarze, według §6.
rules-marabunta-9-2 = Wpisz 2: wpisz 2 w dowolnym obszarze, według §6.
rules-marabunta-9-3 = 0 w dowolne pole: wpisz 0 w dowolne dostępne pole; mrowisko daje umiejętność.
rules-marabunta-9-4 = 3 w dowolne pole: wpisz 3 w dowolne dostępne pole; mrowisko daje umiejętność.
rules-marabunta-9-5 = Dwie babeczki: wykreśl dwie następne babeczki w rzędzie i zdobądź punkty za obie.
rules-marabunta-9-6 = Dwa punkty: zdobądź 2 punkty.
rules-marabunta-9-7 = Trzy punkty: zdobądź 3 punkty.
rules-marabunta-9-8 = Trzy 1: wpisz 1 według §6, drugie 1 w polu stykającym się z pierwszym i trzecie 1 w polu stykającym się z oboma. Wpisujesz wszystkie trzy.
rules-marabunta-9-9 = Przekreślanie: przekreśl dwa stykające się dostępne pola, gdziekolwiek na mapie.
rules-marabunta-9-10 = Dwa liście: zapełnij po jednym niepokolorowanym kole na dwóch różnych liściach.

rules-marabunta-chapter-10 = Koniec gry
rules-marabunta-10-1 = Koniec gry następuje, gdy tylko spełni się jeden z warunków: (a) wszystkie pola jakiegoś obszaru są zapełnione lub przekreślone; (b) zapełniono ostatnie koło na którymś liściu; (c) wszystkie dwanaście pól z babeczkami jest zapełnionych lub przekreślonych.
rules-marabunta-10-2 = Rundę, w której to nastąpi, gra się do końca i jest ona ostatnia.

rules-marabunta-chapter-11 = Punktacja
rules-marabunta-11-1 = Punkty za babeczki i umiejętności są już na torze.
rules-marabunta-11-2 = W każdym obszarze zsumuj cyfry czerwone i cyfry niebieskie. Większa suma wygrywa obszar, a jej właściciel zdobywa po punkcie za każde koło swojego koloru na liściu (od 2 do 8 punktów). Przy równych sumach, także 0 do 0, nikt tam nie punktuje.
rules-marabunta-11-3 = Wygrywa, kto ma najwięcej punktów. Przy remisie wygrywa, kto wykreślił więcej babeczek; jeśli i tu jest remis, kto wywołał koniec gry.
rules-marabunta-11-4 = Pełny tor zaczyna się znowu od 1, a wynik to 25 plus to, co pokazuje. Sam wynik nie ma górnej granicy.

## Rozstrzygnięcia

rules-marabunta-q1 = Czy obszar jest pełny, jeśli niektóre jego pola są przekreślone?
rules-marabunta-a1 = Tak. Przekreślone pole liczy się tak jak zapisane (§10.1).
rules-marabunta-q2 = Czy dwa pola przekreślane razem muszą leżeć w tym samym obszarze?
rules-marabunta-a2 = Nie (§7.6, §9.9). Także cyfry z §7.4 i §9.8 mogą leżeć w dowolnych obszarach, również różnych.
rules-marabunta-q3 = Czy umiejętności trzeba użyć?
rules-marabunta-a3 = Tak, jeśli się da. Umiejętność, której nie można użyć, przepada. Mrowisko nigdy nie jest obowiązkowe, więc możesz zrezygnować, jeśli każde użycie by je kosztowało. Jeśli da się bez mrowiska, musisz użyć umiejętności, a mimo to możesz wybrać pole, które kosztuje mrowisko. Liczy się sytuacja w chwili, gdy umiejętność się pojawia. Rezygnować można tylko z umiejętności: rozpoczętą kość lub kafelek rozpatruje się do końca.
rules-marabunta-q4 = W jakiej kolejności wpisuje się kilka cyfr?
rules-marabunta-a4 = Pola z §7.4 i §9.8 wybiera się jako całość. Jedno z nich musi stykać się z twoją cyfrą, inaczej całość kosztuje jedno mrowisko. Najpierw wpisuje się wszystkie cyfry, potem sprawdza koniec gry (§10.1), a potem działają babeczki i skrzynki z pól.
rules-marabunta-q5 = Której kości można użyć jeszcze raz?
rules-marabunta-a5 = Dowolnej kości z twojej puli (§7.7): już rozpatrzonej, zignorowanej albo jeszcze czekającej. Nie można wybrać kości, która nic by nie dała; jeśli innych nie ma, kafelek można tylko zignorować.
rules-marabunta-q6 = A jeśli możliwa jest tylko część efektu?
rules-marabunta-a6 = Znaki niezależne od siebie (§7.1, §7.2, §9.5, §9.10) stawia się, ile się da. Grupy pól (§7.4, §7.6, §9.8, §9.9) to wszystko albo nic. Nie można przerwać w połowie, a babeczka lub skrzynka z zapisanego pola jest obowiązkowa.
rules-marabunta-q7 = A element, który nic nie może zrobić?
rules-marabunta-a7 = Można go tylko zignorować. Gdy wszystkie twoje skrzynki są wykreślone, skrzynka nic nie daje. Gdy wszystkie twoje babeczki są wykreślone, pole z babeczką się zapełnia, ale na planszetce nic się nie dzieje.
rules-marabunta-q8 = Kto wywołuje koniec gry?
rules-marabunta-a8 = Osoba, która rozpatruje swoje elementy, gdy powstaje znak jako pierwszy spełniający warunek z §10.1. Jeden znak może spełnić dwa warunki. Zawsze jest to dokładnie jedna osoba, więc §11.3 zawsze wskazuje zwycięzcę.
rules-marabunta-q9 = Czy można wybrać, czy wykreślić mrowisko?
rules-marabunta-a9 = Nie, decyduje miejsce. Mrowisko wykreśla się wtedy i tylko wtedy, gdy nic z tego, co wpisujesz, nie styka się z twoją cyfrą (§6.2, §6.3).
rules-marabunta-q10 = W jakiej kolejności działają zagnieżdżone efekty?
rules-marabunta-a10 = Ostatni rozpoczęty kończy się pierwszy. Umiejętność z pierwszej skrzynki, ze wszystkimi skutkami, rozpatruje się przed wyborem drugiej skrzynki.
rules-marabunta-q11 = Czy kafelek z babeczką można zostawić na koniec?
rules-marabunta-a11 = Tak, kolejność jest dowolna (§4.1). Jeśli wcześniej zapełnisz ostatnie pole z babeczką, kafelek nie ma już nic do zrobienia.
rules-marabunta-q12 = Czy cyfra obok wpisywanej musi być inna?
rules-marabunta-a12 = Nie. Może być taka sama albo inna (§6.2).
rules-marabunta-q13 = Czy przy remisie liczą się babeczki wykreślone umiejętnością „dwie babeczki”?
rules-marabunta-a13 = Tak. Nie ma znaczenia, w jaki sposób babeczka została wykreślona (§9.5, §11.3).
