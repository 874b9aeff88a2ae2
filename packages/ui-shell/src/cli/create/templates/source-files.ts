import type { ApiKind, Choice, Language } from '../choice';

/** Texts of files by path. */
export type FileTable = Readonly<Record<string, string>>;

/** The code of a new back office: settings, messages, routes, one resource with its page and its test. */
export function sourceFiles(choice: Choice): FileTable {
  const { folder, api } = choice;
  return {
    'src/main.tsx': mainFile(api),
    ...(api === 'oidc' && { 'src/provider.ts': providerFile(folder) }),
    'src/config.ts': configFile(choice),
    'src/messages.ts': messagesFile(choice),
    'src/routes.ts': routesFile,
    'src/note.ts': noteFile,
    'src/pages/notes.tsx': pageFile,
    'src/pages/notes.test.tsx': testFile,
  };
}

const literal = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

function mainFile(api: ApiKind): string {
  const provider = api === 'oidc';
  const bearer = api === 'rest' || provider;
  const imports = provider ? "import { provider } from './provider';\n" : '';
  const client = `  http: { formatToken: (token) => \`Bearer \${token}\`, isExpired: ({ status }) => status === 401 },\n`;
  const options = bearer
    ? `{\n  routes,\n  config,\n${provider ? '  provider,\n' : ''}${client}}`
    : '{ routes, config }';
  return `import { createConsole } from '@waybill/ui-shell/console';
import { config } from './config';
${imports}import { routes } from './routes';

createConsole(${options}).mount('#app');
`;
}

const providerFile = (folder: string) => `import { createOidcClient } from '@waybill/auth-core/oidc';

/** Where people sign in; api.mjs plays the provider in development. */
export const provider = createOidcClient({
  issuer: \`\${window.location.origin}/oidc\`,
  clientId: '${folder}',
  storageKey: '${folder}.oidc',
});
`;

const kindSettings: Record<ApiKind, string> = {
  envelope: `  endpoints: {
    login: { method: 'post', path: '/api/login' },
    userInfo: { method: 'get', path: '/api/me' },
    refreshToken: { method: 'post', path: '/api/refresh' },
    logout: { method: 'post', path: '/api/logout' },
    captcha: false,
  },
`,
  rest: `  request: { tokenHeader: 'Authorization', dataField: '', codeField: 'error.code', messageField: 'error.detail' },
  endpoints: {
    login: { method: 'post', path: '/api/login' },
    userInfo: { method: 'get', path: '/api/me' },
    refreshToken: { method: 'post', path: '/api/refresh' },
    logout: { method: 'post', path: '/api/logout' },
    captcha: false,
  },
`,
  cookie: `  session: 'cookie',
  request: {
    dataField: '',
    codeField: 'error.code',
    messageField: 'error.detail',
    csrf: { cookie: 'csrf_token', header: 'X-CSRF-Token' },
  },
  endpoints: {
    login: { method: 'post', path: '/api/login' },
    userInfo: { method: 'get', path: '/api/me' },
    logout: { method: 'post', path: '/api/logout' },
    refreshToken: false,
    captcha: false,
  },
`,
  oidc: `  request: { tokenHeader: 'Authorization', dataField: '', codeField: 'error.code', messageField: 'error.detail' },
  endpoints: { captcha: false },
`,
};

function configFile({ folder, api, languages }: Choice): string {
  const titles = { zh: '中文', en: 'English' };
  const htmlLang = { zh: 'zh-CN', en: 'en' };
  const list = languages.map((name) => `{ name: '${name}', title: '${titles[name]}', htmlLang: '${htmlLang[name]}' }`);
  const [only, other] = list;
  const inLines = other === undefined ? only : `\n${list.map((line) => `    ${line},\n`).join('')}  `;
  return `import { defineConfig } from '@waybill/ui-shell/console';
import { titles } from './messages';

/** What differs from the shipped console. Every setting stands in the README of @waybill/ui-shell. */
export const config = defineConfig({
  title: titles.product,
  subTitle: titles.subTitle,
  language: '${languages[0]}',
  languages: [${inLines}],
  storagePrefix: '${folder}',
  tokenName: '${folder}.token',
  theme: { showLanguage: ${languages.length > 1}, showNotice: false, showSearch: false },
  slots: { login: { panels: ['${api === 'oidc' ? 'provider' : 'password'}'] } },
${kindSettings[api]}  pwa: false,
});
`;
}

/** One message as it stands in the file: a language that was not chosen says the same as the other. */
export function messageLine(name: string, { zh, en }: Record<Language, string>, chosen: readonly Language[]): string {
  const [chinese, english] = [chosen.includes('zh') ? zh : en, chosen.includes('en') ? en : zh];
  return `  ${name}: { zh: ${literal(chinese)}, en: ${literal(english)} },`;
}

function messagesFile({ folder, title, languages }: Choice): string {
  const lines = Object.entries({
    product: { zh: title, en: title },
    subTitle: { zh: '后台', en: 'Back office' },
    notes: { zh: '便条', en: 'Notes' },
    note: { zh: '便条', en: 'Note' },
    text: { zh: '内容', en: 'Text' },
    done: { zh: '已办', en: 'Done' },
    open: { zh: '待办', en: 'Open' },
    state: { zh: '状态', en: 'State' },
  }).map(([name, texts]) => `${messageLine(name, texts, languages)}\n`);
  return `import { defineMessages } from '@waybill/ui-shell';

/** Every word of this back office. */
export const titles = defineMessages('${folder}', {
${lines.join('')}});
`;
}

const routesFile = `import { defineRoutes } from '@waybill/ui-shell/console';
import { titles } from './messages';

/** Menu, tabs, breadcrumb, titles and rights, from one table. A guard is \`guard: { role: ['...'] }\`. */
export const routes = defineRoutes([
  {
    path: '/notes',
    name: 'Notes',
    page: () => import('./pages/notes'),
    nav: { title: titles.notes, noClosable: true },
  },
]);
`;

const noteFile = `import { defineResource } from '@waybill/ui-shell/console';
import { boolean, type Infer, integer, maxLength, notEmpty, object, pipe, string } from '@waybill/validators';

const fields = { text: pipe(string(), notEmpty(), maxLength(80)), done: boolean() };
const noteSchema = object({ id: integer(), ...fields });

/** What can be written of a note. */
export const noteFields = object(fields);

export type Note = Infer<typeof noteSchema>;

/** What a note is, where its calls are and by what the list is found. */
export const notes = defineResource({
  path: '/api/notes',
  schema: noteSchema,
  calls: { list: '/api/notes', save: 'save', remove: 'remove' },
  list: { filters: { text: 'text' } },
});
`;

const pageFile = `import { Switch, TextField, useText } from '@waybill/ui-shell';
import { ListPage, useList, useWrites } from '@waybill/ui-shell/console';
import { FormDialog } from '@waybill/ui-shell/forms';
import { type DataColumn, StatusTag } from '@waybill/ui-shell/table';
import { useState } from 'react';
import { titles } from '../messages';
import { type Note, noteFields, notes } from '../note';

const stateOf = ({ done }: Note) => (done ? titles.done : titles.open);

const columns: readonly DataColumn<Note>[] = [
  { id: 'text', title: titles.text, cell: ({ text }) => text },
  { id: 'state', title: titles.state, cell: (note) => <State note={note} />, value: stateOf },
];

/** The notes: found, added, changed and removed. */
export default function Notes() {
  const { save, remove } = useWrites(notes);
  const [edited, setEdited] = useState<Partial<Note> | null>(null);
  return (
    <ListPage
      list={useList(notes)}
      columns={columns}
      filters={{ text: { label: titles.text } }}
      onAdd={() => setEdited({})}
      onEdit={setEdited}
      onRemove={remove}
    >
      {edited && (
        <FormDialog
          title={titles.note}
          schema={noteFields}
          values={{ text: '', done: false, ...edited }}
          save={(fields) => save({ ...edited, ...fields })}
          onClose={() => setEdited(null)}
        >
          {(form) => (
            <>
              <TextField {...form.field('text', titles.text)} />
              <Switch {...form.toggle('done', titles.done)} />
            </>
          )}
        </FormDialog>
      )}
    </ListPage>
  );
}

function State({ note }: { note: Note }) {
  const t = useText();
  return <StatusTag tone={note.done ? 'success' : 'warning'}>{t(stateOf(note))}</StatusTag>;
}
`;

const testFile = `import { renderPage } from '@waybill/ui-shell/testing';
import { expect, test } from 'vitest';
import { routes } from '../routes';
import Notes from './notes';

test('the list shows what the server has', async () => {
  const page = await renderPage(<Notes />, {
    routes,
    address: '/notes',
    responses: { 'GET /api/notes': { list: [{ id: 1, text: 'Call the harbour', done: false }], total: 1 } },
  });
  expect(page.container.textContent).toContain('Call the harbour');
  expect(page.calls).toHaveLength(1);
  await page.unmount();
});
`;
