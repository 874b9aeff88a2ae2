import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { expect } from 'playwright/test';
import { browse, whileServed } from '../lib/browse.mjs';
import { mustPass } from '../lib/checks.mjs';
import { capture } from '../lib/run.mjs';
import { serveFiles } from '../lib/serve-files.mjs';
import { inNewFolder, installProject } from './pack.mjs';

/** The packages that run in every runtime, with the expected result of each README's first example. */
const examples = {
  http: { result: 'orders', expected: [{ id: 7 }] },
  'auth-core': { result: 'seen', expected: [1] },
};
const expected = Object.fromEntries(Object.entries(examples).map(([name, one]) => [name, one.expected]));
const runtimes = {
  'Node.js': [process.execPath],
  Bun: ['npx', '--yes', 'bun'],
  Deno: ['npx', '--yes', 'deno@2', 'run', '--allow-all', '--node-modules-dir=manual', '--quiet'],
};
/** Expressions with the result in each context of a browser. */
const places = {
  'a page': "import('/bundle.js').then(({ results }) => results)",
  'a worker': "ask(new Worker('/bundle.js', { type: 'module' }))",
  'a service worker':
    "navigator.serviceWorker.register('/bundle.js', { type: 'module' }).then((one) => ask(one.installing ?? one.waiting ?? one.active))",
};
const ask = `(worker) => new Promise((done, failed) => {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data }) => done(data);
  worker.onerror = ({ message }) => failed(new Error(message));
  worker.postMessage('', [port2]);
})`;

/** Tries the first example of the packed http and auth-core in a fresh project of Node.js, Bun, Deno, and in a page, a worker and a service worker. */
export const checkRuntimes = ({ packed, check }) =>
  inNewFolder(async (home) => {
    const tested = packed.filter(({ name }) => name in examples);
    await installProject(home, { private: true, type: 'module' }, tested);
    await whileServed(answer(home), async (address) => {
      await writeExamples(home, tested, address.slice(0, -1));
      for (const [name, command] of Object.entries(runtimes))
        await check(`a fresh ${name} project runs the first examples`, async () => {
          const { output } = mustPass(await capture(command[0], [...command.slice(1), 'print.js'], { cwd: home }));
          expect(JSON.parse(output.trim().split('\n').at(-1))).toEqual(expected);
        });
      for (const [place, results] of Object.entries(places))
        await check(`${place} runs the first examples`, () =>
          browse(address, async (page) => {
            await page.evaluate(`globalThis.ask = ${ask}`);
            expect(await page.evaluate(results)).toEqual(expected);
          }),
        );
    });
  });

/** Writes a module for each example, modules that collect and print the results, and a bundle. */
async function writeExamples(home, tested, address) {
  const write = (name, text) => writeFileSync(path.join(home, name), text);
  for (const { name, folder } of tested) {
    const [, example] = /```ts\n(.*?)```/s.exec(readFileSync(path.join(folder, 'README.md'), 'utf8')) ?? [];
    const { result } = examples[name];
    write(`${name}.ts`, `${example.replace('https://api.example.com', address)}\nexport { ${result} as result };\n`);
  }
  const imports = tested.map(({ name }, at) => `import { result as r${at} } from './${name}.js';`).join('\n');
  write('index.html', '<!doctype html><title>fresh</title><link rel="icon" href="data:,">');
  write('results.js', `${imports}\nexport const results = { ${tested.map(({ name }, at) => `'${name}': r${at}`)} };\n`);
  write('print.js', `import { results } from './results.js';\nconsole.log(JSON.stringify(results));\n`);
  // A service worker cannot wait at its start, so it runs the examples on a message.
  write(
    'source.js',
    `export const results = import('./results.js').then((all) => all.results);
onmessage = async ({ ports: [port] }) => port.postMessage(await results);\n`,
  );
  const common = { absWorkingDir: home, logLevel: 'silent', target: 'es2022', outdir: home };
  await build({ ...common, entryPoints: tested.map(({ name }) => `${name}.ts`) });
  await build({ ...common, entryPoints: { bundle: 'source.js' }, bundle: true, format: 'esm' });
}

/** Serves a folder and the example's API, whose first token has expired. */
function answer(home) {
  const files = serveFiles(home);
  return (request, response) => {
    const { url, headers } = request;
    const tell = (body) => response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (url === '/refreshToken') tell({ code: 200, data: { token: 'T1' } });
    else if (url === '/orders?page=1') tell(headers.token === 'T1' ? { code: 200, data: [{ id: 7 }] } : { code: 402 });
    else files(request, response);
  };
}
