import { readdirSync, readFileSync } from 'node:fs';
import { fromRoot } from './root.mjs';

const withoutMainEntry = ['@lingui/message-utils'];
const alsoUsed =
  '@lingui/message-utils/compileMessage react-dom/client react-dom/server.browser react/jsx-runtime react/jsx-dev-runtime valtio/vanilla valtio/vanilla/utils valtio/utils react-day-picker/locale/en-US react-day-picker/locale/zh-CN axe-core fast-check'.split(
    ' ',
  );

/**
 * Every third-party import of our packages, subpaths included. Vite bundles them before the first browser test,
 * because a late discovery would reload the page under a running test.
 */
export function browserDependencies(): string[] {
  const manifests = readdirSync(fromRoot('packages')).map((name) =>
    JSON.parse(readFileSync(fromRoot('packages', name, 'package.json'), 'utf8')),
  );
  const named = manifests.flatMap((manifest) => [
    ...Object.keys(manifest.dependencies ?? {}),
    ...Object.keys(manifest.peerDependencies ?? {}),
  ]);
  const bundled = named.filter((name) => !name.startsWith('@waybill/') && !withoutMainEntry.includes(name));
  return [...new Set([...bundled, ...alsoUsed])];
}
