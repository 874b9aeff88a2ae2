import { readFileSync } from 'node:fs';
import { drafts, entries } from './scripts/budgets.mjs';

const withoutOnDemand = {
  name: 'without-on-demand',
  setup: ({ onResolve }) =>
    onResolve({ filter: /./ }, ({ kind, path }) => (kind === 'dynamic-import' ? { path, external: true } : undefined)),
};

/** One check for each entry of a package; an entry without a budget is an error. */
function entriesOf(name) {
  const { exports } = JSON.parse(readFileSync(`packages/${name}/package.json`, 'utf8'));
  return Object.entries(exports)
    .filter(([, target]) => target.import)
    .map(([entry, target]) => {
      const full = `@waybill/${name}${entry.slice(1)}`;
      if (!(full in entries)) throw new Error(`${full} has no budget: add one in scripts/budgets.mjs.`);
      return {
        name: full,
        path: `packages/${name}/${target.import.default}`,
        limit: `${entries[full]} kB`,
        gzip: true,
        modifyEsbuildConfig: (config) => ({
          ...config,
          format: 'esm',
          target: 'es2022',
          packages: 'external',
          legalComments: 'none',
          plugins: [...(config.plugins ?? []), withoutOnDemand],
        }),
      };
    });
}

export default [
  ...['validators', 'http', 'auth-core', 'ui-shell'].flatMap(entriesOf),
  {
    name: 'what keeps drafts',
    path: 'apps/console/dist/assets/session-drafts-*.js',
    limit: `${drafts} kB`,
    gzip: true,
    disablePlugins: ['@size-limit/esbuild'],
  },
];
