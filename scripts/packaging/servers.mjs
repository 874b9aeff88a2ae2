import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { browse, startProgram, whileServed } from '../lib/browse.mjs';
import { fromRoot } from '../lib/root.mjs';
import { enter } from './example.mjs';

/** The servers of the guide's deploy.md: program, sample within a complete configuration, and output when ready. */
const servers = [
  {
    name: 'nginx',
    program: 'usr/sbin/nginx',
    configure: (
      sample,
      { root, port, home },
    ) => `daemon off; worker_processes 1; pid ${home}/pid; error_log stderr notice;
${process.getuid?.() === 0 ? 'user root;' : ''}
events {}
http {
  types { text/html html; text/javascript js; text/css css; image/svg+xml svg; application/json json; }
  access_log off;
  client_body_temp_path ${home}/body; proxy_temp_path ${home}/proxy;
  fastcgi_temp_path ${home}/fastcgi; uwsgi_temp_path ${home}/uwsgi; scgi_temp_path ${home}/scgi;
  server {
    listen 127.0.0.1:${port};
    root ${root};
    ${sample}
  }
}
`,
    args: (file, home) => ['-p', home, '-e', 'stderr', '-c', file],
    ready: /start worker process/,
  },
  {
    name: 'caddy',
    program: 'usr/bin/caddy',
    configure: (sample, { root, port }) => `{
  admin off
  auto_https off
}
http://127.0.0.1:${port} {
  root * ${root}
  ${sample}
  file_server
}
`,
    args: (file) => ['run', '--adapter', 'caddyfile', '--config', file],
    ready: /serving initial configuration/,
  },
];

/** Checks that each server serves a created office with its sample; reports servers that are not installed. */
export async function serveEverywhere(office, check, { paths = false }) {
  for (const server of servers) {
    const program = [`/${server.program}`, `/usr/local/bin/${server.name}`].find((file) => existsSync(file));
    const what = paths
      ? 'with addresses that are paths: a deep one is opened and loaded anew'
      : 'policy, Host and login';
    const name = `${server.name} serves by the sample of the guide's deploy.md: ${what}`;
    if (program) await check(name, () => serveBySample(server, program, office, { paths }));
    else console.log(`not run: ${name}. ${server.name} is not on this machine.`);
  }
}

/** Serves a built office with the documented sample, including the lines for `paths`; throws unless policy, Host and login are right. */
async function serveBySample({ name, configure, args, ready }, program, office, { paths }) {
  const { demoApi } = await import(pathToFileURL(path.join(office, 'api.mjs')).href);
  const hosts = new Set();
  const api = (request, response) => {
    hosts.add(request.headers.host);
    void demoApi(request, response);
  };
  const home = fromRoot('node_modules/.cache/servers', `${name}-run`);
  mkdirSync(home, { recursive: true });
  await whileServed(api, async (apiUrl) => {
    const port = await whileServed(
      () => {},
      (free) => new URL(free).port,
    );
    const [whole, ofPaths] = readSamples(name);
    const sample = `${whole}${paths ? ofPaths : ''}`.replaceAll('127.0.0.1:8080', new URL(apiUrl).host);
    const file = path.join(home, 'config');
    writeFileSync(file, configure(sample, { root: path.join(office, 'dist'), port, home }));
    const { stop } = await startProgram(program, args(file, home), ready);
    try {
      const url = `http://127.0.0.1:${port}/`;
      await signInThere(url);
      if (paths) await openByPaths(url);
      assert.deepEqual([...hosts], [`127.0.0.1:${port}`], 'The API is asked by the host of the console.');
    } finally {
      await stop();
    }
  });
}

/** Reads the two code blocks of deploy.md for a server: its sample, and the lines for path addresses. */
function readSamples(name) {
  const text = readFileSync(fromRoot('packages/ui-shell/docs/deploy.md'), 'utf8');
  const blocks = [...text.matchAll(new RegExp(`^\`\`\`${name}\\n(.*?)^\`\`\``, 'gms'))].map(([, block]) => block);
  if (blocks.length !== 2) throw new Error(`the guide's deploy.md has ${blocks.length} samples for ${name}, not two.`);
  return blocks;
}

async function signInThere(url) {
  const first = await fetch(url);
  const [policy, page] = [first.headers.get('content-security-policy') ?? '', await first.text()];
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1];
  if (!nonce || !page.includes(`nonce="${nonce}"`) || page.includes('__CSP_NONCE__'))
    throw new Error(`The nonce of the page is not that of its policy: ${policy}`);
  if ((await (await fetch(url)).text()).includes(nonce)) throw new Error('Two responses have the same nonce.');
  const [asset] = /assets\/[^"']+\.js/.exec(page);
  assert.match((await fetch(`${url}${asset}`)).headers.get('cache-control') ?? '', /immutable/);
  await browse(url, async (page) => {
    await enter(page, 'ann', 'ann-demo');
    await page.getByText('Read AGENTS.md').waitFor();
  });
}

// A deep address leads through the login to its page and survives a reload; missing files and API paths are no pages.
async function openByPaths(url) {
  const look = async (page) => {
    await enter(page, 'ann', 'ann-demo');
    for (let visit = 0; visit < 2; visit += 1) {
      await page.getByRole('grid').getByText('The first parcel').waitFor();
      assert.equal(new URL(page.url()).pathname, '/parcels');
      if (visit === 0) await page.reload();
    }
  };
  await browse(`${url}parcels`, look, { isQuiet: false });
  for (const [path, status] of Object.entries({ 'assets/none.js': 404, 'api/none': 401 }))
    assert.equal((await fetch(`${url}${path}`)).status, status, `/${path}`);
}
