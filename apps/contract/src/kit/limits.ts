const tenMinutes = 600;

/** How much the server takes, in one table. A `window` is in seconds, from the first attempt on. */
export const limits = {
  perAccount: {
    /** Open event streams. */
    streams: 50,
    /** Windows that say what they have open; the oldest are dropped. */
    presenceWindows: 100,
    /** Calls that compare orders with those of others, since each answer tells something of them. */
    doubles: { limit: 60, window: tenMinutes },
    /** Failed sign-ins of an account from an address, and wrong codes of an account. */
    signIn: { limit: 5, window: tenMinutes },
  },
  perRecord: {
    /** Windows of one account on one record. */
    presenceWindows: 8,
    /** People of a record that a response or an event names. */
    people: 100,
  },
  perAddress: {
    /** Passkeys that open nothing; a whole company may share an address. */
    passkeys: { limit: 1000, window: tenMinutes },
    /** Pictures and passkey options: forty for each of five hundred people. */
    challenges: { limit: 20_000, window: tenMinutes },
    smsCodes: { limit: 30, window: tenMinutes },
  },
  perCall: {
    /** Rows of a page of a list. */
    pageSize: 100,
    /** Records that one call changes, places or compares. */
    records: 100,
  },
} as const;
