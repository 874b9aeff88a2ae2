const perTenMinutes = (limit: number) => ({ limit, window: 600 });

/** All limits of the server; a `window` is in seconds, from the first attempt on. */
export const limits = {
  perAccount: {
    /** Open event streams. */
    streams: 50,
    /** Windows with presence; the oldest are dropped. */
    presenceWindows: 100,
    /** Lists with settings, views of one list, kinds of choices, choices of one kind, contacts (as many removed ones), passkeys. */
    kept: { lists: 200, views: 100, choiceKinds: 100, choices: 50, contacts: 2000, passkeys: 20 },
    /** Calls that compare orders with orders of others, since each response reveals something about them. */
    doubles: perTenMinutes(60),
    /** Failed sign-ins and wrong second-step codes. */
    signIn: perTenMinutes(5),
  },
  /** Windows of one account per record, and users per response or event. */
  perRecord: { presenceWindows: 8, people: 100 },
  /** A whole company may share an address: forty captchas and passkey options for each of five hundred users. */
  perAddress: {
    passkeys: perTenMinutes(1000),
    challenges: perTenMinutes(20_000),
    smsCodes: perTenMinutes(30),
    /** Failed sign-ins before a captcha is required, and recorded visits by invitation links. */
    failures: perTenMinutes(3),
    visits: { limit: 100, window: 1800 },
  },
  /** Codes sent to one mobile number: tries of a code, seconds between two codes. */
  perPhone: { tries: 5, pause: 60 },
  /** Rows of a page of a list, records that one call changes, places or compares, and days of figures. */
  perCall: { pageSize: 100, records: 100, days: 366 },
  /** Found orders, orders compared with, shared views, invited users, and suggestions. */
  perAnswer: { matches: 1000, compared: 5000, sharedViews: 200, invited: 100, suggestions: 10 },
  /** Bytes: of most bodies, of a hundred orders, of a file with its envelope, of an avatar, and pixels of its longer side. */
  perBody: { bytes: 64 * 1024, orders: 512 * 1024, file: 5 * 1024 * 1024, picture: 1024 * 1024, side: 2048 },
} as const;
