const perTenMinutes = (limit: number) => ({ limit, window: 600 });

/** How much the server takes, in one table; a `window` is in seconds, from the first attempt on. */
export const limits = {
  perAccount: {
    /** Open event streams. */
    streams: 50,
    /** Windows that say what they have open; the oldest are dropped. */
    presenceWindows: 100,
    /** Calls that compare orders with those of others, since each answer tells something of them. */
    doubles: perTenMinutes(60),
    /** Failed sign-ins from one address, and wrong codes. */
    signIn: perTenMinutes(5),
  },
  /** Windows of one account on a record, and people that a response or an event names. */
  perRecord: { presenceWindows: 8, people: 100 },
  /** A whole company may share an address: forty pictures and passkey options for each of five hundred people. */
  perAddress: {
    passkeys: perTenMinutes(1000),
    challenges: perTenMinutes(20_000),
    smsCodes: perTenMinutes(30),
  },
  /** Rows of a page of a list, and records that one call changes, places or compares. */
  perCall: { pageSize: 100, records: 100 },
} as const;
