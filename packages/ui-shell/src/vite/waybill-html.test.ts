import { fileURLToPath } from 'node:url';
import { parseAst } from 'vite';
import { beforeEach, expect, it } from 'vitest';
import { presets } from '../theme/preset-themes';
import type { Build } from './early-code';
import { waybillHtml } from './waybill-html';

const login = 'assets/login-page.js';
const bundle: Build = {
  [login]: { type: 'chunk', fileName: login, moduleIds: ['/src/console/features/session/login/login-page.tsx'] },
};

const root = fileURLToPath(new URL('../../../../examples/second-back-office', import.meta.url));

const page = `<head>
  <script type="module" crossorigin src="/assets/index.js"></script>
  <link rel="modulepreload" crossorigin href="/assets/react.js">
</head><body>
  <div id="app"></div>
</body>`;

let built: Promise<string> | undefined;
/** The page of a build with the settings of an office, built once. */
const pageOfOffice = () => (built ??= written({ config: 'src/config.ts' }, bundle));

const warnings: string[] = [];
beforeEach(() => {
  warnings.length = 0;
});

/** Files that the plugin puts beside the page. */
const files = new Map<string, string>();

/** The tags that the plugin adds to a page, and the page. */
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
  files.clear();
  const emitFile = ({ name, source }: { name: string; source: string }) => {
    files.set(name, source);
    return name;
  };
  if (build) await plugin.generateBundle.handler.call({ emitFile, getFileName: (name) => `assets/${name}` });
  const { html, tags } = await plugin.transformIndexHtml.handler(page, { bundle: build });
  expect(tags.every(({ tag, attrs }) => attrs.nonce === (tag === 'template' ? undefined : '__CSP_NONCE__'))).toBe(true);
  const texts = tags.map(({ tag, attrs: { nonce: _, ...attrs }, children = '' }) => {
    const attributes = Object.entries(attrs).map(([name, value]) => (name === 'id' ? value : `${name}="${value}"`));
    return `<${[tag, ...attributes].join(' ')}>${children}`;
  });
  return [...texts, html].join('\n');
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
  const html = await pageOfOffice();
  expect(html).toContain('Loading chunk failed');
  expect(html).toContain('harbour.start-retried');
});

it('fetches the modules that an application names', async () => {
  const build: Build = { 'a.js': { type: 'chunk', fileName: 'a.js', moduleIds: ['/app/pages/own-login.tsx'] } };
  expect(await written({ earlyCode: { signedOut: ['pages/own-login'] } }, build)).toContain('["/a.js"]');
});

it("fetches the landing page's code for its address or an empty one, and rejects a missing page", async () => {
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

it("puts the login form of the console's settings into a build, and names the error of a wrong module [build-fails-on-invalid-setting]", async () => {
  const html = await pageOfOffice();
  expect(html).toContain('<template waybill-early-login-form>');
  expect(html).toContain('Sign in to Harbour');
  expect(html).toContain('localStorage.getItem("accessToken")');
  expect(html).toMatch(/<div id="app"><\/div>\s*<script type="module".*\s*<link rel="modulepreload".*\s*<\/body>/);
  expect(await written({ config: 'src/config.ts' })).not.toContain('Sign in');
  const wrong = fileURLToPath(new URL('wrong-config.test-data.ts', import.meta.url));
  await expect(written({ config: wrong }, bundle)).rejects.toThrow('wrong at "tabs.cachedPages"');
  const mark = '<template waybill-settings-checked>';
  expect([html.includes(mark), (await written({}, bundle)).includes(mark)]).toEqual([true, false]);
});

it('names a module that exports no settings, or is not there @release', async () => {
  await expect(written({ config: 'src/theme.ts' }, bundle)).rejects.toThrow('src/theme.ts exports no `config`');
  await expect(written({ config: 'no-such-file.ts' }, bundle)).rejects.toThrow('no-such-file');
});

it('the page of a build carries the theme and the forms that are shown first; a file has all of them', async () => {
  const html = await written({ firstPaint: { themeName: 'ocean' } }, bundle, '/desk/');
  expect(html).toContain(
    '<link waybill-themes data-href="/desk/assets/themes.css" data-theme="ocean" data-forms="light lightMore">',
  );
  const [, primary = ''] = /--wb-color-primary:([^;]+)/.exec(html) ?? [];
  expect(primary).toBe(presets.find(({ name }) => name === 'ocean')?.colors.primary);
  expect(html).not.toMatch(/vab-theme-(green|red|blue)-\w+\{|vab-scheme-dark\{--/);
  expect(html).toContain('--wb-density-row');
  for (const { name } of presets.slice(1)) expect(files.get('themes.css')).toContain(`body.vab-theme-${name}{`);
  expect(files.get('themes.css')).toContain('body.vab-scheme-dark{--');
  const served = await written({});
  expect(served).toContain('vab-theme-green-white');
  expect(served).not.toContain('<link waybill-themes');
});

it("reads the first look and the themes from the console's settings; the login form of other languages is a file", async () => {
  const config = fileURLToPath(new URL('own-look.test-data.ts', import.meta.url));
  const html = await written({ config }, bundle);
  expect(html).toContain('data-theme="acme" data-forms="light lightMore dark darkMore"');
  expect(html).toContain('localStorage.getItem("acme.theme")');
  expect(html).toContain('--wb-color-primary:#7a1fa2');
  expect(files.get('themes.css')).toContain('body.vab-theme-acme{');
  expect([...files.keys()]).toEqual(['login-zh.htm', 'themes.css']);
  expect(html).toContain('"files":{"zh":"/assets/login-zh.htm"}');
  expect(files.get('login-zh.htm')).toMatch(/^<template id="waybill-early-login-form">.*用户名.*<\/template>$/s);
  expect(html).not.toContain('用户名');
});

it('fails a build over a missing message, with its id, file and language', async () => {
  const sources = { 'books.ts': "export const books = defineMessages('books', { title: { zh: '书', en: 'Books' } });" };
  const inFile = (name: string) => fileURLToPath(new URL(`${name}.test-data.ts`, import.meta.url));
  const built = written({ config: inFile('lacking-config') }, bundle, '/', sources);
  await expect(built).rejects.toThrow(/"ja" has no words for .*login\.password/);
  await expect(built).rejects.toThrow('"ja" has no words for books.title of src/books.ts');
  const html = await written({ config: inFile('standing-in-config') }, bundle, '/', sources);
  expect(warnings).toContain('waybillHtml: "syr" has no words for books.title of src/books.ts: "en" stands in.');
  expect(html).toContain('["syr"].indexOf(h.dataset.language)>=0||');
});
