### Parole di `ludoteca study`: il rapporto su molte partite tra bot.

study-written = Il rapporto è in «{ $file }».
study-too-many = Ci sono { $bots } giocatori per { $seats } posti. Togline qualcuno.

## La pagina

study-title = { $game }: { $games ->
    [one] { $games } partita
   *[other] { $games } partite
} tra bot
study-lead = Bot di livello «{ $level }» hanno giocato tra loro; { $table }.
study-seats = { $seats } posti
study-glance = In breve
study-goals = Che cosa mostra un buon progetto
study-goals-note = Ogni obiettivo con quello che si è trovato. Un punto interrogativo dice che l’intervallo al 95 % supera un limite: servono più partite per saperlo.
study-winning = Chi vince, e come finiscono le partite
study-players = Chi gioca come
study-spreads = Punteggi e durata
study-maps = Mappe
study-tables = Che cosa si usa
study-numbers = I numeri
study-making = Come è stato fatto
study-making-note = Questo comando rifà lo stesso rapporto, identico fino all’ultimo byte. Ludoteca { $version }, versione { $rules } delle regole.
study-interval-note = Gli intervalli sono quelli di Wilson, al 95 %. La riga minima di una tabella è scelta tra molte, perciò il suo intervallo è troppo stretto.
study-fair = parte equa: { $share }
study-zone = obiettivo: da { $low } a { $high }
study-middle = il 90 % va da { $low } a { $high }
study-place = { $place ->
    [1] primo giocatore
   *[other] giocatore { $place }
}

# Che cosa mostra una figura, per chi non la vede
study-told-bars = Minimo: { $least }. Massimo: { $greatest }.
study-told-spread = { $what }: in media { $mean }, da { $least } a { $greatest }.

study-fact = { $fact ->
    [first] vince il primo giocatore
    [winner] punteggio del vincitore
    [losers] punteggio degli altri
    [rounds] i round
    [turns] turni
    [steps] passi dei posti
    [choices] vere scelte
    [chance] passi del caso
   *[other] { $fact }
}

study-figure = { $figure ->
    [order] Vittorie per ordine di turno
    [seat] Vittorie per posto
    [ends] Come finiscono le partite
    [scores] Punteggi finali
    [rounds] I round
    [turns] Turni
    [steps] Passi dei posti
    [choices] Vere scelte
    [chance] Passi del caso
    [players] Vittorie per giocatore
   *[other] { $figure }
}
study-figure-note = { $name ->
    [order] Quota di partite vinte da chi gioca per primo, per secondo e così via. Una vittoria condivisa conta in parte.
    [seat] Il primo giocatore è sorteggiato: i posti dovrebbero differire solo per fortuna.
    [ends] Una partita può finire per due motivi insieme.
    [scores] Il segno sotto la linea è la media.
    [rounds] Quanti round dura una partita.
    [turns] Turni dei singoli posti.
    [steps] Tutto ciò che fa un posto, anche i passi obbligati.
    [choices] Passi con più di un’azione possibile.
    [chance] Dadi, tessere, carte e altri sorteggi.
    [players] Vittorie di ogni giocatore, contate per i posti che ha avuto.
    [habits] In media sulle partite, con l’intervallo al 95 %.
   *[other] { $name }
}

study-head = { $head ->
    [goal] obiettivo
    [found] trovato
    [interval] intervallo al 95 %
   *[verdict] giudizio
}
study-verdict = { $verdict ->
    [met] raggiunto
    [met-unsure] raggiunto, non è sicuro
    [missed] mancato
    [missed-unsure] mancato, non è sicuro
   *[other] { $verdict }
}
study-goal = { $goal ->
    [first-player] Il primo giocatore vince dal { $low } al { $high } delle partite.
    [first-edge] Il primo giocatore vince al massimo il { $high } delle partite.
    [rounds] Almeno il { $low } delle partite dura da { $least } a { $greatest } round.
    [winner-score] Il punteggio del vincitore va da { $least } a { $greatest } in almeno il { $low } delle partite.
    [powers] Ogni potere è sbloccato in almeno il { $low } delle partite.
    [regions] In ogni regione si scrivono in media almeno { $low } esagoni.
    [ends] Ogni motivo conclude almeno il { $low } delle partite.
    [quiet-end] Al massimo il { $high } dei turni dell’ultimo quarto passa senza scaricare.
    [chambers] Ogni magazzino è visitato in almeno il { $low } delle partite.
    [friends] Ogni amico è comprato in almeno il { $low } delle partite.
   *[other] { $goal }: { $low }, { $high }, { $least }, { $greatest }
}

study-end = { $reason ->
    [region] una regione è piena
    [leaf] una foglia è piena
    [cupcakes] non restano esagoni cupcake
    [unloaded] un posto ha scaricato tutto
    [turns] il limite dei turni
    [visitors] la fila dei visitatori è vuota
    [standstill] stallo
   *[other] { $reason }
}

## Tabelle

study-table = { $table ->
    [powers] Poteri
    [regions] Regioni
    [sources] Da dove vengono i punti
    [resources] Che cosa si spende e si riempie
    [tiles] Tessere
    [faces] Facce dei dadi
    [pools] Riserve
    [quarters] Turni senza scaricare
    [friends] Amici
    [offers] Offerte
    [foods] Cibo
    [ants] Formiche
    [cards] Carte
    [shops] Negozi
    [colours] Colori
    [plans] Turni
    [purses] Da dove viene il denaro
    [souvenirs] Souvenir
   *[other] { $table }
}
study-table-note = { $name ->
    [powers] Quante volte si sblocca il potere di un gruppo completo di casse, da entrambi i posti.
    [regions] Quanto si scrive in ogni regione, e chi la vince.
    [sources] Punti del vincitore e del perdente.
    [resources] Segni del vincitore e del perdente.
    [tiles] Quante volte una tessera è applicata invece che ignorata.
    [faces] Quante volte un dado è applicato invece che ignorato.
    [pools] Quale delle due riserve prende il secondo giocatore.
    [quarters] Turni in cui non si scarica alcun segnalino, in ogni quarto di partita.
    [friends] Quali carte amico si comprano.
    [offers] Che cosa è stato offerto a chi viene per secondo, e che cosa ne è seguito.
    [foods] Quante volte una mossa finisce in un magazzino di ogni cibo, e che cosa vi si scarica.
    [ants] Quante volte si muove ogni formica, e quanto lontano.
    [cards] Che cosa succede con le carte in una partita.
    [shops] A che prezzo si vende ogni negozio, e quanto incassa.
    [colours] Lo stesso per colore.
    [plans] Che cosa fanno i giocatori con le due azioni di un turno, dal secondo round in poi.
    [purses] Denaro del vincitore e, in media, di ogni altro posto.
    [souvenirs] Quanti souvenir di ogni colore si vendono.
   *[other] { $name }
}

study-column = { $column ->
    [share] quota
    [mean] media
    [deviation] scarto tipo
    [least] minimo
    [p5] 5 %
    [p25] 25 %
    [median] mediana
    [p75] 75 %
    [p95] 95 %
    [greatest] massimo
    [games-with] quota di partite
    [unlocked] sbloccato a partita
    [owner-won] chi lo sblocca vince
    [written] esagoni scritti a partita
    [crossed-out] esagoni barrati a partita
    [red-won] vinta da Rosso
    [blue-won] vinta da Blu
    [tied] pari
    [winner-won] chi la vince vince la partita
    [sum] somma dei numeri
    [circles] cerchi riempiti
    [points] punti che porta
    [winner] vincitore, a partita
    [loser] perdente, a partita
    [others] ogni altro posto, a partita
    [applied] applicato
    [turned] in gioco a partita
    [rolled] uscito a partita
    [taken] presa
    [quiet] turni senza scaricare
    [turns] turni a partita
    [tokens] segnalini scaricati a partita
    [tokens-turn] segnalini a turno
    [visits] visite a partita
    [visits-fruitless] visite senza scaricare
    [filled] pieno alla fine
    [bought] comprato a partita
    [buyer-won] chi lo compra vince
    [chooser-began] l’altro sceglie di cominciare
    [first-won] chi comincia vince
    [chooser-won] l’altro vince
    [moves] mosse a partita
    [tunnels] tunnel a mossa
    [fruitful] mosse con scarico
    [walked] percorso a partita
    [times] a partita
    [price] prezzo
    [sold] quota di partite in cui è venduto
    [sold-number] negozi venduti a partita
    [customers] clienti a partita
    [income] incasso a partita
    [profit] incasso meno prezzo
    [crowd] visitatori fermi, in media
    [arrivals] visitatori che arrivano a partita
    [walkers] visitatori che passano a partita
    [plan] quota dei turni
    [value] denaro a partita
    [from] da
    [to] a
    [seats] posti
   *[other] { $column }
}

study-row = { $row ->
    [cupcakes] cupcake
    [powers] poteri
    [regions] regioni
    [boxes] caselle cupcake barrate
    [crates] casse barrate
    [circles] cerchi riempiti
    [hexes] esagoni scritti
    [anthills] formicai barrati
    [pool-tile] la riserva con la tessera
    [pool-rest] l’altra riserva
    [first-quarter] primo quarto
    [second-quarter] secondo quarto
    [third-quarter] terzo quarto
    [last-quarter] ultimo quarto
    [played] carte giocate
    [blocked] formiche che non potevano muoversi
    [cleared] percorsi svuotati
    [shuffled] scarti rimescolati
    [move-move] due mosse
    [move-auction] una mossa e un’asta
    [auction-auction] due aste
    [one-move] solo una mossa
    [one-auction] solo un’asta
    [customers] clienti
    [souvenirs] souvenir
    [shares] quote per le mosse
    [shares-paid] quote pagate
    [bonuses] premi per le aste
    [prices] prezzi pagati
    [own-shops] negozi posseduti
    [price-paid] prezzo pagato per un negozio
    [own-customers] clienti nei propri negozi
    [brought] visitatori portati alla volta
    [rounds] numero di round
    [turns] turni
    [kinds-ready] cibi nella parte piccola
    [tokens-load] segnalini per sosta
    [rare-early] rarità di ciò che si scarica prima, da 0 a 4
   *[other] { $row }
}
study-face = { $face ->
    [leaf] foglia
    [crate] cassa
   *[other] numero { $face }
}
study-offer = { $tokens ->
    [one] { $tokens } segnalino
   *[other] { $tokens } segnalini
}
study-tunnel = tunnel da { $one } a { $other }
study-street = strada da { $one } a { $other }
study-fountain = fontana { $fountain }

## Mappe

study-map = { $map ->
    [hexes-written] Esagoni scritti
    [hexes-crossed] Esagoni barrati
    [chambers-visited] Magazzini visitati, tunnel percorsi
    [chambers-filled] Segnalini scaricati
    [crowds] Folla alle fontane e nelle strade
    [shops-sold] Negozi venduti
    [shops-income] Incasso dei negozi
   *[other] { $map }
}
study-map-note = { $name ->
    [hexes-written] Quante volte a partita si scrive un numero in ogni esagono. Un segno tondo è un cupcake, uno quadrato una cassa.
    [hexes-crossed] Quante volte a partita ogni esagono è barrato. Un segno tondo è un cupcake, uno quadrato una cassa.
    [chambers-visited] Quante volte a partita una formica si ferma in ogni magazzino; i tunnel larghi sono più percorsi. Se le vie più brevi sono più d’una, ciascuna conta in parte.
    [chambers-filled] Quanti segnalini a partita si scaricano in ogni magazzino. I punti sono i suoi depositi.
    [crowds] Quanti visitatori stanno in media a ogni fontana; per le strade larghe ne passano di più.
    [shops-sold] In quante partite ogni negozio è venduto.
    [shops-income] Quanto incassa ogni negozio a partita, in dirham.
   *[other] { $name }
}
