### Le parole delle pagine nel browser, per tutti i giochi.

## Nomi

# $level è il nome di un livello come lo scrivono i programmi, o di un bot aggiunto
web-level-name = { $level ->
    [random] A caso
    [beginner] Principiante
    [casual] Occasionale
    [strong] Forte
    [master] Maestro
    [grandmaster] Gran maestro
   *[other] { $level }
}
web-bot = { $level ->
    [random] Bot a caso
    [beginner] Bot principiante
    [casual] Bot occasionale
    [strong] Bot forte
    [master] Bot maestro
    [grandmaster] Bot gran maestro
   *[other] Il bot { $level }
}
web-you = Tu
web-guest = Ospite
web-seat-open = Posto libero
web-seat-kept = { $whom ->
    [you] Riservato a te
    [player] Riservato a { $player }
   *[somebody] Riservato a chi ha giocato prima
}
web-option = { $option ->
    [territory] Territorio
    [boards] Plance dei giocatori
    [friends] Con le carte amico
    [offer] Offerta per chi comincia (in due)
    [hill] Formicaio
    [souvenirs] Con i souvenir
    [any_raise] Rilanci di qualsiasi cifra
    [town] Città
   *[other] { $option }
}
web-choice = { $choice ->
    [picnic] Scampagnata
    [crumbs] Briciole
    [worker] Operaia
    [queen] Regina
    [anthill] Formicaio
    [medina] La medina
   *[other] { $choice }
}

## Tutte le pagine

web-skip = Vai al contenuto
web-told = Che cosa viene detto
web-language = Lingua
web-settings = Impostazioni
web-theme-to-dark = Passa al tema scuro
web-theme-to-light = Passa al tema chiaro
web-close = Chiudi
web-try-again = Riprova
web-go-home = Ai giochi
web-nowhere = A questo indirizzo non c’è niente.
web-nowhere-why = Forse l’indirizzo è incompleto, o quello che c’era non c’è più. Il link a un tavolo o a una partita va copiato per intero.
web-line-lost = La connessione è caduta, ma non si perde niente: appena torna, si continua da soli.
web-problem-offline = Il server non risponde. Controlla la connessione e riprova.
web-problem-server = Il server ha risposto con un errore ({ $status }). Non è cambiato niente; riprova fra poco.
web-problem-page = Qualcosa è andato storto in questa pagina. Niente è perso: ricaricala.
web-problem-chunk = Questa parte della pagina non si è caricata. Controlla la connessione e ricarica la pagina.

## Inizio

web-home-title = { $count ->
    [3] Tre giochi
   *[other] Giochi
}, un tavolo e tu
web-home-lead = Scegli un gioco e gioca subito: il tavolo ti dice che cosa puoi fare. Oppure manda un link a chi vuoi.
web-games = Giochi
# $most: [2] solo se anche il minimo è 2
web-seats = { $most ->
    [2] 2 giocatori
   *[other] da { $fewest } a { $most } giocatori
}
web-minutes = circa { $minutes } min
web-play-now = Gioca subito
web-opening = Preparo il tavolo…
web-preparing-rules = Preparo le regole, una volta sola.
web-loading-rules = Le regole sono pronte: le carico.
web-rules-after = Prima preparo { $game }, poi tocca a questo gioco.
web-bots-after = Prima preparo { $game }, poi tocca a questi bot.
web-preparing-bots = Preparo i bot, una volta sola. Fino ad allora vedono meno lontano.
web-percent = { $percent } %
web-levels = Livelli
web-characters = Personaggi
web-opponents = Avversari
web-level = Livello dei bot
web-with-friends = Con gli amici
web-on-this-device = Su questo schermo
web-more-choices = Altre scelte
web-my-matches = Le tue partite
web-my-tables = I tuoi tavoli
web-nothing-yours = Nessuna partita e nessun tavolo ti aspetta.
web-to-watch = Guarda una partita
web-finished = Finite
web-state-your-turn = Tocca a te
web-state-their-turn = Tocca agli altri
web-due = ancora { $time }
web-turns-waiting = { $count ->
    [one] Una partita ti aspetta.
   *[other] { $count } partite ti aspettano.
}
web-next-turn = Gioca la prossima: { $game }
web-state-running = In corso
web-state-abandoned = La partita è stata interrotta.
web-state-ended = Interrotta
web-state-left = Abbandonata
web-state-won = Vinta
web-show-all = Mostra tutto ({ $count })
web-table-waiting = In attesa
web-table-sit = Siediti
web-footer = Ludoteca è libera e indipendente, e non ha legami con gli autori o gli editori dei giochi. Tutti i disegni sono nostri. Le scatole le consigliamo.

## Preparare un tavolo

web-company-bots = contro i bot
web-company-friends = con gli amici
web-company-device = su questo schermo
web-how-many = In quanti giocate?
web-names = Chi gioca?
web-name-of = Giocatore { $number }
web-sitting = { $seat }, { $player }
web-fill-with-bots = Posti per i bot
web-clock = Tempo per pensare
web-clock-kind = { $clock ->
    [relaxed] 15 minuti, più 1 minuto a mossa
    [fast] 3 minuti, più 15 secondi a mossa
    [day] un giorno per ogni mossa
    [three-days] tre giorni per ogni mossa
    [week] una settimana per ogni mossa
   *[none] quanto ne vuoi
}
web-public = Chiunque può sedersi e guardare
web-public-chat = Chat con sconosciuti: chi gioca e chi guarda, separati
web-keep-seats = Comincia subito: i bot tengono i posti finché arriva qualcuno (non classificata)
web-allow-hints = I consigli sono ammessi, e tutti sanno chi ne chiede uno
web-rated = Classificata: conta per il tuo punteggio, senza consigli
web-choose-file = Scegli un file
web-open-table = Apri il tavolo
web-begin = Comincia

## Un tavolo prima della partita

web-fetching-table = Cerco il tavolo…
web-hints-allowed = A questo tavolo i consigli sono ammessi, e tutti sanno chi ne chiede uno.
web-rated-table = Questa partita è classificata: niente consigli, e lasciarla vale come una sconfitta.
web-table-gone = Questo tavolo non si trova
web-table-full = I posti sono tutti occupati.
web-share-lead = Manda questo link ai tuoi amici, o fai inquadrare loro il codice.
web-share-local = Questo indirizzo funziona solo su questo computer. Perché gli altri arrivino al tuo tavolo, avvia il server con «ludoteca serve --host 0.0.0.0» e aprilo con il nome di questo computer.
web-share-link = Link del tavolo
web-qr = Codice QR con il link del tavolo
web-copy = Copia il link
web-copied = Copiato
web-invite = Invita qualcuno con cui hai giocato
web-came = { $player } si siede.
web-your-name = Il tuo nome
web-sit-down = Siediti
web-start = Inizia la partita
web-leave-table = Lascia il tavolo
web-leave-match = Lascia la partita
web-away-title = Qui giochi con altri
web-away-lead = { $ticks ->
    [yes] Il tuo tempo scorre anche mentre sei altrove. La partita resta tra le tue nella prima pagina.
   *[no] Vedono che non ci sei. La partita resta tra le tue nella prima pagina.
}
web-away-go = Vai
web-away-stay = Resta qui
web-leave-to-bot = Un bot gioca al posto tuo e gli altri lo sanno. Puoi tornare quando vuoi.
web-leave-to-end = Qui non gioca nessun altro, quindi la partita finisce. La ritrovi tra quelle finite.
web-leave-lost = { $how ->
    [back] Se non torni, vale come una sconfitta.
    [rated] Questa partita è classificata: lasciarla vale come una sconfitta.
   *[plain] Lasciarla vale come una sconfitta tra i tuoi risultati.
}
web-waiting-people = { $count ->
    [one] Manca ancora un giocatore. Tieni aperta questa pagina.
   *[other] Mancano ancora { $count } giocatori. Tieni aperta questa pagina.
}
web-all-here = Ci siete tutti.
web-waiting-host = Ci siete tutti. Comincia la partita chi ha aperto il tavolo.
web-waiting-numbers = { $count ->
    [one] La sorte si sta preparando: il browser di un giocatore deve ancora aggiungere il suo numero.
   *[other] La sorte si sta preparando: i browser di { $count } giocatori devono ancora aggiungere il loro numero.
}

## Al tavolo

web-match-gone = Questa partita non si può mostrare
web-what-to-do = Che cosa fare adesso
web-your-turn = Tocca a te
web-turn-of = { $player }, tocca a te
web-their-turn = Tocca a { $player }
web-thinking = { $player } ci pensa…
web-queued = Molti tavoli aspettano i bot. Qui tocca tra circa { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
}.
web-to-act = di turno
web-away = assente
web-time-left = Tempo rimasto per pensare
web-on-vacation = in vacanza
web-all-choices = { $count ->
    [one] La tua unica scelta
    [2] Le due scelte in elenco
   *[other] Tutte le { $count } scelte in elenco
}
web-undo = Annulla
web-undo-ask = Chiedi di annullare
web-hint = Consiglio
web-hint-told = Consiglio (gli altri lo sanno)
web-ends-turn = { $choice }? Con questo il tuo turno finisce.
web-not-yet = Non ancora
web-do-it = Sì, fallo
# $choice: ciò che un dito ha scelto
web-tap-again = Tocca di nuovo per farlo: { $choice }
web-not-your-turn = Non è ancora il tuo turno.
web-hint-thinking = Ci penso…
web-hint-lead = Un bot forte valuterebbe
web-hint-exact = Esatto, calcolato fino alla fine
web-hint-chance = vince al { $percent } %
web-hint-others = { $count ->
    [one] un altro
   *[other] altri { $count }
}
web-skip-moves = Vai avanti
web-since = Dal tuo ultimo turno
web-since-nothing = Qui vedi cosa fanno gli altri tra i tuoi turni.
web-since-again = Rivedi
web-watchers = { $count ->
    [one] uno spettatore
   *[other] { $count } spettatori
}
web-understood = Va bene
web-undo-wish = { $player } vorrebbe ritirare l’ultima mossa.
web-undo-allow = D’accordo
web-undo-deny = Meglio di no
web-undo-waiting = { $player }: richiesta di ritirare una mossa. Si aspetta una risposta.
web-undo-withdraw = Lascia stare
web-absent = { $player } manca da un po’. Niente è perso. Come si va avanti?
web-stalling = { $player } non decide da { $minutes ->
    [one] un minuto
   *[other] { $minutes } minuti
}. Niente è perso. Come si va avanti?
web-you-stall = Non decidi da { $minutes ->
    [one] un minuto
   *[other] { $minutes } minuti
}. Ora gli altri possono far continuare un bot al tuo posto, o chiudere la partita.
web-you-are-late = Il tuo tempo è finito. Ora gli altri possono far continuare un bot al tuo posto, o chiudere la partita.
web-absent-bot = Continua un bot
web-absent-end = Chiudi la partita
web-replaced = Un bot gioca al posto tuo.
web-replaced-back = Eccomi
web-kept-lead = Qui un bot tiene un posto per chi arriva. Vuoi giocare?
web-kept-seat = tenuto per una persona
web-rematch-wish = Un’altra partita? Il tuo posto è tenuto.
web-rematch-join = Al nuovo tavolo
web-rematch-others = Giocano ancora a un nuovo tavolo.
web-rematch-watch = Guarda lì
web-looking-back = Stai guardando un momento passato.
web-return = Torna ad adesso
web-match-over = La partita è finita.
web-show-result = Mostra il risultato
web-picture = Immagine da condividere
web-hand-over = Passa lo schermo a { $player }.
web-hand-over-here = Sono io
web-beside = Accanto al tabellone
web-tab-players = Giocatori
web-tab-log = Diario
web-tab-chat = Chat
web-unread = { $count ->
    [one] uno non letto
   *[other] { $count } non letti
}
web-board-as-text = Il tabellone a parole

## Diario e chat

web-log = Che cosa è successo
web-walk = Ripercorri la partita
web-to-first = All’inizio
web-one-back = Una mossa indietro
web-one-on = Una mossa avanti
web-to-now = Ad adesso
web-play-back = Rivedi
web-pause = Pausa
web-log-earlier = Mostra quello che c’era prima
web-log-started = La partita comincia.
web-log-hidden = { $player } fa una mossa che non puoi vedere.
web-log-undo-asked = { $you ->
    [yes] Chiedi di ritirare una mossa.
   *[no] { $player } chiede di ritirare una mossa.
}
web-log-undo-agreed = { $you ->
    [yes] Sei d’accordo.
   *[no] { $player } è d’accordo.
}
web-log-undo-refused = La mossa resta.
web-log-undone = { $you ->
    [yes] Ritiri una mossa.
   *[no] { $player } ritira una mossa.
}
web-log-taken-over = { $you ->
    [yes] Un bot continua al posto tuo.
   *[no] Un bot continua al posto di { $player }.
}
web-log-back = { $you ->
    [yes] Sei di nuovo qui.
   *[no] { $player } è di nuovo qui.
}
web-log-sat-down = { $you ->
    [yes] Prendi il posto di un bot.
   *[no] { $player } prende il posto di un bot.
}
web-log-ended = { $you ->
    [yes] La partita si interrompe, perché non ci sei più.
   *[no] La partita si interrompe, perché { $player } se n’è andato.
}
web-log-hinted = { $you ->
    [yes] Chiedi un consiglio.
   *[no] { $player } chiede un consiglio.
}
web-log-end-asked = { $you ->
    [yes] Chiedi di chiudere insieme la partita.
   *[no] { $player } chiede di chiudere insieme la partita.
}
web-log-end-agreed = { $you ->
    [yes] Sei d’accordo di chiuderla.
   *[no] { $player } è d’accordo di chiuderla.
}
web-log-end-refused = La partita continua.
web-log-resigned = { $you ->
    [yes] Ti arrendi.
   *[no] { $player } si arrende.
}
web-log-agreed = Tutti d’accordo: la partita si chiude senza risultato.
web-log-host = Chi ospita ha chiuso la partita. Non ha un risultato.
web-chat-lead = Saluta pure. Lo leggono tutti quelli che sono a questo tavolo.
web-chat-text = Il tuo messaggio
web-chat-send = Invia

## Il risultato

web-you-won = Hai vinto!
web-won = { $count ->
    [one] Vince { $players }
   *[other] Vincono insieme { $players }
}
web-rating = { $player }: punteggio { $after } ± { $doubt } ({ $change })
web-rematch = Gioca ancora
web-replay = Rivedi qui
web-record = Salva la partita
web-analyse = Analizza
web-chance-title = Sorte imparziale
web-fair-title = La sorte è stata imparziale?

## Impostazioni

web-look-and-feel = Come appare e si muove
web-theme = Chiaro o scuro
web-theme-name = { $theme ->
    [light] Chiaro: carta e inchiostro
    [dark] Scuro: lavagna e gesso
   *[auto] Come il tuo dispositivo
}
web-speed = Mosse degli altri
web-speed-name = { $speed ->
    [slow] Lentamente
    [fast] Velocemente
    [instant] Subito
   *[normal] Normalmente
}
web-letters = Lettere su tutti i colori, sempre
web-calm = Niente movimento
web-confirm-final = Chiedi prima di un passo che chiude il mio turno
web-sounds = Suoni
web-sounds-offer = Vuoi dei suoni leggeri per le mosse e per il tuo turno?
web-sounds-on = Attivali
web-no-thanks = No, grazie
web-shortcuts = Tasti singoli come scorciatoie (? li elenca)
web-commands = La riga di comando accanto a ogni tabellone
web-who-you-are = Chi sei
web-keep = Tieni
web-name-kept = Fatto.
web-recovery = Codice di recupero
web-recovery-lead = Non ci sono account. Ti conosciamo da questo browser; un codice di recupero porta il tuo nome e le tue partite in un altro, una volta.
web-recovery-make = Crea un codice di recupero
web-recovery-have = Hai un codice di recupero. Solo chi ce l’ha può sostituirlo con un altro.
web-recovery-current = Il tuo codice di recupero
web-recovery-renew = Sostituiscilo
web-recovery-yours = Scrivi questo codice di recupero e tienilo al sicuro. Vale una volta sola. Se lo perdi, non puoi riaverlo.
web-recovery-written = L’ho scritto
web-recovery-other = Codice di recupero di un altro dispositivo
web-recovery-use = Porta qui le mie partite
web-recovered = Ti ritroviamo con piacere. Le tue partite ora sono qui, e al posto del codice usato ce n’è uno nuovo.
web-devices = I tuoi dispositivi
web-moves-by-mail = Mosse per posta
web-devices-lead = Qui ti conosciamo. Se ce n’è uno che non riconosci, disconnettilo.
web-device = { $browser } su { $system }
web-device-unknown = Un dispositivo
web-device-here = questo
web-device-seen = Dal { $since }, ultima visita: { $seen }
web-device-end = Disconnetti
web-device-end-named = Disconnetti { $device }
web-device-ended = { $device }: disconnesso.
web-devices-end-others = Disconnetti tutti gli altri
web-devices-end-all = Disconnetti tutti, anche questo
web-devices-ended = Ora ti conosciamo solo da qui.
web-log-out = Esci da qui
web-log-out-sure = Potrai tornare con il tuo codice di recupero.
web-log-out-lost = Non hai un codice di recupero: non potresti più tornare al tuo nome e alle tue partite. Prima creane uno.
web-log-out-stay = Resta
web-logged-out = Questo dispositivo è stato disconnesso
web-logged-out-lead = È successo da un altro tuo dispositivo, o con il tuo codice di recupero. Niente è perduto: riporta qui le tue partite con il codice di recupero o una passkey.
web-banned-lead = Se chi ospita ti riammette, questo browser ti riconosce come prima.
web-begin-anew-lead = Oppure ricomincia come una persona nuova. Le partite di prima restano dove ti conosciamo ancora.
web-begin-anew = Ricomincia da capo

## Pagine intorno al gioco

web-rules = Regole
web-rules-of = Regole di { $game }
web-rules-contents = Capitoli
web-rules-rulings = Domande e chiarimenti
web-rules-note = Sono le regole come le gioca Ludoteca, con parole nostre. Ogni paragrafo ha un numero a cui puoi mettere un link.
web-rules-other = Gli altri giochi
web-rules-try = Provalo nella guida
web-guide = Prima partita
web-guide-offer = È la prima volta?
web-guide-begin = Comincia con una partita breve che spiega ogni passo.
web-boards = Tabelloni
web-watch-again = Rivedi una registrazione
web-analysis = Tavolo d’analisi
web-you-page = Tu
web-why = Perché?
web-why-opens = Perché? { $place } delle regole, in una nuova scheda
web-replay-page = Rivedi in una pagina a parte
web-around = Intorno ai giochi

## Puzzles, from the first page

web-puzzles = Problemi
web-puzzles-lead = Una posizione, una scelta chiaramente migliore, e non è quella che tutti vedono per prima.
web-puzzles-today = Problema del giorno

## Events

web-events = Una serata al club
web-events-lead = Crea un evento, fai girare il link, e i turni si abbinano e si giocano da soli, con una pagina per il proiettore.
web-event-gone = Questo evento non esiste
web-back-to-event = Torna all’evento

## Buone maniere

web-resign = Arrenditi
web-resign-lead = Se ti arrendi la partita finisce e l’altro giocatore ha vinto.
web-end-ask = Chiedi di chiuderla insieme
web-end-lead = Se tutti sono d’accordo la partita finisce senza risultato, e nessuno ha perso.
web-end-wish = { $player } chiede di chiudere insieme la partita, senza risultato.
web-end-agree = D’accordo
web-end-refuse = Si continua
web-chat-more = Su chi l’ha scritto
web-manners = Silenzia o segnala
web-chat-watch = Chi guarda parla per conto suo. I giocatori lo leggono a partita finita.
