import type { Choice } from '../choice';
import type { FileTable } from './source-files';
import { devVersions, providerVersion, versions } from './versions';

const json = (value: unknown) => `${JSON.stringify(value, undefined, 2)}\n`;

/** What stands around the code: manifest, compiler, linter, build, page and the notes for whoever serves it. */
export function setupFiles({ folder, title, api, languages }: Choice, version: string): FileTable {
  const own = Object.fromEntries(
    ['auth-core', 'http', 'ui-shell', 'validators'].map((name) => [`@waybill/${name}`, `^${version}`]),
  );
  return {
    'package.json': json({
      name: folder,
      version: '0.0.0',
      private: true,
      type: 'module',
      scripts: {
        dev: 'vite',
        build: 'tsc && vite build',
        test: 'vitest run',
        lint: 'biome check .',
        fix: 'biome check --write .',
      },
      dependencies: { ...own, ...versions },
      devDependencies: sorted({ ...devVersions, ...(api === 'oidc' ? providerVersion : {}) }),
    }),
    'tsconfig.json': json({
      compilerOptions: {
        strict: true,
        noEmit: true,
        target: 'es2022',
        module: 'esnext',
        moduleResolution: 'bundler',
        jsx: 'react-jsx',
        skipLibCheck: true,
        types: [],
      },
      include: ['src'],
    }),
    'biome.json': `{
  "formatter": { "indentStyle": "space", "lineWidth": 120 },
  "javascript": { "formatter": { "quoteStyle": "single" } },
  "files": { "includes": ["src/**", "*.ts", "*.mjs"] }
}
`,
    '.gitignore': 'node_modules/\ndist/\n',
    'index.html': `<!doctype html>
<html lang="${languages[0] === 'zh' ? 'zh-CN' : 'en'}">
  <head>
    <meta charset="UTF-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <link rel="icon" href="data:," />
    <title>${escapeHtml(title)}</title>
  </head>
  <body>
    <div id="app"></div>
    <script type="module" src="/src/main.tsx"></script>
  </body>
</html>
`,
    'vite.config.ts': `import react from '@vitejs/plugin-react';
import { waybillBuild, waybillHtml } from '@waybill/ui-shell/vite';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [
    react(),
    waybillHtml({
      config: 'src/config.ts',
      firstPaint: { storageKey: '${folder}.theme', language: '${languages[0]}' },
    }),
    waybillBuild({ routes: 'src/routes.ts' }),
    {
      // The demonstration API, in the development server alone. Yours: take this out and write server: { proxy: { '/api': 'http://...' } }.
      name: 'demo-api',
      async configureServer({ middlewares }) {
        const { isCall, demoApi } = await import('./api.mjs');
        middlewares.use((request, response, next) => {
          if (isCall(request.url ?? '')) demoApi(request, response).catch(next);
          else next();
        });
      },
    },
  ],
  test: { environment: 'jsdom', include: ['src/**/*.test.tsx'], testTimeout: 30_000 },
});
`,
    'README.md': `# ${title}

\`npm run dev\` serves it with a demonstration API (\`api.mjs\`): sign in as \`ann\` / \`ann-demo\`. \`npm test\`, \`npm run lint\` and \`npm run build\` do what
they say. How to add a page stands in [AGENTS.md](AGENTS.md).

## Serving it

\`npm run build\` writes \`dist/\`. The server of it

- puts a fresh nonce in place of \`__CSP_NONCE__\` in \`index.html\` with each response, and the same nonce into the policy:
  \`script-src 'self' 'nonce-...'; style-src 'self' 'nonce-...'\`,
- sends \`index.html\` with \`Cache-Control: no-store\`, what is below \`/assets/\` with \`max-age=31536000, immutable\`,
- passes \`/api/\` on to the API${api === 'oidc' ? `, and allows \`connect-src 'self' https://<your provider>\`` : ''}.

What stands between \`npm run dev\` and your API: \`src/config.ts\` and the proxy in \`vite.config.ts\`. Rights are checked by the server alone; a guard here only
hides what somebody may not use.
`,
  };
}

const sorted = <Value>(table: Record<string, Value>): Record<string, Value> =>
  Object.fromEntries(Object.entries(table).sort(([one], [other]) => (one < other ? -1 : 1)));

const escapeHtml = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign);
