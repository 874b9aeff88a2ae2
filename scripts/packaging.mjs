import { createChecks, mustPass } from './lib/checks.mjs';
import { fromRoot } from './lib/root.mjs';
import { capture } from './lib/run.mjs';
import { checkClientDirective, checkContents } from './packaging/check-contents.mjs';
import { checkConsumer, installConsumer } from './packaging/consumer.mjs';
import { packageNames, packPackage } from './packaging/pack.mjs';
import { releaseParts } from './packaging/release-parts.mjs';

const clientEntries = {
  'auth-core': ['react'],
  'ui-shell': ['index', 'table', 'forms', 'controls', 'display', 'console', 'frame', 'import'],
};
// Tarballs and one project that uses them; `npm run test:release` tries them in every combination that is promised, `npm run packaging -- vite` in one.
const named = process.argv.slice(2);
if (named.some((name) => !Object.hasOwn(releaseParts, name))) {
  console.error(`Use: npm run packaging -- [${Object.keys(releaseParts).join(' ')}]`);
  process.exit(2);
}
const parts = named.length > 0 || !process.env.WAYBILL_RELEASE ? named : Object.keys(releaseParts);
const { check, finish } = createChecks(named.length > 0 ? `packaging-${named.join('-')}` : 'packaging');
const packed = [];
for (const name of packageNames) {
  const one = await check(`@waybill/${name} packs`, () => packPackage(name));
  if (!one) continue;
  packed.push(one);
  if (named.length > 0) continue;
  await check(`@waybill/${name} holds what it should and nothing else`, () => checkContents(one));
  const tool = async (file, ...args) =>
    mustPass(await capture(process.execPath, [fromRoot('node_modules', file), ...args])).output;
  await check(`@waybill/${name} passes publint (strict)`, async () => {
    const report = await tool('publint/src/cli.js', 'run', one.tarball, '--strict');
    if (!report.includes('All good!')) throw new Error(report);
  });
  // Node 10 finds the entries of ui-shell by typesVersions alone, which only TypeScript reads.
  const flags = ['--no-definitely-typed', '--no-color', '--format=ascii'];
  flags.push(`--profile=${name === 'ui-shell' ? 'node16' : 'strict'}`);
  await check(`@waybill/${name} has right types`, () =>
    tool('@arethetypeswrong/cli/dist/index.js', one.tarball, ...flags),
  );
  for (const entry of clientEntries[name] ?? [])
    await check(`@waybill/${name} marks ${entry} for the client`, () => checkClientDirective(one, entry));
}
const complete = packed.length === packageNames.length;
const consumer = complete && (await installConsumer(packed, check, { matrix: parts.length > 0 }));
if (consumer && named.length === 0) await checkConsumer(consumer);
for (const name of consumer ? parts : []) {
  const began = Date.now();
  await releaseParts[name](consumer);
  console.log(`      ${name}: ${Math.round((Date.now() - began) / 1000)} s`);
}
finish();
