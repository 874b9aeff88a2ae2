import { readFileSync } from 'node:fs';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { mustPass } from '../lib/checks.mjs';
import { fromRoot } from '../lib/root.mjs';
import { capture } from '../lib/run.mjs';

/** Throws what publint, in its strict mode, has against the tarball. */
export async function checkWithPublint({ tarball }) {
  const bytes = readFileSync(tarball);
  const data = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength);
  const { messages, pkg } = await publint({ pack: { tarball: data }, strict: true });
  if (messages.length > 0)
    throw new Error(messages.map((message) => formatMessage(message, pkg, { color: false })).join('\n'));
}

/** Throws what are-the-types-wrong finds in the tarball; `profile` is "strict" (Node 10 too) or "node16" (Node 16 and bundlers). */
export async function checkTypes({ tarball }, profile) {
  const cli = fromRoot('node_modules/@arethetypeswrong/cli/dist/index.js');
  const args = [
    cli,
    tarball,
    '--profile',
    profile,
    '--no-definitely-typed',
    '--no-color',
    '--no-emoji',
    '--format',
    'ascii',
  ];
  mustPass(await capture(process.execPath, args));
}
