import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { expect } from 'playwright/test';
import { browse, whileServed } from '../lib/browse.mjs';
import { mustPass } from '../lib/checks.mjs';
import { capture } from '../lib/run.mjs';
import { serveFiles } from '../lib/serve-files.mjs';
import { inNewFolder, installProject } from './pack.mjs';

/** The packages that promise to run anywhere, and what the first example of each README must come to. */
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
/** What each place of a browser comes to: the bundle is imported there, or asked. */
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
    const wanted = packed.filter(({ name }) => name in examples);
    await installProject(home, { private: true, type: 'module' }, wanted);
    await whileServed(answer(home), async (address) => {
      await writeExamples(home, wanted, address.slice(0, -1));
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

/** A module for each example, one that gathers their results, one that prints them, and a bundle that gives them. */
async function writeExamples(home, wanted, address) {
  const write = (name, text) => writeFileSync(path.join(home, name), text);
  for (const { name, folder } of wanted) {
    const [, example] = /```ts\n(.*?)```/s.exec(readFileSync(path.join(folder, 'README.md'), 'utf8')) ?? [];
    const { result } = examples[name];
    write(`${name}.ts`, `${example.replace('https://api.example.com', address)}\nexport { ${result} as result };\n`);
  }
  const imports = wanted.map(({ name }, at) => `import { result as r${at} } from './${name}.js';`).join('\n');
  write('index.html', '<!doctype html><title>fresh</title><link rel="icon" href="data:,">');
  write('results.js', `${imports}\nexport const results = { ${wanted.map(({ name }, at) => `'${name}': r${at}`)} };\n`);
  write('print.js', `import { results } from './results.js';\nconsole.log(JSON.stringify(results));\n`);
  // A service worker waits for nothing at its start: the examples are run when they are asked for.
  write(
    'source.js',
    `export const results = import('./results.js').then((all) => all.results);
onmessage = async ({ ports: [port] }) => port.postMessage(await results);\n`,
  );
  const common = { absWorkingDir: home, logLevel: 'silent', target: 'es2022', outdir: home };
  await build({ ...common, entryPoints: wanted.map(({ name }) => `${name}.ts`) });
  await build({ ...common, entryPoints: { bundle: 'source.js' }, bundle: true, format: 'esm' });
}

/** The server of the example, whose first token has expired, beside the files of a folder. */
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
