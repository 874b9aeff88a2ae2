import { readFileSync } from 'node:fs';
import { fromRoot } from '../lib/root.mjs';
import { inNewFolder, installProject } from './pack.mjs';

const commands = readFileSync(fromRoot('packages/ui-shell/README.md'), 'utf8').matchAll(/^npm install ([^#\n]*)/gm);
const projects = {
  'what the README says': [...commands].flatMap(([, words]) => words.trim().split(/\s+/)),
  'React 18 beside a session': ['@waybill/http', '@waybill/auth-core', 'react@^18.3.0', 'valtio@^2.1.0'],
};

/** Checks that npm resolves each of them without --force, and on this Node.js without a warning. */
export async function checkOptionalPeers({ packed, check }) {
  for (const [name, words] of Object.entries(projects))
    await check(`npm install goes through with ${name}`, () =>
      inNewFolder(async (folder) => {
        const dependencies = Object.fromEntries(words.map((word) => /^(.[^@]*)@?(.*)$/.exec(word).slice(1)));
        const ours = packed.filter(({ manifest }) => words.includes(manifest.name));
        const { output } = await installProject(folder, { private: true, dependencies }, ours, '--package-lock-only');
        if (/npm warn/i.test(output)) throw new Error(output);
      }),
    );
}
