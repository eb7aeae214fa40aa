### Le regole di Marabunta, un testo per ogni paragrafo di RULES.md e per ogni chiarimento.

rules-marabunta-lead = Per due giocatori, Rosso e Blu. Due colonie di formiche si dividono lo stesso prato da picnic. In ogni round un giocatore divide i dadi in due riserve e l’altro sceglie per primo. Con i dadi scrivi numeri sul territorio, conquisti regioni, accumuli cupcake e sblocchi poteri con le casse. Vince chi ha più punti.

rules-marabunta-chapter-1 = Che cosa c’è nella scatola
rules-marabunta-1-1 = Ci sono sei regioni e sei dadi, un dado per regione: rosa, blu, arancione, verde, grigio e giallo.
rules-marabunta-1-2 = Ogni dado ha le facce 0, 1, 2, 3, foglia e cassa.
rules-marabunta-1-3 = Il territorio ha 84 esagoni, 14 per regione. Dodici esagoni hanno un cupcake, due per regione, e altri dodici hanno una cassa, due per regione. Nessun esagono ha entrambi.
rules-marabunta-1-4 = Ogni regione ha una foglia punteggio con dieci cerchi. All’inizio due sono rossi, due sono blu e sei sono vuoti.
rules-marabunta-1-5 = Il territorio ha due facce, con le stesse regole. Su «picnic», la faccia per la prima partita, ogni regione è tutta unita. Su «crumbs» la regione blu è sparsa in tre o più pezzi ma resta una sola regione; le altre cinque sono unite. Il territorio intero è collegato, e gli esagoni si toccano attraverso le giunture delle sue parti (§1.6) come all’interno di una parte.
rules-marabunta-1-6 = Il territorio è formato da tre parti di 28 esagoni, affiancate.
rules-marabunta-1-7 = Ogni giocatore ha una plancia con due formicai, gruppi di casse che sbloccano ciascuno un potere, una fila di caselle cupcake con i punti indicati sopra (la prima dà +0) e un tracciato punteggio che arriva a 25. Ci sono due facce, «worker» per la prima partita e «queen»; entrambi usano la stessa.
rules-marabunta-1-8 = Ci sono otto tessere (§7).

rules-marabunta-chapter-2 = Preparazione
rules-marabunta-2-1 = Scegliete una faccia del territorio e una faccia delle plance. Ognuno prende un colore, rosso o blu.
rules-marabunta-2-2 = Mettete da parte la tessera «cupcake barrato». Mescolate le altre sette e impilatele coperte sopra di essa.
rules-marabunta-2-3 = La sorte decide chi è il primo giocatore.

rules-marabunta-chapter-3 = Il round
rules-marabunta-3-1 = Il primo giocatore rivela la tessera in cima e tira tutti e sei i dadi.
rules-marabunta-3-2 = Poi divide questi sette elementi, sei dadi e una tessera, in due riserve. Ogni riserva deve avere almeno un elemento. Le divisioni possibili sono 63: alcuni dadi stanno con la tessera, tutti gli altri formano il resto.
rules-marabunta-3-3 = L’altro giocatore prende una delle due riserve e ne applica tutti gli elementi. Dopo, il primo giocatore applica l’altra riserva.
rules-marabunta-3-4 = Il round è finito. L’altro giocatore diventa il primo e comincia un nuovo round.
rules-marabunta-3-5 = Dal round 8 in poi resta solo la tessera «cupcake barrato», che quindi vale per ciascuno di questi round.

rules-marabunta-chapter-4 = Applicare gli elementi
rules-marabunta-4-1 = Applichi gli elementi della tua riserva uno alla volta, nell’ordine che vuoi. Finiscine uno prima di cominciare il successivo.
rules-marabunta-4-2 = Puoi ignorare qualsiasi elemento, che tu possa usarlo o no. Fa eccezione la tessera «cupcake barrato» (§7.8).
rules-marabunta-4-3 = Una tessera usata o ignorata viene scartata. La tessera «cupcake barrato» torna sempre.

rules-marabunta-chapter-5 = I dadi
rules-marabunta-5-1 = Foglia: riempi con il tuo colore un cerchio vuoto sulla foglia della regione del dado.
rules-marabunta-5-2 = Cassa: barra una cassa sulla tua plancia, nel gruppo che preferisci (§9).
rules-marabunta-5-3 = 1, 2 o 3: scrivi il numero in un esagono disponibile della regione del dado (§6).
rules-marabunta-5-4 = 0: scrivilo in un esagono disponibile di qualsiasi regione, qualunque sia il colore del dado (§6).

rules-marabunta-chapter-6 = Scrivere
rules-marabunta-6-1 = Un esagono è disponibile finché non contiene un numero e non è barrato. Un numero scritto resta com’è fino alla fine.
rules-marabunta-6-2 = Adiacenza: l’esagono in cui scrivi deve toccarne uno con un numero del tuo colore. Anche lo 0 è un numero. Il numero vicino può stare in un’altra regione, e può essere uguale o diverso da quello che scrivi.
rules-marabunta-6-3 = Se vuoi scrivere lontano dai tuoi numeri, barra uno dei tuoi formicai. Il numero va allora in qualsiasi esagono disponibile della regione del dado; uno 0, o un numero che viene da una tessera o da un potere, in qualsiasi esagono disponibile del territorio. Non sei mai obbligato a usare un formicaio.
rules-marabunta-6-4 = Alcune tessere e alcuni poteri portano con sé un formicaio: non te ne costano nessuno.

rules-marabunta-chapter-7 = Le tessere
rules-marabunta-7-1 = Due casse: barra due casse qualsiasi sulla tua plancia, una dopo l’altra.
rules-marabunta-7-2 = Due foglie: riempi un cerchio vuoto su ciascuna di due foglie diverse.
rules-marabunta-7-3 = Un 1: scrivi un 1 in qualsiasi regione, secondo §6.
rules-marabunta-7-4 = Due 0: scrivi uno 0 in qualsiasi regione secondo §6 e un altro 0 in un esagono che lo tocca. Il secondo non si può mettere altrove con un formicaio. Li scrivi entrambi o nessuno.
rules-marabunta-7-5 = Uno 0 ovunque: scrivi uno 0 in qualsiasi esagono disponibile. Non servono né un tuo numero accanto né un formicaio.
rules-marabunta-7-6 = Barra: barra due esagoni disponibili che si toccano, dove vuoi sul territorio.
rules-marabunta-7-7 = Di nuovo: usa una seconda volta un dado della tua riserva.
rules-marabunta-7-8 = Cupcake barrato: barra un esagono cupcake disponibile. Non barri per questo una casella cupcake. Questa tessera è obbligatoria, a meno che tutti e dodici gli esagoni cupcake siano già scritti o barrati.
rules-marabunta-7-9 = Un esagono barrato non è di nessuno. Nessuno può scriverci, non aiuta nessuno a scrivere accanto (§6.2), e il suo cupcake o la sua cassa vanno persi.

rules-marabunta-chapter-8 = Effetti degli esagoni
rules-marabunta-8-1 = Se scrivi in un esagono cupcake, barra la prossima casella cupcake della tua fila, da sinistra, e ottieni subito i punti indicati sopra.
rules-marabunta-8-2 = Se scrivi in un esagono cassa, barra una cassa a tua scelta sulla tua plancia. Puoi iniziare più gruppi: quelli che non completi non costano nulla alla fine.

rules-marabunta-chapter-9 = I poteri
rules-marabunta-intro-9 = Quando barri l’ultima cassa di un gruppo sblocchi il suo potere. Devi usarlo subito, prima di continuare.
rules-marabunta-9-1 = Un 1: scrivi un 1 in qualsiasi regione, secondo §6.
rules-marabunta-9-2 = Un 2: scrivi un 2 in qualsiasi regione, secondo §6.
rules-marabunta-9-3 = Uno 0 ovunque: scrivi uno 0 in qualsiasi esagono disponibile; il formicaio lo porta il potere.
rules-marabunta-9-4 = Un 3 ovunque: scrivi un 3 in qualsiasi esagono disponibile; il formicaio lo porta il potere.
rules-marabunta-9-5 = Due cupcake: barra le tue prossime due caselle cupcake e ottieni i punti di ciascuna.
rules-marabunta-9-6 = Due punti: ottieni 2 punti.
rules-marabunta-9-7 = Tre punti: ottieni 3 punti.
rules-marabunta-9-8 = Tre 1: scrivi un 1 secondo §6, un secondo 1 in un esagono che tocca il primo e un terzo 1 in un esagono che li tocca entrambi. Li scrivi tutti e tre.
rules-marabunta-9-9 = Barra: barra due esagoni disponibili che si toccano, dove vuoi sul territorio.
rules-marabunta-9-10 = Due foglie: riempi un cerchio vuoto su ciascuna di due foglie diverse.

rules-marabunta-chapter-10 = La fine
rules-marabunta-10-1 = La fine è innescata appena si verifica una di queste condizioni: (a) tutti gli esagoni di una regione sono scritti o barrati; (b) l’ultimo cerchio di una foglia è riempito; (c) tutti e dodici gli esagoni cupcake sono scritti o barrati.
rules-marabunta-10-2 = Il round in cui succede si gioca fino in fondo ed è l’ultimo.

rules-marabunta-chapter-11 = Il punteggio
rules-marabunta-11-1 = I punti dei cupcake e dei poteri sono già segnati.
rules-marabunta-11-2 = In ogni regione somma i numeri rossi e i numeri blu. La somma più alta vince la regione, e chi l’ha ottiene un punto per ogni cerchio del suo colore sulla foglia (da 2 a 8 punti). Se le somme sono uguali, anche 0 a 0, lì nessuno ottiene punti.
rules-marabunta-11-3 = Vince chi ha più punti. A parità di punti vince chi ha barrato più caselle cupcake; se la parità rimane, chi ha innescato la fine.
rules-marabunta-11-4 = Un tracciato pieno ricomincia da 1, e il punteggio è 25 più quello che mostra. Il punteggio non ha limiti.

## Chiarimenti

rules-marabunta-q1 = Una regione è piena se alcuni suoi esagoni sono barrati?
rules-marabunta-a1 = Sì. Un esagono barrato conta come uno scritto (§10.1).
rules-marabunta-q2 = Due esagoni barrati insieme devono stare nella stessa regione?
rules-marabunta-a2 = No (§7.6, §9.9). Anche i numeri di §7.4 e §9.8 possono stare in qualsiasi regione, anche diverse.
rules-marabunta-q3 = Un potere va usato per forza?
rules-marabunta-a3 = Sì, se si può. Un potere che non si può usare va perso. Poiché un formicaio non è mai obbligatorio, puoi rinunciare se ogni uso te ne costerebbe uno. Se c’è un uso senza formicaio devi usare il potere, e puoi comunque scegliere un esagono che ne costa uno. Conta la situazione nel momento in cui il potere si presenta. Si rinuncia solo ai poteri: un dado o una tessera che hai cominciato ad applicare si applica.
rules-marabunta-q4 = In che ordine si scrivono più numeri insieme?
rules-marabunta-a4 = Gli esagoni di §7.4 e §9.8 si scelgono come un tutto. Almeno uno deve toccare un tuo numero, altrimenti l’insieme costa un formicaio. Prima si scrivono tutti i numeri, poi si controlla la fine (§10.1), poi avvengono cupcake e casse degli esagoni.
rules-marabunta-q5 = Quale dado si può usare di nuovo?
rules-marabunta-a5 = Qualsiasi dado della tua riserva (§7.7): già applicato, ignorato o ancora da applicare. Un dado che non potrebbe fare nulla non si può scegliere; se non ce ne sono altri, la tessera si può solo ignorare.
rules-marabunta-q6 = E se solo una parte di un effetto è possibile?
rules-marabunta-a6 = I segni indipendenti tra loro (§7.1, §7.2, §9.5, §9.10) si fanno finché si può. I gruppi di esagoni (§7.4, §7.6, §9.8, §9.9) valgono tutti o nessuno. Non puoi fermarti a metà, e il cupcake o la cassa di un esagono in cui hai scritto è obbligatorio.
rules-marabunta-q7 = E un elemento che non può fare nulla?
rules-marabunta-a7 = Si può solo ignorare. Con tutte le casse barrate, una cassa non fa nulla. Con tutte le caselle cupcake barrate, un esagono cupcake si riempie ma non fa nulla sulla tua plancia.
rules-marabunta-q8 = Chi innesca la fine?
rules-marabunta-a8 = Chi sta applicando i suoi elementi quando viene fatto il segno che per primo soddisfa una condizione di §10.1. Un segno può soddisfarne due. È sempre un solo giocatore, quindi §11.3 trova sempre chi vince.
rules-marabunta-q9 = Si sceglie se barrare un formicaio?
rules-marabunta-a9 = No, decide il posto. Un formicaio si barra quando nulla di ciò che scrivi tocca un tuo numero, e solo allora (§6.2, §6.3).
rules-marabunta-q10 = In che ordine avvengono effetti uno dentro l’altro?
rules-marabunta-a10 = L’ultimo cominciato è il primo a finire. Il potere di una prima cassa, con tutto ciò che provoca, si conclude prima di scegliere la seconda.
rules-marabunta-q11 = La tessera «cupcake barrato» si può lasciare per ultima?
rules-marabunta-a11 = Sì, l’ordine è libero (§4.1). Se prima riempi tu l’ultimo esagono cupcake, alla tessera non resta nulla da fare.
rules-marabunta-q12 = Il numero accanto a quello che scrivi deve essere diverso?
rules-marabunta-a12 = No. Può essere uguale o diverso (§6.2).
rules-marabunta-q13 = A parità di punti contano anche le caselle barrate con il potere dei due cupcake?
rules-marabunta-a13 = Sì. Non importa come una casella cupcake è stata barrata (§9.5, §11.3).
