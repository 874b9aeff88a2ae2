import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { build } from 'esbuild';
import { chromium } from 'playwright';
import { mustPass } from '../lib/checks.mjs';
import { chromiumLaunch } from '../lib/chromium.mjs';
import { capture } from '../lib/run.mjs';

/** The packages that promise to run anywhere, and what the first example of each README must come to. */
const examples = {
  http: { result: 'orders', expected: [{ id: 7 }] },
  'auth-core': { result: 'seen', expected: [1] },
};
const runtimes = { bun: ['bun', []], deno: ['deno', ['run', '--allow-all', '--node-modules-dir=manual', '--quiet']] };
const places = {
  'a page': 'import(url).then(({ results }) => results)',
  'a worker': `new Promise((done, failed) => {
    const worker = new Worker(url, { type: 'module' });
    worker.onmessage = ({ data }) => done(data);
    worker.onerror = ({ message }) => failed(new Error(message));
  })`,
  'a service worker': `navigator.serviceWorker.register(url).then(async (registration) => {
    const worker = registration.installing ?? registration.waiting ?? registration.active;
    const { port1, port2 } = new MessageChannel();
    const said = new Promise((done) => { port1.onmessage = ({ data }) => done(data); });
    worker.postMessage('', [port2]);
    return said;
  })`,
};

/** Tries the first example of the packed http and auth-core in a fresh project of Node.js, Bun, Deno, and in a page, a worker and a service worker. */
export async function checkRuntimes({ packed, check }) {
  const home = mkdtempSync(path.join(os.tmpdir(), 'waybill-runtimes-'));
  const { server, address } = await serve(home);
  try {
    const wanted = packed.filter(({ name }) => name in examples);
    writeFileSync(path.join(home, 'package.json'), '{ "name": "fresh", "private": true, "type": "module" }');
    await install(home, ...wanted.map(({ tarball }) => tarball));
    await writeExamples(home, wanted, address);
    const run = (command, ...args) => capture(command, [...args, 'print.js'], { cwd: home });
    await check('a fresh Node.js project runs the first examples', () => mustEqual(run(process.execPath)));
    for (const [name, [command, args]] of Object.entries(runtimes)) {
      const tools = path.join(home, 'tools', name);
      const installed = await install(home, '--prefix', tools, name).catch((error) => error);
      if (installed instanceof Error) {
        console.log(`skip  a fresh ${name} project: npm cannot install "${name}" here: ${installed.message}`);
        continue;
      }
      const program = path.join(tools, 'node_modules/.bin', command);
      await check(`a fresh ${name} project runs the first examples`, () => mustEqual(run(program, ...args)));
    }
    const browser = await chromium.launch(chromiumLaunch());
    try {
      for (const [place, script] of Object.entries(places))
        await check(`${place} runs the first examples`, async () => {
          const page = await browser.newPage();
          await page.goto(address);
          const file = place === 'a service worker' ? 'service' : place === 'a worker' ? 'worker' : 'bundle';
          mustBe(await page.evaluate(`(async () => { const url = '/${file}.js'; return ${script}; })()`));
        });
    } finally {
      await browser.close();
    }
  } finally {
    server.close();
    rmSync(home, { recursive: true, force: true });
  }
}

const install = async (cwd, ...args) =>
  mustPass(await capture('npm', ['install', '--no-audit', '--no-fund', '--silent', ...args], { cwd }));

/** A module for each example, one that gathers their results, and what tells them in each place. */
async function writeExamples(home, wanted, address) {
  const write = (name, text) => writeFileSync(path.join(home, name), text);
  for (const { name, folder } of wanted) {
    const [, example] = /```ts\n(.*?)```/s.exec(readFileSync(path.join(folder, 'README.md'), 'utf8')) ?? [];
    const { result } = examples[name];
    write(`${name}.ts`, `${example.replace('https://api.example.com', address)}\nexport { ${result} as result };\n`);
  }
  const imports = wanted.map(({ name }, at) => `import { result as r${at} } from './${name}.js';`).join('\n');
  write('results.js', `${imports}\nexport const results = { ${wanted.map(({ name }, at) => `'${name}': r${at}`)} };\n`);
  write('print.js', `import { results } from './results.js';\nconsole.log(JSON.stringify(results));\n`);
  write('worker-source.js', `import { results } from './results.js';\npostMessage(results);\n`);
  // A service worker waits for nothing at its start: the examples are run when they are asked for.
  write(
    'service-source.js',
    `const results = import('./results.js').then((all) => all.results);
onmessage = async ({ ports: [port] }) => port.postMessage(await results);\n`,
  );
  const common = { absWorkingDir: home, logLevel: 'silent', target: 'es2022', outdir: home, allowOverwrite: true };
  await build({ ...common, entryPoints: wanted.map(({ name }) => `${name}.ts`) });
  const bundled = { ...common, bundle: true };
  await build({ ...bundled, format: 'esm', entryPoints: { bundle: 'results.js', worker: 'worker-source.js' } });
  await build({ ...bundled, format: 'esm', entryPoints: { service: 'service-source.js' } });
}

/** The server of the example: its first token has expired. */
async function serve(home) {
  const server = createServer(({ url, headers }, response) => {
    const send = (type, body) => response.writeHead(200, { 'content-type': type }).end(body);
    const tell = (body) => send('application/json', JSON.stringify(body));
    if (url === '/refreshToken') tell({ code: 200, data: { token: 'T1' } });
    else if (url === '/orders?page=1') tell(headers.token === 'T1' ? { code: 200, data: [{ id: 7 }] } : { code: 402 });
    else if (/^\/\w+\.js$/.test(url)) send('text/javascript', readFileSync(path.join(home, url)));
    else send('text/html', '<!doctype html><title>fresh</title>');
  });
  await new Promise((listening) => server.listen(0, '127.0.0.1', listening));
  return { server, address: `http://127.0.0.1:${server.address().port}` };
}

const expected = JSON.stringify(
  Object.fromEntries(Object.entries(examples).map(([name, one]) => [name, one.expected])),
);

const mustEqual = async (run) =>
  mustBe(
    JSON.parse(
      mustPass(await run)
        .output.trim()
        .split('\n')
        .at(-1),
    ),
  );

function mustBe(results) {
  const ordered = Object.fromEntries(Object.keys(examples).map((name) => [name, results?.[name]]));
  if (JSON.stringify(ordered) !== expected) throw new Error(`${JSON.stringify(results)} instead of ${expected}`);
}
