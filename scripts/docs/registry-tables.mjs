import { readFileSync } from 'node:fs';
import { fromRoot } from '../lib/root.mjs';
import { reacts, typescripts } from '../packaging/tested-versions.mjs';
import { weighEntry } from '../product/weigh-entry.mjs';

/** Where the measured sizes stand: bytes of gzip by entry, written by `npm run docs -- --sizes`. */
export const sizesFile = fromRoot('docs/sizes.json');

const manifestOf = (name) => JSON.parse(readFileSync(fromRoot('packages', name, 'package.json'), 'utf8'));

/** Weighs every entry of a package from its sources: own code, minified, `{ entry: { gzip, later } }` in bytes. */
export async function measureSizes(name) {
  const entries = Object.entries(manifestOf(name).exports).filter(([, target]) => typeof target === 'object');
  const weighed = entries.map(async ([entry, target]) => {
    const { gzip, later } = await weighEntry(fromRoot('packages', name, target['@waybill/source']));
    return [`@waybill/${name}${entry.slice(1)}`, { gzip, later }];
  });
  return Object.fromEntries(await Promise.all(weighed));
}

const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;

/** The sizes of a package's entries as a table. */
export function sizeTable(name, sizes) {
  const rows = Object.entries(sizes)
    .filter(([entry]) => entry === `@waybill/${name}` || entry.startsWith(`@waybill/${name}/`))
    .map(([entry, { gzip, later }]) => `| \`${entry}\` | ${kilobytes(gzip)} | ${later > 0 ? kilobytes(later) : '-'} |`);
  return ['| entry, whole, without its dependencies | gzip | more on demand |', '| - | -: | -: |', ...rows].join('\n');
}

/** What a package runs with, from its manifest and from what the tests install. */
export function supportTable(name) {
  const { engines, peerDependencies = {}, peerDependenciesMeta = {} } = manifestOf(name);
  const own = JSON.parse(readFileSync(fromRoot('node_modules/typescript/package.json'), 'utf8')).version;
  const compilers = [...Object.keys(typescripts), own.replace(/\.\d+$/, '')].sort((one, other) => one - other);
  const peers = Object.entries(peerDependencies).map(([peer, range]) => [
    `\`${peer}\`${peerDependenciesMeta[peer]?.optional ? ', where it is used' : ''}`,
    `\`${range}\`${name === 'auth-core' && peer === 'react' ? `; tested with ${Object.keys(reacts).join(', ')} and newer` : ''}`,
  ]);
  const rows = [
    ['Node.js', `\`${engines.node}\``],
    ['TypeScript', `5.0 to 7.0; tested with ${compilers.join(', ')}`],
    ['modules', 'ESM and CommonJS, each with types'],
    ...peers,
  ];
  return ['| with | versions |', '| - | - |', ...rows.map(([what, versions]) => `| ${what} | ${versions} |`)].join(
    '\n',
  );
}
