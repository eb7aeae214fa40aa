### Stół do analizy.

analysis-title = Stół do analizy
analysis-of = Analiza: { $game }
analysis-lead = Otwórz zapis partii albo analizę, którą ktoś zapisał. Idź naprzód i wstecz, próbuj innych ruchów każdego miejsca, ustalaj, co przynosi los, i zobacz, co o tym myśli silnik.
analysis-file = Zapis albo analiza
analysis-open = Analizuj
analysis-anew = Od pierwszego ruchu
analysis-game = Gra
analysis-seats = Miejsca
analysis-begin = Zacznij
analysis-other = Inna analiza
analysis-gone = Tego nie można analizować
analysis-bad-link = Ten link nie jest cały. Poproś o niego jeszcze raz albo o plik.
analysis-walk = Przez analizę
analysis-aside = Czego spróbowano zamiast tego
analysis-moves = Ruchy
analysis-instead = Zamiast tego
analysis-chance = Teraz los. Wybierz, co zrobi, albo pozwól mu zdecydować.
analysis-random = Losowo
analysis-percent = { $percent } %
analysis-judge = Opinia silnika
analysis-roll-on = Los decyduje sam
analysis-thinking = { $count ->
    [0] Myśli…
   *[other] Myśli dalej. Sprawdzone próby: { $count }.
}
analysis-thought = Sprawdzone próby: { $count }.
analysis-note-here = Notatka o tej chwili
analysis-save = Zapisz w pliku
analysis-share = Udostępnij link
analysis-share-lead = W tym linku jest cała analiza z notatkami. Kto go otworzy, może iść dalej od tego miejsca.
analysis-too-long = Ta analiza jest za długa na link. Zapisz ją w pliku i wyślij plik.
analysis-promote = Zrób z tego główną linię
analysis-remove = Usuń odtąd
analysis-set-up = Ustaw pozycję
analysis-change = Zmień tę pozycję
