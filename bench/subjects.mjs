import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { build } from 'vite';
import { fromRoot } from '../scripts/lib/root.mjs';
import { startSandbox } from '../scripts/product/start-sandbox.mjs';
import { floorLook, ourLook } from './looks.mjs';

const built = ['floor', 'floor/table', 'ours', 'ours/table'];

/** The inline scripts that can be removed to measure their effect, each with a pattern of its first characters. */
const parts = {
  'early-code': /\(!!\(function\(\)\{try\{return/,
  'start-watch': /\(function \(data\) \{\s+var over, leaving, box/,
};

/** Copies the built console without one of these scripts. Throws unless the page has it exactly once. */
function consoleWithout(name) {
  if (!parts[name]) throw new Error(`The page has no part "${name}": choose ${Object.keys(parts).join(', ')}.`);
  const folder = fromRoot('reports/bench/without');
  rmSync(folder, { recursive: true, force: true });
  cpSync(fromRoot('apps/console/dist'), folder, { recursive: true });
  const scripts = readFileSync(`${folder}/index.html`, 'utf8').split(/(<script nonce[^>]*>.*?<\/script>)/s);
  const remaining = scripts.filter((text) => !(text.startsWith('<script') && parts[name].test(text.slice(0, 400))));
  if (remaining.length !== scripts.length - 1)
    throw new Error(`The page holds ${scripts.length - remaining.length} of ${name}.`);
  writeFileSync(`${folder}/index.html`, remaining.join(''));
  return folder;
}

/** Builds all subjects and serves them from one server; returns the sites of each subject, its `look` steps, and `stop`. */
export async function startSubjects(without) {
  for (const folder of built)
    await build({ configFile: fromRoot('bench', folder, 'vite.config.ts'), logLevel: 'error' });
  const servers = [];
  const serve = async (flags) => {
    const server = await startSandbox(flags);
    servers.push(server);
    return { url: server.url, token: await signedIn(server.url) };
  };
  const floor = await serve(['--console', without ? consoleWithout(without) : fromRoot('reports/bench/floor')]);
  const subjects = {
    floor: { start: floor, pages: floor, look: floorLook },
    ours: { start: await serve([]), pages: await serve(['--console', fromRoot('reports/bench/ours')]), look: ourLook },
  };
  return { subjects, stop: () => Promise.all(servers.map(({ stop }) => stop())) };
}

async function signedIn(url) {
  const response = await fetch(`${url}api/cps/open/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password: 'waybill-admin' }),
  });
  const { code, message, data } = await response.json();
  if (code !== 200) throw new Error(`The sign-in failed at ${url}: ${message}`);
  return data.token;
}
