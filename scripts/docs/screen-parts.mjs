/** What the first screens are made of: name, purpose, and the folders of its modules; the first that fits a module has it. */
export const screenParts = [
  ['React', 'Draws what is shown and what changes of it.', ['node_modules/react/', '/react-dom/', '/scheduler/']],
  ['react-router', 'One router for each tab that is kept, and links.', ['/react-router/', '/react-router-dom/']],
  [
    'styled-components',
    'Styles beside their component, under the nonce of the policy.',
    ['/styled-components/', '/stylis/', '/@emotion/', '/tslib/'],
  ],
  [
    'valtio',
    'Stores that plain functions change and components watch.',
    ['/valtio/', '/proxy-compare/', '/use-sync-external-store/'],
  ],
  ['Lingui', 'Messages in the language that was chosen.', ['/@lingui/']],
  ['lucide', 'Icons of menu, fields and header.', ['/lucide-react/']],
  ['Radix', 'Keys, focus and places of tabs and popovers.', ['/@radix-ui/', '/@floating-ui/', '/aria-hidden/']],
  ['other libraries', 'Helpers of those above.', ['node_modules/']],
  ['client', 'Calls of the API: token, renewal, retries, encryption, failures in words.', ['packages/http/src/']],
  ['session and guards', 'Who is signed in, what they may open, and where to go.', ['packages/auth-core/src/']],
  ['validators', 'Judges what is typed and what a server answers.', ['packages/validators/src/']],
  ['login page', 'Panels of the login page, their fields and their words.', ['ui-shell/src/console/pages/']],
  [
    'responses kept',
    'Calls of pages, kept for the session and shared by windows.',
    ['ui-shell/src/console/server-data/'],
  ],
  [
    'header tools',
    'Buttons of the header and what they open at once.',
    ['console/tools/', 'src/tools/', 'src/search/', 'src/notice/', 'src/settings/'],
  ],
  [
    'assembly',
    'Puts routes, session, client and pages together, and moves between pages.',
    ['ui-shell/src/console/', 'ui-shell/src/start/', 'ui-shell/src/early-login/'],
  ],
  ['themes', 'Names of colours and measures, and the look that was chosen.', ['ui-shell/src/theme/']],
  ['tabs', 'Open pages as tabs: order, closing, keys, remembering.', ['ui-shell/src/tabs/', 'ui-shell/src/pages/']],
  [
    'menu and frame',
    'Menu, header and the places of both in six layouts.',
    ['src/menu/', 'src/nav/', 'src/header/', 'src/layout/', 'src/breadcrumb/'],
  ],
  ['feedback', 'Progress bar, messages, questions and skeletons.', ['ui-shell/src/feedback/']],
  ['fields', 'Buttons and fields, and how they say what is wrong.', ['ui-shell/src/form/', 'ui-shell/src/forms/']],
  ['error log', 'Keeps what went wrong in this window, without secrets.', ['ui-shell/src/error-log/']],
  ['messages', 'Reads and compiles the words of the shell.', ['ui-shell/src/locales/']],
  ['shared by the shell', 'Small helpers, frames of pages, tables and dates.', ['packages/ui-shell/src/']],
  ['home', 'The day: figures, two weeks as a curve, the latest orders.', ['src/pages/home']],
  ['app', 'Route table, settings, mark and words of this console.', ['apps/console/']],
  ['bundler', 'Loads files on demand.', ['\0', 'vite/', 'rolldown/']],
];

export const inlinePart = ['HTML', 'Colours, early form and early calls, before any file is there.'];

/** The part that a module belongs to. Throws where the list has none. */
export function partOf(module) {
  const path = module.replaceAll('\\', '/');
  const found = screenParts.find(([, , places]) => places.some((place) => path.includes(place)));
  if (!found) throw new Error(`No part of the first screens has ${module}: name one in scripts/docs/screen-parts.mjs.`);
  return found[0];
}

/** Splits the gzip bytes of a file among its parts by what each weighs alone; the shares are whole and add up. */
export function shareOut(bytes, alone) {
  const names = Object.keys(alone);
  const whole = names.reduce((sum, name) => sum + alone[name], 0);
  const shares = Object.fromEntries(names.map((name) => [name, Math.floor((bytes * alone[name]) / whole)]));
  const rest = bytes - names.reduce((sum, name) => sum + shares[name], 0);
  const largest = names.sort((one, other) => alone[other] - alone[one])[0];
  if (largest !== undefined) shares[largest] += rest;
  return shares;
}

/** The measured parts as a table, the heaviest on home first. */
export function partsTable({ login, home }) {
  const rows = [inlinePart, ...screenParts]
    .map(([name, purpose]) => ({ name, purpose, login: login[name] ?? 0, home: home[name] ?? 0 }))
    .filter((row) => row.login + row.home > 0)
    .sort((one, other) => other.home - one.home || other.login - one.login);
  const sum = (screen) => rows.reduce((total, row) => total + row[screen], 0);
  const bytes = (count) => (count === 0 ? '-' : count.toLocaleString('en'));
  return [
    '| part | what it is for | login | home |',
    '| - | - | -: | -: |',
    ...rows.map((row) => `| ${row.name} | ${row.purpose} | ${bytes(row.login)} | ${bytes(row.home)} |`),
    `| **all** | | **${bytes(sum('login'))}** | **${bytes(sum('home'))}** |`,
  ].join('\n');
}
