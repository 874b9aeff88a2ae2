// What may be weighed at most, in kB of gzip, 1 kB = 1000 bytes: what was measured, and 2 %. Raise a line only with a reason.

/** Every entry of the packages: own code, minified, without dependencies and without what it loads on demand (`npm run budgets`). */
export const entries = {
  // Schemas run in plain loops; what takes time goes on by itself. Each says itself in JSON Schema and has a check for
  // other libraries, which every entry carries.
  '@waybill/validators': 12.06,
  '@waybill/validators/cn': 7.13,
  '@waybill/validators/trade': 3.29,
  // A browser's calls go by its own fetch, which the client carries itself; what one console takes of it stays under 6.5.
  '@waybill/http': 7,
  '@waybill/http/conditional': 1.2,
  '@waybill/http/pages': 1.2,
  '@waybill/http/problem': 1.5,
  '@waybill/http/testing': 2,
  '@waybill/http/trace': 1,
  // Guards know rules over records by their names, and have an index of what somebody holds.
  '@waybill/auth-core': 12.5,
  '@waybill/auth-core/casl': 1.7,
  '@waybill/auth-core/oidc': 5,
  '@waybill/auth-core/react': 2.1,
  '@waybill/auth-core/records': 5.01,
  '@waybill/auth-core/refusals': 1.5,
  '@waybill/ui-shell': 74.7,
  // Rows and what of them is drawn are its own: 24 kB of libraries that did it are gone.
  '@waybill/ui-shell/table': 18.9,
  '@waybill/ui-shell/forms': 9.3,
  '@waybill/ui-shell/controls': 26.2,
  // It draws the shell in pieces, waits for a quiet console and knows languages that stand in for each other; the pages below became lighter by that.
  '@waybill/ui-shell/console': 64.7,
  // The page of a frame comes on demand, but for whoever draws one by hand.
  '@waybill/ui-shell/frame': 6,
  // Builds run it, no visitor loads it: it compares languages with every message, those of the application by the files that they stand in.
  '@waybill/ui-shell/prerender': 22.9,
  '@waybill/ui-shell/testing': 40,
  // Builds run it, no visitor loads it: the early form knows paths, bases and returns from a provider.
  // It also makes the policy from the frames of the table.
  '@waybill/ui-shell/vite': 17.5,
};

/** All that keeps drafts of forms, with both languages of what it says, and what asks about a record that was changed since. */
export const drafts = 4;

/**
 * A first visit: script, style and the page's own markup, with all that comes by itself (`weight.journey.ts`). What was measured with the libraries as
 * they are published, and 2 %.
 */
export const screens = { login: { kilobytes: 184 }, home: { kilobytes: 233, files: 45 } };
