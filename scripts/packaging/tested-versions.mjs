/** The compilers that read the types of the packages in the consumer's project, oldest first; the workspace's own is among them. */
export const typescripts = { '5.0': '5.0.4', '6.0': '6.0.3', '7.0': '7.0.2' };

/** The React versions over which guards of auth-core are drawn and followed, beside the workspace's own. */
export const reacts = { 18.3: '18.3.1', '19.0': '19.0.0', 19.1: '19.1.0', 19.2: '19.2.0' };

const olderPlugin = { '@vitejs/plugin-react': '^5.2.0' };

/** Further versions that created offices are tested with, by part: versions, Node.js from npm, edits, and a proof in the page's code. */
export const others = {
  vite: {
    'Vite 6': { versions: { vite: '^6.4.0', ...olderPlugin } },
    'Vite 7': { versions: { vite: '^7.3.0', ...olderPlugin } },
  },
  libraries: {
    'the oldest router and forms': { versions: { 'react-router': '7.18.0', 'react-hook-form': '7.55.0' } },
    'React Router 8': { node: 22, versions: { 'react-router': '^8.0.0' } },
    'Lingui 6': { node: 22, versions: { '@lingui/core': '^6.0.0', '@lingui/react': '^6.0.0' } },
    'a pre-release of styled-components 7': { versions: { 'styled-components': '^7.0.0-0' } },
  },
  compiler: {
    'React Compiler': {
      versions: { 'babel-plugin-react-compiler': '^1.0.0', ...olderPlugin },
      edit: {
        file: 'vite.config.ts',
        from: 'react()',
        to: "react({ babel: { plugins: ['babel-plugin-react-compiler'] } })",
      },
      prove: /memo_cache_sentinel/,
    },
  },
};

/** The packages that packages/ui-shell/docs/page-tests.md installs for Jest. */
export const jestPackages = {
  jest: '^30.0.0',
  'jest-environment-jsdom': '^30.0.0',
  '@swc/core': '^1.16.0',
  '@swc/jest': '^0.2.39',
};
