### Ciò che il server dei tavoli dice alle persone nel browser.

## Ciò che non si può chiedere

server-fault = Qualcosa è andato storto qui, non per colpa tua. Riprova tra un momento.
server-store-away = In questo momento qui non si può salvare nulla. Si continua appena possibile: allora riprova.
server-not-understood = Questo messaggio non si capisce. Ricarica la pagina: forse è più vecchia del server.
server-not-possible = Questo qui non si può fare.
server-nothing-here = A questo indirizzo non c’è niente.
server-too-long = È troppo lungo.
server-too-large = È troppo grande: si leggono al massimo { $most } kB. Non è cambiato niente.
server-too-many = Troppe richieste tutte insieme. Aspetta un momento e riprova.
server-reading-slow = La lettura di questo testo richiedeva troppo tempo ed è stata fermata. Controlla che sia proprio quello che volevi inviare.
server-reading-large = La lettura di questo testo richiedeva troppa memoria ed è stata fermata. Controlla che sia proprio quello che volevi inviare.
server-reading-failed = Non è stato possibile leggere questo testo. Controlla che sia proprio quello che volevi inviare, o riprova.
server-reading-busy = In questo momento si stanno leggendo troppi testi. Aspetta un momento e riprova.
server-reading-yours = I tuoi ultimi testi sono ancora in lettura. Aspetta che finiscano e riprova.
server-not-from-here = Questa richiesta non viene da una pagina di questo server.
server-passkey-refused = Questa passkey non è stata accettata. Non è cambiato niente; riprova.
server-passkey-late = Ci è voluto troppo tempo. Non è cambiato niente; riprova.
server-passkey-unknown = Qui nessuno ha questa passkey; forse è stata tolta. Usa un codice di recupero, o continua così.
server-passkeys-enough = Hai { $most } passkey. Togline una prima di aggiungerne un’altra.
server-no-passkey = Non hai questa passkey; è già stata tolta.
server-no-profile = Questa persona qui non c’è, o preferisce restare riservata.
server-no-session = Qui non ti conosciamo ancora. Ricarica la pagina.
server-no-name = Un nome ha bisogno di almeno una lettera visibile.
server-name-long = Un nome ha al massimo { $most } lettere. Scegline uno più corto.
server-marks = Su una lettera stanno al massimo { $most } accenti, e nessuno senza lettera.
server-no-code = Nessuno ha questo codice di recupero, oppure è già stato usato. Controlla come è scritto.
server-session-ended = Questo dispositivo è stato disconnesso. Ricomincia da capo, oppure riporta qui le tue partite con il codice di recupero.
server-no-device = Questo dispositivo non è più connesso.
server-code-needed = Hai già un codice di recupero. Inseriscilo per sostituirlo con un altro.
server-code-wrong = Non è il tuo codice di recupero. Controlla come è scritto.

## Tavoli

server-no-table = Questo tavolo non esiste, oppure ti serve il suo link.
server-no-free-seat = A questo tavolo non ci sono posti liberi.
server-started = Questa partita è già cominciata.
server-not-full = Non tutti i posti sono occupati.
server-only-host = Può cominciare solo chi ha aperto il tavolo.
server-only-players = Può farlo solo chi siede al tavolo.
server-reveal-early = Il tavolo non è ancora partito. Fino ad allora tieni per te il tuo numero.
server-reveal-late = La partita è cominciata senza il tuo numero, arrivato troppo tardi.
server-reveal-differs = Questo non è il numero promesso per questo posto.
server-reveal-nothing = Per il tuo posto non è stato promesso nessun numero.
server-no-level = Il livello “{ $level }” non esiste. Scegli tra: { $allowed }.
server-rated-device = Una partita classificata si gioca ognuno sul proprio dispositivo: nessuno occupa due posti.
server-rated-hints = Una partita classificata si gioca senza consigli. Scegli l’uno o l’altro.
server-rated-board = Una partita classificata si gioca sui tabelloni che fanno parte del gioco.
server-rated-level = “{ $level }” non ha un punteggio con { $seats } posti. Scegli un altro bot, o gioca senza classifica.
server-rated-held = Una partita classificata la giocano gli stessi giocatori dall’inizio alla fine: nessun bot vi tiene un posto per chi arriva.
server-table-closed = Questo tavolo è chiuso. Aprine un altro.
server-not-an-opponent = Puoi invitare persone con cui hai giocato.
server-sits-here = Siede già a questo tavolo.
server-no-invitation = Questo invito non c’è più.
server-busy = A questo tavolo succedono troppe cose in questo momento. Riprova tra poco.
server-no-board-option = { $game } non ha tabelloni per un’opzione “{ $option }”.
server-too-many-tables = Hai aperto { $most } tavoli che non sono finiti. Finiscine uno, o lascialo, prima di aprirne un altro.

## Partite

server-no-match = Questa partita non esiste, oppure ti serve il suo link.
server-other-rules = Questa partita a { $game } è cominciata con la versione { $rules } delle regole; questo server ha la versione { $have }. Può continuare solo dove è cominciata.
server-match-ended = La partita è stata chiusa prima della fine.
server-not-watching = Apri prima la partita.
server-too-many-watched = Stai seguendo troppe partite insieme. Lasciane una.
server-not-your-turn = Non è il tuo turno.
server-not-your-seat = Nessun bot gioca questo posto al tuo posto.
server-no-seat = Questo posto non esiste.
server-no-version = La partita non ha questo momento.
server-not-over = La partita non è ancora finita.
server-not-absent = Questa persona è ancora qui.
server-nothing-asked = Nessuno chiede di tornare indietro.
server-not-asked = Hai già risposto, oppure non tocca a te rispondere.
server-own-wish = Devono acconsentire gli altri, non tu.
server-undo-final = Questa mossa resta: è già stato chiesto una volta di annullarla, oppure l’ha giocata un bot.
server-long-match = Il registro di questa partita ha { $most } voci. Da qui in poi si può solo giocare fino alla fine.
server-no-hints = In una partita con altre persone non ci sono consigli, se non si è deciso così preparando il tavolo.
server-no-hint = Per questa posizione ora non c’è un consiglio.
server-hint-coming = Il tuo ultimo consiglio è ancora in preparazione. Arriva tra un momento.
server-hints-crowded = In questo momento molti chiedono un consiglio. Riprova tra poco.
server-still-played = Questa partita si sta ancora giocando. Si potrà analizzare quando sarà finita.
server-opinion-outdated = Nel frattempo hai chiesto di un altro momento.
server-no-opinion = Ora non c’è un parere su questo momento.
server-opinions-crowded = In questo momento molte persone stanno analizzando. Chiedi di nuovo tra poco.
server-outlook-people = Finché la partita dura, le probabilità si vedono solo dove una persona sola gioca contro i bot: in una partita tra persone potrebbero aiutare chi gioca.
server-outlook-own = Questa partita la giochi tu, o qualcuno da dove sei tu. Le probabilità si vedono quando sarà finita.
server-reviews-enough = Tre tue revisioni sono in corso. Aspetta che una sia pronta.
server-reviews-crowded = In questo momento si rivedono molte partite. Chiedi di nuovo tra poco.
server-review-unfinished = Questa partita non è stata giocata fino alla fine: non c’è niente da rivedere.
server-branch-end = Da qui in poi nessuno ha più niente da decidere. Scegli un momento precedente.
server-vacation-order = Una vacanza finisce dopo l’inizio, ed entro un anno.
server-vacation-long = { $left ->
    [one] Ti resta un giorno di vacanza
   *[other] Ti restano { $left } giorni di vacanza
}, su { $most } in un anno.
server-no-zone = Questo server non conosce il fuso orario { $zone }.
server-no-push-service = Gli avvisi si mandano solo ai servizi push dei browser conosciuti, e questo non lo è.
server-no-mail = Questo server non può mandare posta.
server-no-address = Questo non è un indirizzo di posta.
server-many-contacts = Puoi avere avvisi in al massimo { $most } posti. Prima togline uno.
server-no-contact = Questo link non vale più, o lì non si manda più niente.
server-no-orders = Qui non si può dire in anticipo cosa si farà: vale per le offerte, nelle partite con giorni per ogni mossa.
server-chat-off = A questo tavolo non c’è chat.
server-chat-empty = In questa riga non c’è niente da dire.
server-difference = Azione { $index }: nel testo c’è “{ $recorded }”, il seme dà “{ $expected }”.

## Eventi

server-no-words = Scrivi almeno una parola.
server-line-long = Scrivi al massimo { $most } lettere.
server-no-event = Questo evento non esiste. Controlla il link.
server-no-puzzle = Questo problema non esiste. Controlla il link.
server-no-ladder = Questa classifica non esiste: ogni gioco ne ha una per ogni numero di posti.
server-event-seats = A questo gioco non si gioca in tanti quanti ne servono a un tavolo per questo tipo di evento. Scegline un altro.
server-too-many-events = Organizzi { $most } eventi non ancora finiti. Chiudine uno prima di crearne un altro.
server-event-rated-minutes = Un turno di un evento classificato dura quanto le sue partite: altrimenti i bot che le finiscono deciderebbero i punteggi. Scegli un orologio, e nessun tempo per il turno.
server-event-over = Questo evento è finito.
server-event-closed = In un torneo a eliminazione non si entra più dopo l’inizio.
server-event-last-round = Si gioca l’ultimo turno: non ne resta un altro a cui partecipare.
server-event-full = In un evento c’è posto per { $most } giocatori.
server-event-empty = Devono partecipare almeno { $least } giocatori.
server-only-organiser = Può farlo solo chi organizza l’evento.
server-no-such-player = Questo giocatore non partecipa.

## Buone maniere, e chi bada alla casa

server-no-resign = Puoi arrenderti dove resta un solo altro giocatore che vince. Qui, se te ne vai, gioca un bot al tuo posto.
server-end-asked = Qualcuno ha già chiesto di chiudere questa partita.
server-nobody-to-ask = Qui non gioca nessun altro a cui chiedere.
server-no-line = Questa riga non è nella chat, o nessuno sa più chi l’ha scritta.
server-mute-self = Eri tu.
server-report-nobody = Non c’è nessuno da segnalare.
server-banned = Chi ospita questa casa ti ha escluso.
server-address-banned = Dal tuo indirizzo è stato escluso qualcuno: da lì non entrano nuovi visitatori. Chiedi a chi ospita.
server-host-token = Non è il codice stampato all’avvio del server.
server-host-taken = Qualcuno è già diventato ospite con questo codice. Riavvia il server per averne un altro.
server-only-hosts = Questa pagina è per chi ospita la casa.
server-host-banned = Chi ospita non può essere escluso.
server-no-person = Questa persona non esiste.
server-no-limit = «{ $name }» non si può cambiare mentre il server è in funzione. Scegli tra: { $allowed }.
server-limit-value = { $kind ->
    [whole] «{ $name }» deve essere un numero intero da { $least } a { $most }.
   *[any] «{ $name }» deve essere un numero da { $least } a { $most }.
}
