### Le regole di Marracash, un testo per ogni paragrafo di RULES.md e per ogni chiarimento.

rules-marracash-lead = Per tre o quattro giocatori: Ali, Aida, Omar e Laila. Compra negozi all’asta nella città vecchia, poi guida davanti alle vetrine i gruppi di visitatori. Vince chi ha più denaro.

rules-marracash-chapter-1 = Che cosa c’è nella scatola
rules-marracash-1-1 = Una città con 25 negozi, cinque per ogni colore: giallo, viola, verde, rosso e blu; 16 fontane, di cui tre sono entrate; due palme che sbarrano la strada.
rules-marracash-1-2 = 54 visitatori: 14 gialli e dieci di ogni altro colore. Sei insegne a testa. 25 carte souvenir, usate solo con l’opzione «souvenir». Il denaro va di 25 in 25; tutti cominciano con 1200 dirham.
rules-marracash-1-3 = La città che accompagna il gioco, «medina», ha 13 colonne e 9 righe di caselle. Le strade sono caselle vuote, fontane ed entrate hanno un numero, e ogni negozio porta la lettera del suo colore.
rules-marracash-1-4 = Un percorso parte da una fontana in una delle quattro direzioni, segue la strada nelle sue curve e finisce alla prima fontana che incontra. La città ne ha 23.
rules-marracash-1-5 = Un negozio ha una porta ovunque un suo lato dia su una strada o su una fontana: chi passa su quella casella tocca il negozio. La casella di partenza non conta, quella di arrivo sì. Nessuna casella tocca due negozi dello stesso colore.
rules-marracash-1-6 = Carte souvenir, cinque per colore, di 25 in 25: rosso da 50 a 150, viola da 75 a 175, verde da 100 a 200, blu da 125 a 225, giallo da 150 a 250.

rules-marracash-chapter-2 = Preparazione
rules-marracash-2-1 = A ogni entrata vanno tre visitatori di tre colori diversi.
rules-marracash-2-2 = Gli altri 45 formano una fila fuori dalle mura. In nessun punto ce ne sono quattro di seguito dello stesso colore. La fila ha due capi, sinistro e destro.
rules-marracash-2-3 = Il primo giocatore si sorteggia; si gioca in senso orario. Tutta la preparazione è affidata alla sorte (Q12).

rules-marracash-chapter-3 = Il primo round
rules-marracash-3-1 = A turno, ognuno mette all’asta un negozio. Nessuno muove ancora.

rules-marracash-chapter-4 = L’asta
rules-marracash-4-1 = Il banditore sceglie un negozio senza proprietario e apre con almeno 100.
rules-marracash-4-2 = In senso orario, ognuno rilancia di almeno 100 oppure esce da quest’asta. L’ultimo rimasto paga la sua offerta alla banca e segna il negozio con un’insegna.
rules-marracash-4-3 = Insieme a quel pagamento la banca premia il banditore con 100 se il prezzo era al massimo 500, con 200 se era più alto (Q1), e con nulla se il banditore è anche il compratore.
rules-marracash-4-4 = I visitatori del colore del negozio che stanno a una fontana che lo tocca entrano subito e pagano il compratore (§6.2). Nessuno ne riceve una quota.

rules-marracash-chapter-5 = Il turno, dal secondo round
rules-marracash-5-1 = Due azioni: due movimenti, un movimento e poi un’asta, oppure due aste. Dopo un’asta non si muove più (Q6).

rules-marracash-chapter-6 = Muovere un gruppo
rules-marracash-6-1 = Un gruppo intero va dalla sua fontana lungo un percorso fino alla successiva, e si unisce a chi è già lì.
rules-marracash-6-2 = Ogni visitatore entra nel primo negozio del proprio colore che incontra e che ha un proprietario, e non ne esce più. Il primo cliente di un negozio paga al proprietario 100, il secondo 200, il terzo 300, il quarto 400, ogni altro 500.
rules-marracash-6-3 = Per ogni negozio altrui che ha accolto visitatori in questo movimento, chi muove riceve dal proprietario una quota: 50 a cliente se il negozio ha incassato in questo movimento fino a 300, 100 a cliente se ha incassato di più (Q14).

rules-marracash-chapter-7 = Nuovi visitatori
rules-marracash-7-1 = A fine turno il giocatore riempie ogni entrata vuota con due, tre o quattro visitatori presi da un capo della fila (Q7).

rules-marracash-chapter-8 = La fine
rules-marracash-8-1 = Quando la fila è vuota si gioca un ultimo round. Finisce con il turno di chi ha svuotato la fila (Q8).
rules-marracash-8-2 = Vince chi ha più denaro; i negozi non valgono nulla. A parità di denaro la vittoria è condivisa (Q9).

rules-marracash-chapter-9 = I souvenir, se volete
rules-marracash-9-1 = Le carte si mescolano e due restano scoperte.
rules-marracash-9-2 = Un visitatore che entra in un negozio dello stesso colore di una carta scoperta la compra: la banca ne paga il valore al proprietario, e la carta esce dal gioco. Se entrambe le carte corrispondono, sceglie il proprietario (Q15).
rules-marracash-9-3 = Quanto frutta una carta fa parte dell’incasso del negozio quando si calcola la quota.
rules-marracash-9-4 = A fine turno nuove carte prendono i posti vuoti (Q16).

## Chiarimenti

rules-marracash-q1 = Quanto riceve il banditore per un prezzo di esattamente 500?
rules-marracash-a1 = 100. Da 525 in su riceve 200.
rules-marracash-q2 = Quali offerte sono possibili?
rules-marracash-a2 = Multipli di 25, perché non c’è denaro più piccolo, e un rilancio è di almeno 100. Con l’opzione del rilancio libero bastano 25. La banca non finisce mai il denaro.
rules-marracash-q3 = Si può offrire più di quanto si ha?
rules-marracash-a3 = No, non si fa credito. Chi ha meno di 100 non può aprire un’asta, e nel primo round viene saltato.
rules-marracash-q4 = E se tutte e sei le insegne sono usate?
rules-marracash-a4 = È il limite: con sei negozi non offri e non apri aste.
rules-marracash-q5 = E se nessuno rilancia?
rules-marracash-a5 = Il banditore compra il negozio per l’offerta d’apertura. Era un’offerta come le altre.
rules-marracash-q6 = Bisogna fare entrambe le azioni?
rules-marracash-a6 = Sì, finché si può; ciò che non si può fare si salta. Se si può lo si guarda solo al momento. Dopo un’asta non si muove mai, nemmeno se una seconda asta è impossibile. Anche senza nessuno in città devi mettere all’asta, se puoi.
rules-marracash-q7 = Quante entrate si riempiono?
rules-marracash-a7 = Tutte quelle vuote, una alla volta, in qualsiasi ordine, ciascuna da un capo qualsiasi della fila. Nella fila può restare un solo visitatore; proprio l’ultimo entra da solo. Con la fila vuota un’entrata resta vuota.
rules-marracash-q8 = Quando finisce esattamente?
rules-marracash-a8 = La fila si svuota nel turno di un giocatore. Tutti gli altri hanno ancora un turno, poi quel giocatore fa l’ultimo.
rules-marracash-q9 = E se due hanno lo stesso denaro?
rules-marracash-a9 = Condividono la vittoria.
rules-marracash-q10 = Il denaro è nascosto?
rules-marracash-a10 = No. E nessuno scende mai sotto zero: una quota non supera mai l’incasso da cui è pagata.
rules-marracash-q11 = Anche le entrate sono fontane?
rules-marracash-a11 = Sì. I gruppi possono arrivarci e ripartirne.
rules-marracash-q12 = Chi dispone i visitatori?
rules-marracash-a12 = La sorte: le entrate secondo il numero, la fila da sinistra a destra, il primo giocatore, le carte. Può uscire ogni fila permessa dalle regole.
rules-marracash-q13 = Chi passa è fuori per sempre?
rules-marracash-a13 = Solo per quest’asta. Chi non può rilanciare, per mancanza di denaro o di insegne, viene saltato ed esce da quest’asta.
rules-marracash-q14 = La quota si calcola per negozio o per proprietario?
rules-marracash-a14 = Per negozio e per movimento. Un incasso tra 300 e 400, possibile solo con i souvenir, conta come più di 300.
rules-marracash-q15 = I souvenir vanno venduti per forza?
rules-marracash-a15 = Sì, anche se così la quota aumenta. Due o più clienti di un colore comprano entrambe le carte di quel colore; si chiede al proprietario solo quando c’è un cliente per due carte. Prima si sistemano tutti gli altri negozi del movimento. Lo stesso vale per i visitatori che entrano con un’asta.
rules-marracash-q16 = Che cosa viene prima a fine turno?
rules-marracash-a16 = I nuovi visitatori, poi le carte. Dopo l’ultimo turno non si scopre nessuna carta. Quando tutte e 25 sono usate i posti restano vuoti.
rules-marracash-q17 = Una partita può durare per sempre?
rules-marracash-a17 = No. Se per cinque round interi di fila non si vende nessun negozio, nessuno entra in un negozio e nessuno viene fatto entrare in città, la partita finisce subito. Chi viene saltato nel primo round lì non ha un turno, quindi non se ne conta nessuno. Le persone non giocano così.
