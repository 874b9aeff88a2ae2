import { describe, expect, it } from 'vitest';
import { createOpensslKey } from '../../../../scripts/lib/testing/openssl';
import { roundsOf } from '../../../../scripts/lib/testing/rounds-of';
import { createRsaCipher } from './create-rsa-cipher';

const thorough = process.env.WAYBILL_THOROUGH === '1';
const there = roundsOf(20, 60, 10_000);
const back = roundsOf(6, 12, 600);
const minutes = 60_000;
const keys = [1024, 2048, 4096].map((bits) => createOpensslKey(bits));

/** A seeded random generator (mulberry32). */
function createChance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Characters of one Unicode plane, of all of them, ASCII or Chinese; about `size` bytes. */
function randomText(chance: () => number, kind: number, size: number): string {
  let text = '';
  let bytes = 0;
  while (bytes < size) {
    const plane = kind < 17 ? kind : kind === 17 ? Math.floor(chance() * 17) : 0;
    let point = plane * 0x10000 + Math.floor(chance() * 0x10000);
    if (kind === 18) point = 32 + Math.floor(chance() * 95);
    if (kind === 19) point = 0x4e00 + Math.floor(chance() * 20_000);
    if (point >= 0xd800 && point <= 0xdfff) continue;
    text += String.fromCodePoint(point);
    bytes += point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4;
  }
  return text;
}

/** Empty, single bytes, around every block border, log-uniform up to 600 bytes, some long; in the full run 1 MB per key. */
function sizeOf(at: number, of: number, chance: () => number, block: number): number {
  if (at < 3) return at;
  if (at < 18) return block * (1 + (at % 3)) + (Math.floor(at / 3) % 3) - 1;
  if (thorough && at >= of - 3) return 1024 * 1024;
  if (thorough && at % 400 === 0) return 10_000 + Math.floor(chance() * 60_000);
  return Math.floor((thorough ? 600 : 200) ** chance());
}

async function inParallel(count: number, work: (at: number) => Promise<void>): Promise<void> {
  let next = 0;
  const run = async () => {
    while (next < count) await work(next++);
  };
  await Promise.all([run(), run(), run(), run()]);
}

describe('against the OpenSSL command line', () => {
  it.each(there)(
    '%i payloads that are encrypted here decrypt there, byte by byte%s',
    async (there) => {
      const chance = createChance(20250206);
      const ciphers = keys.map((key) => createRsaCipher({ getPublicKey: () => ({ publicKey: key.publicPem }) }));
      const work = Array.from({ length: there }, (_, at) => {
        const which = at % keys.length;
        const block = (keys[which]?.bits ?? 0) / 8 - 11;
        return { which, text: randomText(chance, at % 20, sizeOf(at, there, chance, block)) };
      });
      let checked = 0;
      await inParallel(there, async (at) => {
        const { which, text } = work[at] ?? { which: 0, text: '' };
        const key = keys[which];
        const encrypted = await ciphers[which]?.encrypt(text);
        if (!key || !encrypted) throw new Error(`Payload ${at} was not encrypted.`);
        const bytes = Buffer.from(encrypted.base64, 'base64');
        const length = key.bits / 8;
        const blocks = Array.from({ length: bytes.length / length }, (_, n) =>
          bytes.subarray(n * length, (n + 1) * length),
        );
        const plain = Buffer.concat(await mapInTurn(blocks, (block) => key.decrypt(block)));
        if (!plain.equals(Buffer.from(text, 'utf8')))
          throw new Error(`Payload ${at} (${text.length}) came out different.`);
        checked += 1;
      });
      expect(checked).toBe(there);
    },
    60 * minutes,
  );

  it.each(back)(
    '%i payloads that are encrypted there are read back here%s',
    async (back) => {
      const chance = createChance(1024);
      const ciphers = keys.map(({ publicPem, privatePem }) =>
        createRsaCipher({ getPublicKey: () => ({ publicKey: publicPem }), getPrivateKey: () => privatePem }),
      );
      let checked = 0;
      await inParallel(back, async (at) => {
        const which = at % keys.length;
        const key = keys[which];
        if (!key) throw new Error(`There is no key ${which}.`);
        const length = key.bits / 8 - 11;
        const text = randomText(chance, at % 20, at < 3 ? 0 : Math.floor((thorough ? 900 : 200) ** chance()));
        const bytes = Buffer.from(text, 'utf8');
        const count = Math.max(1, Math.ceil(bytes.length / length));
        const blocks = Array.from({ length: count }, (_, n) => bytes.subarray(n * length, (n + 1) * length));
        const joined = Buffer.concat(await mapInTurn(blocks, (block) => key.encrypt(block)));
        expect(await ciphers[which]?.decrypt(joined.toString('base64'))).toBe(text);
        checked += 1;
      });
      expect(checked).toBe(back);
    },
    60 * minutes,
  );
});

async function mapInTurn<A, B>(list: readonly A[], work: (item: A) => Promise<B>): Promise<B[]> {
  const made: B[] = [];
  for (const item of list) made.push(await work(item));
  return made;
}
