import { fileURLToPath } from 'node:url';
import { parseAst } from 'vite';
import { beforeEach, expect, it } from 'vitest';
import type { Build } from './early-code';
import { waybillHtml } from './waybill-html';

const login = 'assets/login-page.js';
const bundle: Build = {
  [login]: { type: 'chunk', fileName: login, moduleIds: ['/src/console/features/pages/login/login-page.tsx'] },
};

const root = fileURLToPath(new URL('../../../../examples/second-back-office', import.meta.url));

const page = `<head>
  <script type="module" crossorigin src="/assets/index.js"></script>
  <link rel="modulepreload" crossorigin href="/assets/react.js">
</head><body>
  <div id="app"></div>
</body>`;

const warnings: string[] = [];
beforeEach(() => {
  warnings.length = 0;
});

/** What the plugin writes into a page, and what it makes of it. */
async function written(
  options: Parameters<typeof waybillHtml>[0],
  build?: Build,
  base = '/',
  modules: Record<string, string> = {},
): Promise<string> {
  const plugin = waybillHtml(options);
  plugin.configResolved({
    base,
    root,
    command: 'build',
    logger: { warn: (sentence) => warnings.push(sentence) },
    resolve: { alias: [], conditions: ['@waybill/source', 'module', 'production'] },
  });
  for (const [file, code] of Object.entries(modules))
    plugin.transform.call({ parse: parseAst }, code, `${root}/src/${file}`);
  const { html, tags } = await plugin.transformIndexHtml.handler(page, { bundle: build });
  expect(tags.every(({ tag, attrs }) => tag === 'template' || attrs.nonce === '__CSP_NONCE__')).toBe(true);
  return [...tags.map(({ tag, attrs, children }) => `<${tag} ${attrs.id ?? ''}>${children}`), html].join('\n');
}

it("fetches the first screen's code early in a build, under the base of the build", async () => {
  expect(await written({}, bundle)).toContain('["/assets/login-page.js"]');
  expect(await written({}, bundle, '/back-office/')).toContain('["/back-office/assets/login-page.js"]');
});

it('fetches nothing early from a development server, or where that is turned off', async () => {
  expect(await written({})).not.toContain('login-page');
  expect(await written({ earlyCode: false }, bundle)).not.toContain('login-page');
});

it('watches over the start of a build, in the words of the console', async () => {
  expect(await written({}, bundle)).toContain('页面加载失败');
  expect(await written({})).not.toContain('页面加载失败');
  const html = await written({ config: 'src/config.ts' }, bundle);
  expect(html).toContain('Loading chunk failed');
  expect(html).toContain('harbour.start-retried');
});

it('fetches the modules that an application names', async () => {
  const own: Build = { 'a.js': { type: 'chunk', fileName: 'a.js', moduleIds: ['/app/pages/own-login.tsx'] } };
  expect(await written({ earlyCode: { signedOut: ['pages/own-login'] } }, own)).toContain('["/a.js"]');
});

it("fetches the landing page's code where the address names it or nothing, and says where there is no such page", async () => {
  const built: Build = {
    'shell.js': { type: 'chunk', fileName: 'shell.js', moduleIds: ['/console/view/connected-shell.tsx'] },
    'day.js': { type: 'chunk', fileName: 'day.js', imports: ['shell.js'], moduleIds: ['/app/pages/day.tsx'] },
  };
  const html = await written({ earlyCode: { landing: { path: '/day', module: 'pages/day' } } }, built);
  expect(html).toContain('["/shell.js"].concat(["/","/day"].indexOf(');
  expect(html).toContain('?[]:["/day.js"])');
  const wrong = written({ earlyCode: { landing: { path: '/day', module: 'pages/night' } } }, built);
  await expect(wrong).rejects.toThrow('begins with the module "pages/night"');
});

it("puts the login form of the console's own settings into a build, and says where a wrong module is wrong [build-fails-over-wrong-setting]", async () => {
  const html = await written({ config: 'src/config.ts' }, bundle);
  expect(html).toContain('<template waybill-early-login-en>');
  expect(html).toContain('Sign in to Harbour');
  expect(html).toContain('localStorage.getItem("accessToken")');
  expect(html).toMatch(/<div id="app"><\/div>\s*<script type="module".*\s*<link rel="modulepreload".*\s*<\/body>/);
  expect(await written({ config: 'src/config.ts' })).not.toContain('Sign in');
  await expect(written({ config: 'src/theme.ts' }, bundle)).rejects.toThrow('src/theme.ts exports no `config`');
  await expect(written({ config: 'no-such-file.ts' }, bundle)).rejects.toThrow('no-such-file');
  const wrong = fileURLToPath(new URL('wrong-config.test-data.ts', import.meta.url));
  await expect(written({ config: wrong }, bundle)).rejects.toThrow('wrong at "request.timeout"');
  const mark = '<template waybill-settings-checked>';
  expect([html.includes(mark), (await written({}, bundle)).includes(mark)]).toEqual([true, false]);
});

it('fails a build over a message that a language has no words for, by id, file and language', async () => {
  const own = { 'books.ts': "export const books = defineMessages('books', { title: { zh: '书', en: 'Books' } });" };
  const inFile = (name: string) => fileURLToPath(new URL(`${name}.test-data.ts`, import.meta.url));
  const built = written({ config: inFile('lacking-config') }, bundle, '/', own);
  await expect(built).rejects.toThrow(/"ja" has no words for .*login\.password/);
  await expect(built).rejects.toThrow('"ja" has no words for books.title of src/books.ts');
  const html = await written({ config: inFile('standing-in-config') }, bundle, '/', own);
  expect(warnings).toContain('waybillHtml: "syr" has no words for books.title of src/books.ts: "en" stands in.');
  expect(html).toContain('["syr"].indexOf(h.dataset.language)>=0||');
});
