### Le regole di Mini City, un testo per ogni paragrafo di RULES.md e per ogni chiarimento.

rules-minicity-lead = Da due a quattro giocatori: Cerchio, Quadrato, Triangolo e Rombo. Cinque formiche portano il cibo in un formicaio. Tutti giocano carte per muovere le stesse formiche, e tutti scaricano dove si fermano. Vince chi per primo non ha più cibo.

rules-minicity-chapter-1 = Che cosa c’è nella scatola
rules-minicity-1-1 = Il formicaio ha 49 magazzini uniti da tunnel; da ogni magazzino ne partono da 2 a 4. Un magazzino ha un colore di cibo, da 1 a 4 depositi per i segnalini e una zona di scarico per una formica.
rules-minicity-1-2 = Ci sono 100 depositi, tanti quanti i segnalini: 28 gialli, 24 arancioni, 20 blu, 16 verdi e 12 rosa. Ogni colore ha magazzini da 1, 2, 3 e 4 depositi. Da ogni magazzino si raggiungono tutti gli altri, e i tunnel non si incrociano.
rules-minicity-1-3 = Ci sono cinque formiche: gialla, blu, rossa, grigia e viola. Il colore di una formica non c’entra con quello del cibo. Cinque magazzini sono segnati come partenza di una formica.
rules-minicity-1-4 = Ci sono 95 carte movimento, 19 per formica.
rules-minicity-1-5 = Fuori dal formicaio corrono due percorsi. Sul nostro tabellone hanno 12 spazi ciascuno; due di questi sono il centro, ed entrambe le estremità toccano il ruscello.
rules-minicity-1-6 = Ci sono 100 segnalini cibo: 28 gialli, 24 arancioni, 20 blu, 16 verdi e 12 rosa. Ogni giocatore ha una cassetta con una parte piccola e una riserva, e un tracciato per i punti amicizia.
rules-minicity-1-7 = 14 depositi sono segnati con due formiche: 4 gialli, 4 arancioni, 2 blu, 2 verdi e 2 rosa. Altri sette sono segnati con tre formiche: 1 giallo, 3 arancioni, 2 blu e 1 verde.
rules-minicity-1-8 = Ci sono 12 carte amico di 10 tipi, quindi due tipi sono doppi. Ognuna costa almeno 1. Sul nostro tabellone: millepiedi 8 (due copie), coccinella 5, libellula 8, bombo 6 (due copie), insetto stecco 9, scarabeo rinoceronte 2, bruco arancione 3, bruco esotico 8, cavalletta 8, lumaca 4.

rules-minicity-chapter-2 = Preparazione
rules-minicity-2-1 = Le formiche stanno sulle loro zone di partenza.
rules-minicity-2-2 = In due si riempiono prima della partita i 14 depositi segnati con due formiche, in tre i sette segnati con tre formiche, in quattro nessuno.
rules-minicity-2-3 = Gli altri segnalini si distribuiscono in parti uguali. Ognuno riceve, nell’ordine giallo, arancione, blu, verde, rosa: 12 10 9 7 5 in due, 9 7 6 5 4 in tre, 7 6 5 4 3 in quattro.
rules-minicity-2-4 = Mescolate le carte e datene quattro a testa; nessuno le mostra. In due si usa un solo percorso, altrimenti entrambi. Scoprite una carta su ciascuno dei due spazi centrali di ogni percorso usato.
rules-minicity-2-5 = I tuoi segnalini stanno nella tua riserva. Scegline sette per la tua parte piccola. Le cassette sono visibili a tutti.
rules-minicity-2-6 = La sorte decide chi comincia. Poi si gioca in senso orario.
rules-minicity-2-7 = Se volete, in due: chi è stato sorteggiato offre da 0 a 4 segnalini a chi verrà per secondo, e l’altro giocatore decide chi dei due comincia. Chi non comincia mette tanti segnalini quanti ne sono stati offerti dalla propria parte piccola in depositi liberi del loro colore, in magazzini a scelta. Poi comincia il primo turno.

rules-minicity-chapter-3 = Il turno
rules-minicity-3-1 = Gioca una carta, muovi una formica, scarica. Puoi farlo fino a tre volte, finendo sempre con una carta prima di giocare la successiva. A fine turno riempi la parte piccola e la mano.
rules-minicity-3-2 = Nel primo giro il numero di carte dipende dall’ordine. In due: fino a 2, poi fino a 3. In tre: 1, poi fino a 2, poi fino a 3. In quattro: 1, poi fino a 2, fino a 3 e fino a 4. In due questo non pareggia del tutto l’ordine: chi comincia è un po’ avvantaggiato, meno con gli amici. Con l’offerta (§2.7) lo pareggiano i giocatori stessi.
rules-minicity-3-3 = Una carta devi giocarla; le altre sono facoltative.

rules-minicity-chapter-4 = Giocare una carta
rules-minicity-4-1 = Metti una carta della tua mano su un percorso, accanto a quelle già posate, a una delle due estremità. Non restano mai buchi.
rules-minicity-4-2 = Se la sua casella tocca il ruscello, prima muovi e scarica. Poi si scartano tutte le carte di quel percorso e se ne scoprono due nuove sulle sue caselle centrali. L’altro percorso resta com’è, e il tuo turno continua.

rules-minicity-chapter-5 = Muovere
rules-minicity-5-1 = La carta muove la formica del suo colore. La distanza massima è il numero di carte di quel colore che stanno una accanto all’altra senza interruzioni, fino alla carta appena giocata compresa.
rules-minicity-5-2 = La formica percorre i tunnel, di almeno un magazzino e al massimo fino alla sua distanza. Deve fermarsi su una zona di scarico libera, diversa da quella di partenza.

rules-minicity-chapter-6 = Scaricare
rules-minicity-6-1 = Dopo il movimento puoi mettere segnalini del colore del magazzino, presi dalla tua parte piccola, nei suoi depositi liberi: nessuno, alcuni o quanti ce ne stanno.
rules-minicity-6-2 = Nulla si scarica dalla riserva, né nei magazzini lasciati o attraversati. Durante il turno nessun segnalino passa dalla riserva alla parte piccola o viceversa, se non con l’aiuto di bombo e cavalletta (§9).

rules-minicity-chapter-7 = Fine del turno
rules-minicity-7-1 = Prima riporta la parte piccola a sette segnalini dalla riserva. Scegli tu quali, ma devi riempirla finché la riserva basta. Poi pesca carte fino ad averne quattro.

rules-minicity-chapter-8 = La fine
rules-minicity-8-1 = Appena hai scaricato il tuo ultimo segnalino hai vinto.

rules-minicity-chapter-9 = Gli amici, se volete
rules-minicity-9-1 = Tutti cominciano con 0 punti amicizia. Le carte amico stanno scoperte per tutti.
rules-minicity-9-2 = Quando hai mosso una formica in un magazzino con un deposito libero e lì non scarichi nulla, perché non puoi o non vuoi, ottieni punti: giallo 4, arancione 5, blu 6, verde 7, rosa 8.
rules-minicity-9-3 = Una volta nel tuo turno puoi comprare una carta amico pagandone il costo in punti. Funziona subito.
rules-minicity-9-4 = Cinque amici aiutano una volta in ogni tuo turno. Millepiedi: una formica va un magazzino oltre la sua distanza. Coccinella: suddividi i segnalini di un magazzino in altri dello stesso colore. Libellula: due formiche si scambiano di posto. Bombo: scambia un segnalino della parte piccola con uno della riserva. Insetto stecco: gioca una carta come se fosse di un’altra formica; dopo il movimento vale di nuovo per quello che mostra.
rules-minicity-9-5 = Cinque amici restano con te. Scarabeo rinoceronte: 1 punto in ogni tuo turno. Bruco arancione: otto segnalini nella parte piccola. Bruco esotico: dieci. Cavalletta: puoi riempire la parte piccola subito dopo aver scaricato. Lumaca: cinque carte in mano.

## Chiarimenti

rules-minicity-q1 = Una formica può passare dove ce n’è un’altra? E se non può fermarsi da nessuna parte?
rules-minicity-a1 = Può passare ma non fermarsi (§5.2). Se nessuna zona è raggiungibile resta dov’è: non si scarica e non si ottengono punti. La carta si può giocare lo stesso, e al ruscello il percorso viene svuotato. Gli amici aiutano e non obbligano: se solo un millepiedi porterebbe la formica a una zona libera, scegli tu se va lì o resta.
rules-minicity-q2 = E se il mazzo è vuoto?
rules-minicity-a2 = Quando serve una carta e non ce ne sono più, gli scarti si mescolano in un nuovo mazzo. Ne fa parte anche un percorso appena svuotato al ruscello.
rules-minicity-q3 = Quanto possono essere lunghi i percorsi su un tabellone proprio?
rules-minicity-a3 = Entrambi hanno lo stesso numero pari di spazi, da 4 a 30.
rules-minicity-q4 = Come si classificano gli altri?
rules-minicity-a4 = Meno segnalini restano, meglio è. A parità si condivide il posto.
rules-minicity-q5 = In che ordine si prepara la partita?
rules-minicity-a5 = Le mani, poi le carte dei percorsi, poi le parti piccole, un posto dopo l’altro. Solo allora si sorteggia chi comincia.
rules-minicity-q6 = Che cosa è segreto?
rules-minicity-a6 = Solo le mani. Scatole, percorsi, scarti, punti, amici e numero di carte nel mazzo sono visibili a tutti.
rules-minicity-q7 = Quando si possono comprare e usare gli amici?
rules-minicity-a7 = Prima della prima carta, tra una carta conclusa e la successiva, e dopo l’ultima finché non si comincia a riempire. Millepiedi e insetto stecco accompagnano una carta giocata, la cavalletta segue uno scarico.
rules-minicity-q8 = Che cosa significa esattamente «una volta nel tuo turno»?
rules-minicity-a8 = Ogni copia di un amico funziona una volta in ogni turno di chi la possiede. Il millepiedi si usa quando il magazzino scelto è oltre la distanza, e solo allora; due si possono unire in un movimento. Ciò che non cambierebbe nulla non viene proposto, come scambiare due segnalini dello stesso colore. Una seconda chiocciola non cambia nulla: la mano resta di 5.
rules-minicity-q9 = Come funziona la cavalletta?
rules-minicity-a9 = Subito dopo aver scaricato almeno un segnalino puoi prendere nessuno, alcuni o tutti i segnalini che mancano. In quella fermata non si scarica una seconda volta. Al ruscello l’ordine è: scaricare, vedere se la partita è vinta, cavalletta, svuotare il percorso, nuove carte.
rules-minicity-q10 = Da quando valgono bruchi e lumaca?
rules-minicity-a10 = Alzano un limite, che si riempie come sempre a fine turno, anche nel turno in cui sono stati comprati. Con entrambi i bruchi vale il più grande.
rules-minicity-q11 = Lo scambio della libellula è un movimento?
rules-minicity-a11 = No. Non si scarica nulla e non si ottengono punti.
rules-minicity-q12 = Che cosa fa esattamente la coccinella?
rules-minicity-a12 = Scegli un magazzino che contiene segnalini, chiunque li abbia messi. Poi spostane uno o più, uno alla volta, in depositi liberi di altri magazzini dello stesso colore. Non si può usare se nessun segnalino potrebbe spostarsi.
rules-minicity-q13 = Quando dà il suo punto lo scarabeo rinoceronte?
rules-minicity-a13 = Quando lo compri, e all’inizio di ogni tuo turno successivo.
rules-minicity-q14 = Di che colore è una carta giocata con l’insetto stecco?
rules-minicity-a14 = Per la distanza conta come carta della formica annunciata. Poi sul percorso vale con il suo colore.
rules-minicity-q15 = C’è un massimo di punti?
rules-minicity-a15 = No.
rules-minicity-q16 = Una partita può durare per sempre?
rules-minicity-a16 = No. Una partita ancora aperta dopo 400 turni finisce, e decide la classifica di Q4. Tra persone non capita mai.
rules-minicity-q17 = Come si svolge esattamente l’offerta di §2.7?
rules-minicity-a17 = Quando tutto il resto è pronto si sorteggia come sempre un giocatore, che dice un numero da 0 a 4. Poi l’altro dice chi comincia. Chi viene per secondo mette via esattamente altrettanti dei propri segnalini, uno alla volta: ciascuno in un deposito libero di un magazzino a scelta del suo colore, che ci sia una formica o no, e anche più d’uno nello stesso magazzino. Nulla si muove e non si ottengono punti. La parte piccola si riempie come sempre, e nel primo giro il numero di carte dipende da chi comincia adesso (§3.2).
