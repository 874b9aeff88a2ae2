import { createChecks } from './lib/checks.mjs';
import { checkClientDirective, checkContents } from './packaging/check-contents.mjs';
import { checkTypes, checkWithPublint } from './packaging/check-publishing.mjs';
import { checkConsumer } from './packaging/consumer.mjs';
import { packageNames, packPackage } from './packaging/pack.mjs';
import { checkRuntimes } from './packaging/runtimes.mjs';

const clientEntries = {
  'auth-core': ['react'],
  'ui-shell': ['index', 'table', 'forms', 'controls', 'display', 'console', 'frame'],
};
// Tarballs and one project that uses them; `npm run test:release` tries them in every combination that is promised.
const release = Boolean(process.env.WAYBILL_RELEASE);
const { check, finish } = createChecks('packaging');
const packed = [];
for (const name of packageNames) {
  const one = await check(`@waybill/${name} packs`, () => packPackage(name));
  if (!one) continue;
  packed.push(one);
  await check(`@waybill/${name} holds what it should and nothing else`, () => checkContents(one));
  await check(`@waybill/${name} passes publint (strict)`, () => checkWithPublint(one));
  await check(`@waybill/${name} has right types`, () => checkTypes(one, name === 'ui-shell' ? 'node16' : 'strict'));
  for (const entry of clientEntries[name] ?? [])
    await check(`@waybill/${name} marks ${entry} for the client`, () => checkClientDirective(one, [entry]));
}
await checkConsumer(packed, check, { release });
if (release) await checkRuntimes(packed, check);
finish();
