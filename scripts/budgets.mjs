// Size limits in kB of gzip, 1 kB = 1000 bytes: the measured size plus 2 %. Raise a line only with a reason.

/** Every entry of the packages: own code, minified, without dependencies and without what it loads on demand (`npm run budgets`). */
export const entries = {
  // The whole package: JSON Schema, checks for other libraries and both catalogues, which schemas do not import.
  '@waybill/validators': 11.9,
  // Phones know the numbers of Hong Kong, Macau and Taiwan.
  '@waybill/validators/cn': 6.43,
  // German, Japanese and Arabic together; an app loads each language separately on demand.
  '@waybill/validators/languages': 4.65,
  '@waybill/validators/trade': 2.05,
  // A browser's calls go by its own fetch, which the client carries itself; a refresh without an answer and a blank sentence count (0.05).
  '@waybill/http': 7.3,
  '@waybill/http/conditional': 1.2,
  '@waybill/http/languages': 4.4,
  '@waybill/http/pages': 1.2,
  '@waybill/http/conventions': 1.7,
  '@waybill/http/testing': 2,
  '@waybill/http/trace': 1,
  // Guards resolve record rules by name and index the user's rights.
  '@waybill/auth-core': 12.5,
  '@waybill/auth-core/languages': 1.6,
  '@waybill/auth-core/oidc': 5,
  '@waybill/auth-core/react': 2.1,
  '@waybill/auth-core/records': 5.52,
  '@waybill/auth-core/refusals': 1.5,
  '@waybill/auth-core/sql': 1.4,
  // Texts and fields follow the direction and digits of the language, a form begins in its first field, tokens of every kind have a place.
  // Parts that another page does not change (menu, links, heads of tables) are separate modules. Printing, Back and low windows took 0.7, menus of
  // actions, counts in the menu and one look for lists 0.9.
  '@waybill/ui-shell': 80.4, // A component outside of a console names its providers (0.1), here and below. A select draws its own list at a desk (1.4), as in the entries below.
  '@waybill/ui-shell/table': 27.5, // A phone row has a menu of its further actions (1.1). Rows of two lines on a phone, filters that apply while typing, whole rows in view (1.4).
  '@waybill/ui-shell/forms': 15.5, // Sentences for every broken rule (0.3), steps of a form (1.3).
  '@waybill/ui-shell/controls': 34, // A day with its time is one field. Focus rings everywhere, steps and facts of a record (0.8).
  // Charts, stats, tabs in a page, a page of icons, full screen and printing, all tree-shakeable. Plain dates took 0.3, in forms too.
  '@waybill/ui-shell/display': 14.3, // The switch of a chart is the button of tools with its tooltip (0.7).
  // Editing, export of chosen columns, steps that show before the server answers and their undo are in every list. A forced move, a lost line
  // and ticked rows out of view explain themselves, steps say where they are stored (1). The same modules in the order of the groups pack worse (0.35). Server events took 0.5.
  '@waybill/ui-shell/console': 101.7, // Sentences for wrong routes, modules and languages (0.4). Import workers' policy (0.1), OAuth, rights per row, wizards, journeys of records, counts (5.1).
  '@waybill/ui-shell/frame': 6.3, // The frame page is loaded on demand unless an app renders it directly.
  '@waybill/ui-shell/import': 34.8, // Includes the shell's parts that it renders; the workbook reader is loaded on demand.
  '@waybill/ui-shell/languages': 0.3,
  // Builds run it, no visitor loads it: it compares languages with every message, and checks the modules of a console.
  '@waybill/ui-shell/prerender': 28.4, // Writes the early request with the console's client (2.9), checks the language (0.13).
  // An app in a test has a configurable kind of API.
  '@waybill/ui-shell/testing': 47.2,
  // Builds run it, no visitor loads it: it writes the early login form and the policy, with Vite 6, 7 and 8.
  '@waybill/ui-shell/vite': 20.9, // Keeps lists of chunks out of the start (0.3), comments out of inline scripts (0.1).
  '@waybill/ui-shell/worker': 1.4,
};

/** The code of form drafts, with the texts of both languages and the dialog about a record changed meanwhile. */
export const drafts = 4;
