import type { Choice } from '../choice';

/** The page that tells a coding assistant, or a newcomer, how to add a page. */
export const agentsPage = ({ title }: Choice): string => `# ${title}: how to work here

A back office of \`@waybill/ui-shell\`. Menu, tabs, breadcrumb, login, rights, calls, tokens, errors and languages are the console's: write none of them.

| to change                  | open                  |
| -------------------------- | --------------------- |
| pages, menu, rights        | \`src/routes.ts\`       |
| settings, paths of the API | \`src/config.ts\`       |
| words, in every language   | \`src/messages.ts\`     |
| what a record is           | \`src/note.ts\`, a file for each kind |
| a page                     | \`src/pages/\`          |

## To add a page

1. \`src/parcel.ts\`: copy \`src/note.ts\`. The schema says what a parcel is, \`calls\` where its requests go, \`list.filters\` by what it is found.
2. \`src/pages/parcels.tsx\`: copy \`src/pages/notes.tsx\`: columns, filters, fields of the dialog. Words go into \`src/messages.ts\`, never into a page.
3. \`src/routes.ts\`: one entry with \`path\`, \`name\`, \`page: () => import('./pages/parcels')\` and \`nav: { title }\`; \`guard: { role: ['Editor'] }\` where
   not everybody may see it. The server checks rights as well.
4. \`src/pages/parcels.test.tsx\`: copy \`src/pages/notes.test.tsx\`: \`renderPage\` with the responses that the page asks for.
5. \`npm run fix && npm run build && npm test\`.

## Rules

- Lists are \`ListPage\`, dialogs \`FormDialog\`, buttons and fields come from \`@waybill/ui-shell\`: they know keyboard, phone, themes and languages.
- Data comes through \`useList\`, \`useRecord\`, \`useWrites\` or \`useServerData\`, never through \`fetch\`: token, errors and renewal are there.
- No colour as a literal: \`color('textMuted')\`, \`space(2)\` and the other tokens of \`@waybill/ui-shell\`.
- No inline script, no \`eval\`, no style from another host: the policy forbids them.
- The README of \`@waybill/ui-shell\` in \`node_modules\` has every component, hook and setting with an example.
`;
