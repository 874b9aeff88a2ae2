import { build } from 'vite';
import { fromRoot } from '../scripts/lib/root.mjs';
import { startSandbox } from '../scripts/product/start-sandbox.mjs';
import { floorLook, ourLook } from './looks.mjs';

const built = ['floor', 'floor/table', 'ours', 'ours/table'];

/**
 * Builds what is measured beside the console itself and serves all of it by the same server; returns the sites of each subject, `start` with the
 * login and home, `pages` with lists and tables, how the `look` is changed, and `stop`.
 */
export async function startSubjects() {
  for (const folder of built)
    await build({ configFile: fromRoot('bench', folder, 'vite.config.ts'), logLevel: 'error' });
  const servers = [];
  const serve = async (flags) => {
    const server = await startSandbox(flags);
    servers.push(server);
    return { url: server.url, token: await signedIn(server.url) };
  };
  const floor = await serve(['--console', fromRoot('reports/bench/floor')]);
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
  if (code !== 200) throw new Error(`Nobody could sign in at ${url}: ${message}`);
  return data.token;
}
