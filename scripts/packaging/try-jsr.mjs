import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fromRoot } from '../lib/root.mjs';
import { capture } from '../lib/run.mjs';
import { inNewFolder } from './pack.mjs';

/** Runs the checks of `deno publish` on the packed files, whose scripts and types refer to each other by file. */
for (const name of ['http', 'auth-core'])
  await inNewFolder(async (folder) => {
    const packed = fromRoot('reports/tarballs', name);
    const jsr = JSON.parse(readFileSync(fromRoot('packages', name, 'jsr.json'), 'utf8'));
    const manifest = JSON.parse(readFileSync(path.join(packed, 'package.json'), 'utf8'));
    const entries = Object.entries(manifest.exports).flatMap(([entry, to]) =>
      to.import ? [[entry, to.import.default]] : [],
    );
    for (const file of ['dist', 'README.md', 'LICENSE'])
      cpSync(path.join(packed, file), path.join(folder, file), { recursive: true });
    const exports = Object.fromEntries(entries);
    writeFileSync(path.join(folder, 'jsr.json'), JSON.stringify({ ...jsr, version: manifest.version, exports }));
    for (const file of readdirSync(path.join(folder, 'dist')).filter((each) => each.endsWith('.d.ts')))
      edit(path.join(folder, 'dist', file), (text) => text.replace(/(['"])(\.\/[^'"]+)\.js\1/g, '$1$2.d.ts$1'));
    for (const [, entry] of entries)
      edit(path.join(folder, entry), (text) => `// @ts-self-types="./${path.basename(entry, '.js')}.d.ts"\n${text}`);
    const args = ['--yes', 'deno@2', 'publish', '--dry-run', '--allow-dirty'];
    const { code, output } = await capture('npx', args, { cwd: folder });
    if (code !== 0) throw new Error(`@waybill/${name}: ${output}`);
    console.log(`ok    @waybill/${name} as JSR would take it`);
  });

function edit(file, change) {
  writeFileSync(file, change(readFileSync(file, 'utf8')));
}
