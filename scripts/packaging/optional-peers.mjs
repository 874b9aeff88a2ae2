import { inNewFolder, installProject } from './pack.mjs';

/** Projects that stand on other versions of what is optional, and the packages that they take. */
const projects = {
  'older Vite, router, forms and axios': {
    ours: ['validators', 'http', 'auth-core', 'ui-shell'],
    dependencies: { vite: '^5.4.0', axios: '^0.27.0', 'react-hook-form': '7.54.0', 'react-router-dom': '^6.30.0' },
  },
  'React 18 beside a session': {
    ours: ['http', 'auth-core'],
    dependencies: { react: '^18.3.0', valtio: '^2.1.0' },
  },
};

/** Checks that npm resolves each of them without --force. */
export async function checkOptionalPeers({ packed, check }) {
  for (const [name, { ours, dependencies }] of Object.entries(projects))
    await check(`npm install goes through in a project with ${name}`, () =>
      inNewFolder((folder) => {
        const wanted = packed.filter((one) => ours.includes(one.name));
        return installProject(folder, { private: true, dependencies }, wanted, '--package-lock-only');
      }),
    );
}
