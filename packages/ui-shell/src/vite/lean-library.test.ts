import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { build } from 'esbuild';
import { expect, it } from 'vitest';
import { toLeanLibrary } from './lean-library';

const router = path.dirname(createRequire(import.meta.url).resolve('react-router/package.json'));
const home = path.join(router, 'dist/production');

async function bundle(lean: boolean): Promise<string> {
  const { outputFiles } = await build({
    stdin: {
      contents: `export { Link, Router, useMatch, useNavigate, useSearchParams, UNSAFE_RouteContext } from './index.mjs'`,
      resolveDir: home,
    },
    bundle: true,
    write: false,
    format: 'esm',
    external: ['react', 'react-dom', 'cookie', 'set-cookie-parser'],
    plugins: [
      {
        name: 'lean',
        setup: ({ onLoad }) =>
          onLoad({ filter: /\.mjs$/ }, ({ path: id }) => {
            const code = readFileSync(id, 'utf8');
            return { contents: (lean && toLeanLibrary(code, id)) || code };
          }),
      },
    ],
  });
  return outputFiles[0]?.text ?? '';
}

it('of react-router only what is imported is left, in less than half of the bytes', async () => {
  const [whole, lean] = await Promise.all([bundle(false), bundle(true)]);
  for (const part of ['NavLink', 'PrefetchPageLinksImpl', 'RenderErrorBoundary', 'ScrollRestoration']) {
    expect(whole, part).toContain(part);
    expect(lean, part).not.toContain(part);
  }
  expect(lean).toContain('useLinkClickHandler');
  expect(lean.length).toBeLessThan(whole.length / 2);
});

it('a class that is taken out of the way of leaving it out goes on reading its context', () => {
  const [file = ''] = readdirSync(home).filter((name) => /^chunk-.*\.mjs$/.test(name));
  const id = path.join(home, file);
  const lean = toLeanLibrary(readFileSync(id, 'utf8'), id) ?? '';
  expect(lean).toMatch(/var RenderErrorBoundary = \/\* @__PURE__ \*\/ \(\(\) => class extends React\d*\.Component/);
  expect(lean).toMatch(/static contextType = RSCRouterContext;/);
});

it('touches no other file', () => {
  expect(toLeanLibrary('var a = React.memo(b);', '/m/react-router/dist/development/index.mjs')).toBeNull();
  expect(toLeanLibrary('a.displayName = "A";', '/app/src/pages/react-router.mjs')).toBeNull();
});

it('puts no vendor prefixes into the code of styled-components', () => {
  expect(toLeanLibrary('export function prefix() {}', 'C:\\m\\stylis\\src\\Prefixer.js')).toBe(
    'export const prefix = (value) => value;',
  );
});

it('what Radix asks of React by a name that it puts together is asked for by its name', () => {
  const id = '/m/@radix-ui/react-id/dist/index.mjs';
  expect(toLeanLibrary('var a = React[" useId ".trim().toString()] || (() => void 0);', id)).toBe(
    'var a = React.useId || (() => void 0);',
  );
  expect(toLeanLibrary('var a = React[name];', id)).toBeNull();
});
