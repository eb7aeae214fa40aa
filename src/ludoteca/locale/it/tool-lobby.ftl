### Invitare persone con cui si è giocato.

lobby-nobody = Non hai ancora finito una partita con nessuno. Manda il link.
lobby-invite = Invita
lobby-state = { $state ->
    [invited] Invito mandato
    [declined] Non stavolta
   *[seated] È qui
}
