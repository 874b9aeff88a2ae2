import { pathToFileURL } from 'node:url';
import { mustPass } from '../lib/checks.mjs';
import { capture } from '../lib/run.mjs';

/** Lets npm publish with the token that stands in NODE_AUTH_TOKEN at that time: its settings name the variable, never the token. */
export async function nameToken(env = {}) {
  const npm = async (...words) => mustPass(await capture('npm', ['config', ...words], { env })).output;
  const [, address] = /^https?:(\S+)$/m.exec(await npm('get', 'registry')) ?? [];
  if (!address) throw new Error('npm does not say where it publishes to.');
  await npm('set', '--location=user', `${address}:_authToken=\${NODE_AUTH_TOKEN}`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await nameToken();
