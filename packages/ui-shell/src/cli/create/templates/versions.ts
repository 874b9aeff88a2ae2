/** Versions that a new back office begins with; a test holds them against those that this repository works with. */
export const versions = {
  '@lingui/core': '^5.9.5',
  '@lingui/react': '^5.9.5',
  react: '^19.3.1',
  'react-dom': '^19.3.1',
  'react-hook-form': '^7.92.0',
  'react-router-dom': '^7.18.5',
  'styled-components': '^6.6.0',
  valtio: '^2.3.2',
} as const;

export const devVersions = {
  '@biomejs/biome': '^2.6.8',
  '@types/react': '^19.3.0',
  '@types/react-dom': '^19.3.0',
  '@vitejs/plugin-react': '^6.3.0',
  jsdom: '^29.1.1',
  typescript: '~5.9.3',
  vite: '^8.3.8',
  vitest: '^4.1.12',
} as const;

/** Only for the demonstration provider of the kind `oidc`. */
export const providerVersion = { 'oidc-provider': '^8.8.1' } as const;
