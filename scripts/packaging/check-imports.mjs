import path from 'node:path';
import { build } from 'esbuild';

const allowed = {
  'validators/.': [],
  'validators/./cn': [],
  'validators/./trade': [],
  'http/.': ['axios'],
  'http/./conditional': [],
  'http/./pages': [],
  'http/./problem': [],
  'http/./testing': [],
  'http/./trace': [],
  'auth-core/.': ['valtio/vanilla', 'valtio/vanilla/utils'],
  'auth-core/./oidc': [],
  'auth-core/./react': [
    'valtio',
    'valtio/vanilla',
    'valtio/vanilla/utils',
    'valtio/react',
    'react',
    'react/jsx-runtime',
  ],
  'auth-core/./records': [],
};
// The assembly, what draws its login page in a build, and what draws its pages in tests.
const isConsole = (name, entry) => name === 'ui-shell' && ['./console', './prerender', './testing'].includes(entry);
const forbiddenForComponents = /^(@waybill\/|react-router|axios)/;

/** Throws when a packed entry imports a package that it must do without: the components need no router and no other package of ours. */
export async function checkImports({ name, manifest, folder }) {
  for (const [entry, target] of Object.entries(manifest.exports)) {
    if (typeof target === 'string' || isConsole(name, entry)) continue;
    const imported = await importedPackages(path.join(folder, target.import.default));
    const list = allowed[`${name}/${entry}`];
    const wrong = imported.filter((one) => (list ? !list.includes(one) : forbiddenForComponents.test(one)));
    if (wrong.length > 0)
      throw new Error(`${manifest.name} at "${entry}" imports ${wrong.join(', ')}, which it must do without.`);
  }
}

async function importedPackages(file) {
  const options = {
    bundle: true,
    write: false,
    metafile: true,
    packages: 'external',
    format: 'esm',
    logLevel: 'silent',
  };
  const { metafile } = await build({ ...options, entryPoints: [file] });
  const imports = Object.values(metafile.outputs).flatMap((output) => output.imports);
  return [...new Set(imports.filter((one) => one.external).map((one) => one.path))].filter(
    (one) => !one.startsWith('node:'),
  );
}
