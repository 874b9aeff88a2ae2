import { createChecks } from './lib/checks.mjs';
import { checkClientDirective, checkContents } from './packaging/check-contents.mjs';
import { checkTypes, checkWithPublint } from './packaging/check-publishing.mjs';
import { checkConsumer, installConsumer } from './packaging/consumer.mjs';
import { packageNames, packPackage } from './packaging/pack.mjs';
import { releaseParts } from './packaging/release-parts.mjs';

const clientEntries = {
  'auth-core': ['react'],
  'ui-shell': ['index', 'table', 'forms', 'controls', 'display', 'console', 'frame'],
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
  await check(`@waybill/${name} passes publint (strict)`, () => checkWithPublint(one));
  await check(`@waybill/${name} has right types`, () => checkTypes(one, name === 'ui-shell' ? 'node16' : 'strict'));
  for (const entry of clientEntries[name] ?? [])
    await check(`@waybill/${name} marks ${entry} for the client`, () => checkClientDirective(one, [entry]));
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
