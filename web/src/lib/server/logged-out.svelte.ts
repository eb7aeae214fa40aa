/** This device was logged out from elsewhere: nothing works any more but the ways on. If that was
    the host of the house, there is none but to ask again. */
export const loggedOut = $state({ here: false, banned: false });
