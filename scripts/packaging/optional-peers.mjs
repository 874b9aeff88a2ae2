import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { mustPass } from '../lib/checks.mjs';
import { capture } from '../lib/run.mjs';

/** Projects that stand on other versions of what is optional, and the packages that they take. */
const projects = {
  'older Vite, router, forms and axios': {
    ours: ['validators', 'http', 'auth-core', 'ui-shell'],
    theirs: { vite: '^5.4.0', axios: '^0.27.0', 'react-hook-form': '7.54.0', 'react-router-dom': '^6.30.0' },
  },
  'React 18 beside a session': { ours: ['http', 'auth-core'], theirs: { react: '^18.3.0', valtio: '^2.1.0' } },
};

/** Checks that npm resolves each of them without --force. */
export async function checkOptionalPeers({ packed, check }) {
  for (const [name, { ours, theirs }] of Object.entries(projects))
    await check(`npm install goes through in a project with ${name}`, async () => {
      const folder = mkdtempSync(path.join(os.tmpdir(), 'waybill-peers-'));
      try {
        const tarballs = packed.filter((one) => ours.includes(one.name));
        const own = Object.fromEntries(tarballs.map(({ manifest, tarball }) => [manifest.name, `file:${tarball}`]));
        const manifest = { name: 'peers', private: true, dependencies: { ...theirs, ...own } };
        writeFileSync(path.join(folder, 'package.json'), JSON.stringify(manifest));
        const args = ['install', '--package-lock-only', '--prefer-offline', '--no-audit', '--no-fund'];
        mustPass(await capture('npm', args, { cwd: folder }));
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    });
}
