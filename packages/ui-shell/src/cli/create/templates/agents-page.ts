import type { Choice } from '../choice';
import { messageLine } from './source-files';

/** The page that tells a coding assistant, or a newcomer, how to add a page. */
export const agentsPage = ({ title, languages }: Choice): string => `# ${title}: how to work here

A back office of \`@waybill/ui-shell\`. Menu, tabs, breadcrumb, login, rights, calls, tokens, errors and languages are the console's: write none of them.

| to change                  | open                  |
| -------------------------- | --------------------- |
| pages, menu, rights        | \`src/routes.ts\`       |
| settings, paths of the API | \`src/config.ts\`       |
| words, in every language   | \`src/messages.ts\`     |
| what a record is           | \`src/note.ts\`, a file for each kind |
| a page                     | \`src/pages/\`          |

## To add a page

Say it lists parcels. In what is copied write parcel where it says note: \`Parcel\`, \`parcels\`, \`/api/parcels\`.

1. \`src/parcel.ts\`: copy \`src/note.ts\`. The schema says what a parcel is, \`calls\` where its requests go, \`list.filters\` by what it is found.
2. \`src/pages/parcels.tsx\`: copy \`src/pages/notes.tsx\`: columns, filters, fields of the dialog.
3. \`src/pages/parcels.test.tsx\`: copy \`src/pages/notes.test.tsx\`: \`renderPage\` with the responses that the page asks for.
4. Its words, in every language; a page itself holds none.

\`\`\`diff
 // src/messages.ts
 ${messageLine('note', { zh: '便条', en: 'Note' }, languages)}
+${messageLine('parcels', { zh: '包裹', en: 'Parcels' }, languages)}
+${messageLine('parcel', { zh: '包裹', en: 'Parcel' }, languages)}
\`\`\`

5. Its entry, which makes menu, tab, breadcrumb, title and address of it. With \`guard: { role: ['Editor'] }\` it is for editors alone; the server checks rights as well.

\`\`\`diff
 // src/routes.ts
     nav: { title: titles.notes, noClosable: true },
   },
+  {
+    path: '/parcels',
+    name: 'Parcels',
+    page: () => import('./pages/parcels'),
+    nav: { title: titles.parcels },
+  },
\`\`\`

6. Its calls in the demonstration API, until the server has them; \`npm run dev\` is started anew for it.

\`\`\`diff
 // api.mjs
     { id: 2, text: 'Add a page', done: false },
   ]),
+  ...recordCalls('/api/parcels', [{ id: 1, text: 'The first parcel', done: false }]),
\`\`\`

7. \`npm run fix && npm run build && npm test\`.

## Rules

- Lists are \`ListPage\`, dialogs \`FormDialog\`, buttons and fields come from \`@waybill/ui-shell\`: they know keyboard, phone, themes and languages.
- Data comes through \`useList\`, \`useRecord\`, \`useWrites\` or \`useServerData\`, never through \`fetch\`: token, errors and renewal are there.
- No colour as a literal: \`color('textMuted')\`, \`space(2)\` and the other tokens of \`@waybill/ui-shell\`.
- No inline script, no \`eval\`, no style from another host: the policy forbids them.
- The README of \`@waybill/ui-shell\` in \`node_modules\` has every component, hook and setting with an example.
`;
