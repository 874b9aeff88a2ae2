import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { build, type Plugin } from 'esbuild';
import { expect, it } from 'vitest';
import { toLeanReactDom } from './lean-react-dom';
import { toReactModule } from './react-modules';

const { resolve } = createRequire(import.meta.url);

const asModules = (toLean: (code: string) => string): Plugin => ({
  name: 'react-modules',
  setup: ({ onLoad }) =>
    onLoad({ filter: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/ }, ({ path: id }) => {
      const code = readFileSync(id, 'utf8');
      const lean = id.includes('react-dom-client') ? toLean(code) : code;
      return { contents: toReactModule(lean, id) ?? lean };
    }),
});

async function bundle(contents: string, toLean = (code: string) => code) {
  const { outputFiles, warnings } = await build({
    stdin: { contents, resolveDir: import.meta.dirname },
    bundle: true,
    write: false,
    format: 'esm',
    minifySyntax: true,
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [asModules(toLean)],
  });
  const text = outputFiles[0]?.text ?? '';
  return { text, warnings, run: () => import(`data:text/javascript,${encodeURIComponent(text)}`) };
}

it.each(['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client', 'scheduler'])(
  '%s exports as a module what it exports, and is no CommonJS any more',
  async (name) => {
    const { text, warnings, run } = await bundle(
      `export * as all from '${name}'; export { default as one } from '${name}';`,
    );
    expect([text.includes('__commonJS'), text.includes('__require'), warnings]).toEqual([false, false, []]);
    const file = name.replace('/', '-');
    const whole = createRequire(resolve(name))(`./cjs/${file}.production.js`) as object;
    const { all, one } = await run();
    expect(Object.keys(one).sort()).toEqual(Object.keys(whole).sort());
    expect(
      Object.keys(all)
        .filter((key) => key !== 'default')
        .sort(),
    ).toEqual(Object.keys(whole).sort());
  },
);

it('React DOM shares React and the scheduler with whoever imports them, whole and lean', async () => {
  const check = `import * as React from 'react'; import { version } from 'react-dom/client'; import { unstable_now as now } from 'scheduler';
    export const said = [React.version === version, typeof now()];`;
  for (const toLean of [(code: string) => code, toLeanReactDom])
    expect((await (await bundle(check, toLean)).run()).said).toEqual([true, 'number']);
});

it('what nobody imports is left out', async () => {
  const { text } = await bundle("export { createRoot } from 'react-dom/client';");
  expect(text).toContain('createRoot');
  expect(text).not.toContain('hydrateRoot');
});

it('a file that is written in another way, or is none of these, stays as it is', () => {
  const dist = '/app/node_modules/react-dom';
  expect(
    toReactModule('var a = require("a"), b = 1;\nexports.c = a;', `${dist}/cjs/react-dom.production.js`),
  ).toBeNull();
  expect(toReactModule('module.exports = { a: 1 };', `${dist}/cjs/react-dom.production.js`)).toBeNull();
  expect(toReactModule('module.exports = require("./other.js");', `${dist}/index.js`)).toBeNull();
  expect(toReactModule('exports.a = 1;', `${dist}/cjs/react-dom-server.node.production.js`)).toBeNull();
  expect(toReactModule('exports.a = 1;', '/app/src/react/index.js')).toBeNull();
  expect(toReactModule('exports.a = 1;', 'C:\\m\\scheduler\\cjs\\scheduler.production.js')).toContain(
    'a$exported as a',
  );
});
