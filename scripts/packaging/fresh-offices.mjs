import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { carryOut, filesIn } from '../docs/tutorial-edits.mjs';
import { mustPass } from '../lib/checks.mjs';
import { fromRoot } from '../lib/root.mjs';
import { capture } from '../lib/run.mjs';
import { versionIn } from './consumer.mjs';
import { create, workInCreatedOffice } from './created-office.mjs';
import { inNewFolder } from './pack.mjs';
import { jestPackages, others } from './tested-versions.mjs';
import { installFromTarballs } from './tutorial-office.mjs';

const office = { api: 'envelope', languages: 'en,zh' };

/** Builds a created office with each further version of a dependency, in a separate project, and uses it in a browser. */
export const checkOthers = (part) => async (consumer) => {
  for (const [name, { versions, node, edit, prove }] of Object.entries(others[part]))
    await consumer.check(`a created office installs, builds and is worked in with ${name}`, () =>
      inFreshOffice(consumer, versions, async (folder) => {
        if (edit) carryOut([edit], filesIn(folder));
        const runtime = node ? ['exec', '--yes', `--package=node@${node}`, '--', 'npm'] : [];
        mustPass(await capture('npm', [...runtime, 'run', 'build', '--silent'], { cwd: folder }));
        if (prove) {
          const [page] = globSync('dist/assets/notes-*.js', { cwd: folder });
          assert.match(readFileSync(path.join(folder, page), 'utf8'), prove);
        }
        await workInCreatedOffice(office, folder);
      }),
    );
};

/** Runs the test of a created office in Jest, as page-tests.md of the guide sets it up. */
export const checkJest = (consumer) =>
  consumer.check('the page test of a created office passes in Jest, set up as page-tests.md of the guide says', () =>
    inFreshOffice(consumer, jestPackages, async (folder) => {
      const text = readFileSync(fromRoot('packages/ui-shell/docs/page-tests.md'), 'utf8');
      const files = [...text.matchAll(/^```js\n\/\/ (jest\.\S+)\n(.*?)^```/gms)];
      assert.equal(files.length, 2);
      for (const [, name, code] of files) writeFileSync(path.join(folder, name), code);
      const ofVitest = "import { expect, test } from 'vitest';\n";
      carryOut([{ file: 'src/pages/notes.test.tsx', from: ofVitest, to: '' }], filesIn(folder));
      mustPass(await capture(process.execPath, ['node_modules/jest/bin/jest.js'], { cwd: folder }));
    }),
  );

/** Creates an office in a temporary folder, installed from the tarballs with `versions` instead of its own, and removes it after the work. */
const inFreshOffice = (consumer, versions, work) =>
  inNewFolder(async (place) => {
    const folder = await create(office, place, consumer);
    await installFromTarballs(folder, consumer.packed, versions);
    for (const name of Object.keys(versions)) console.log(`      ${name} ${versionIn(folder, name)}`);
    await work(folder);
  });
