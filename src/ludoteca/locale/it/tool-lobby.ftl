### Invitare persone con cui si è giocato.

invite-nobody = Non hai ancora finito una partita con nessuno. Manda il link.
invite-send = Invita
invite-state = { $state ->
    [invited] Invito mandato
    [declined] Non stavolta
   *[seated] È qui
}
