### What only the report of the command says.

review-title = { $game }: omówienie partii
review-lead = Szanse na wygraną w każdej chwili, ocena każdej decyzji, szczęście oddzielone od umiejętności. Liczba iteracji na pozycję: { $iterations }.
review-note = { $part ->
    [balance] Szczęście to to, co los dał ponad oczekiwania. Umiejętności to to, co oddały własne decyzje. Jedno i drugie w setnych częściach wygranej.
    [curve] Tak, jak widzi je ktoś, kto zna wszystkie karty na rękach.
    [turning] Największe zmiany w tej partii.
    [decisions] Każda decyzja jest oceniana według tego, co jej miejsce mogło wiedzieć. Niedokładność: od { $inaccuracy } % straty; błąd: od { $mistake } %; poważny błąd: od { $blunder } %.
   *[making] To polecenie tworzy ten sam raport, co do bajta.
}
review-told = Od kroku 0 do { $steps }. Na końcu: { $ends }.
review-written = Omówienie jest w pliku „{ $file }”.
