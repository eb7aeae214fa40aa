### Inviting people one has played with.

invite-nobody = You have not finished a match with anybody yet. Send them the link.
invite-send = Invite
invite-state = { $state ->
    [invited] Invited
    [declined] Not this time
   *[seated] Sits here
}
