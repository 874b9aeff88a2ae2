import { createPrivateKey, createPublicKey } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createOpensslKey } from '../../../../scripts/lib/testing/openssl';
import type { CipherProgress } from '../call/request-options';
import { createRsaCipher } from './create-rsa-cipher';
import { rawPrivate, rawPublic } from './raw-rsa';
import type { CreateRsaCipherOptions } from './rsa-cipher-options';
import { parsePrivateKey, parsePublicKey } from './rsa-key';

const key = createOpensslKey(1024);
const other = createOpensslKey(1024, 'b');
const longExponent = createOpensslKey(1024, 'long-exponent', 2 ** 32 + 15);

const cipherOf = (options: Partial<CreateRsaCipherOptions> = {}) =>
  createRsaCipher({
    getPublicKey: () => ({ publicKey: key.publicPem }),
    getPrivateKey: () => key.privatePem,
    ...options,
  });
const encrypted = async (text: string) => {
  const made = await cipherOf().encrypt(text);
  if (!made) throw new Error('The text was not encrypted.');
  return made.base64;
};

const der = (tag: number, content: Buffer) =>
  Buffer.concat([Buffer.of(tag, 0x82, content.length >> 8, content.length & 255), content]);

describe('a text', () => {
  it.each([
    ['empty', ''],
    ['of 40 Chinese characters, where jsencrypt pads too short', '运'.repeat(40)],
    ['of 41 Chinese characters, where jsencrypt is silent', '运'.repeat(41)],
    ['with emoji, which jsencrypt sends as CESU-8', '👩‍👩‍👧 集装箱 😀'.repeat(30)],
    ['with zero bytes and a byte order mark', '\u0000\uFEFF\u0000'],
    ['of exactly one block', 'x'.repeat(117)],
    ['of one block and a byte', 'x'.repeat(118)],
  ])('%s comes back as it was [chunks-117-128-decryption]', async (_, text) => {
    expect(await cipherOf().decrypt(await encrypted(text))).toBe(text);
  });

  it('goes in blocks of 117 bytes that become 128', async () => {
    expect(Buffer.from(await encrypted('x'.repeat(117)), 'base64')).toHaveLength(128);
    expect(Buffer.from(await encrypted('x'.repeat(118)), 'base64')).toHaveLength(256);
  });

  it('is encrypted differently every time', async () => {
    expect(await encrypted('x')).not.toBe(await encrypted('x'));
  });

  it('with half a surrogate pair is refused, because UTF-8 cannot express it', async () => {
    await expect(encrypted('a\uD800')).rejects.toMatchObject({ name: 'CipherError', step: 'encode text' });
  });
});

describe('a key', () => {
  it('may be PEM or bare base64, SubjectPublicKeyInfo or PKCS#1, PKCS#8 or PKCS#1', async () => {
    const body = (pem: string) => pem.replace(/-----[^-]+-----|\s/g, '');
    const older = { type: 'pkcs1', format: 'pem' } as const;
    const rsaPublic = createPublicKey(key.publicPem).export(older).toString();
    const rsaPrivate = createPrivateKey(key.privatePem).export(older).toString();
    for (const publicKey of [key.publicPem, body(key.publicPem), rsaPublic]) {
      const made = await cipherOf({ getPublicKey: () => ({ publicKey }) }).encrypt('运');
      for (const privateKey of [key.privatePem, body(key.privatePem), rsaPrivate]) {
        expect(await cipherOf({ getPrivateKey: () => privateKey }).decrypt(made?.base64 ?? '')).toBe('运');
      }
    }
  });

  it('may come without its primes; decryption then goes the long way', async () => {
    const { n = '', e = '', d = '' } = createPrivateKey(key.privatePem).export({ format: 'jwk' });
    const numbers = [n, e, d].map((part) => Buffer.from(part, 'base64url'));
    const zeros = Array.from({ length: 5 }, () => Buffer.of());
    const fields = [Buffer.of(), ...numbers, ...zeros].map((bytes) => der(2, Buffer.concat([Buffer.of(0), bytes])));
    const privateKey = der(0x30, Buffer.concat(fields)).toString('base64');
    expect(await cipherOf({ getPrivateKey: () => privateKey }).decrypt(await encrypted('运'))).toBe('运');
  });

  it.each([{ mockServer: true, publicKey: 'x' }, { publicKey: '' }, { publicKey: ' ' }, { publicKey: null }, {}])(
    'answer of %j sends payloads plain',
    async (answer) => {
      expect(await cipherOf({ getPublicKey: () => answer }).encrypt('x')).toBeNull();
    },
  );

  it('is fetched once, also by calls that come together', async () => {
    const getPublicKey = vi.fn(async () => ({ publicKey: key.publicPem }));
    const cipher = cipherOf({ getPublicKey });
    await Promise.all([cipher.encrypt('a'), cipher.encrypt('b')]);
    await cipher.encrypt('c');
    expect(getPublicKey).toHaveBeenCalledTimes(1);
  });

  it('that is forgotten is fetched again, once for all callers that forget it', async () => {
    const getPublicKey = vi.fn(async () => ({ publicKey: key.publicPem }));
    const cipher = cipherOf({ getPublicKey });
    const first = await cipher.encrypt('a');
    cipher.forgetKey(first?.keyId ?? '');
    cipher.forgetKey(first?.keyId ?? '');
    const second = await cipher.encrypt('b');
    cipher.forgetKey(first?.keyId ?? '');
    expect((await cipher.encrypt('c'))?.keyId).toBe(second?.keyId);
    expect(getPublicKey).toHaveBeenCalledTimes(2);
  });

  it('that could not be fetched is tried again the next time', async () => {
    const getPublicKey = vi
      .fn<() => Promise<{ publicKey: string }>>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValue({ publicKey: key.publicPem });
    const cipher = cipherOf({ getPublicKey });
    await expect(cipher.encrypt('a')).rejects.toMatchObject({ step: 'fetch public key', why: 'offline' });
    expect(await cipher.encrypt('a')).not.toBeNull();
  });

  it('for decryption is requested at every use, so that a rotated one counts at once', async () => {
    let present = other.privatePem;
    const cipher = cipherOf({ getPrivateKey: () => present });
    const base64 = await encrypted('x');
    await expect(cipher.decrypt(base64)).rejects.toThrow();
    present = key.privatePem;
    expect(await cipher.decrypt(base64)).toBe('x');
  });
});

describe('a failure is thrown and names its step', () => {
  const publicKeys: [string, string, unknown][] = [
    ['parse public key', 'that is no key', 'that is no key'],
    ['parse public key', 'a cut key', key.publicPem.slice(0, 120)],
    ['parse public key', 'a certificate-like text', '-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----'],
    ['parse public key', 'an exponent of more than 32 bits, which jsencrypt takes for 0', longExponent.publicPem],
    ['fetch public key', 'a number', 42],
  ];
  it.each(publicKeys)('%s: %s', async (step, _, publicKey) => {
    const cipher = cipherOf({ getPublicKey: () => ({ publicKey: publicKey as string }) });
    await expect(cipher.encrypt('x')).rejects.toMatchObject({ name: 'CipherError', step });
  });

  it('fetch public key: an answer that is no object', async () => {
    const cipher = cipherOf({ getPublicKey: () => 'key' as never });
    await expect(cipher.encrypt('x')).rejects.toMatchObject({ step: 'fetch public key' });
  });

  it('fetch private key: none injected, an empty one, a source that fails', async () => {
    const bare = createRsaCipher({ getPublicKey: () => ({}) });
    await expect(bare.decrypt('AAAA')).rejects.toMatchObject({ step: 'fetch private key' });
    const getPrivateKey = () => Promise.reject(new Error('no vault'));
    await expect(cipherOf({ getPrivateKey }).decrypt('AAAA')).rejects.toMatchObject({ why: 'no vault' });
    await expect(cipherOf({ getPrivateKey: () => '' }).decrypt('AAAA')).rejects.toMatchObject({
      step: 'fetch private key',
    });
  });

  it('parse private key: a public one', async () => {
    await expect(cipherOf({ getPrivateKey: () => key.publicPem }).decrypt('AAAA')).rejects.toMatchObject({
      step: 'parse private key',
    });
  });

  it('decode base64, split blocks, decrypt block, strip padding, decode text', async () => {
    const stepOf = (base64: string) =>
      cipherOf()
        .decrypt(base64)
        .catch((error) => error.step);
    expect(await stepOf('%%%')).toBe('decode base64');
    expect(await stepOf('')).toBe('split blocks');
    expect(await stepOf(Buffer.alloc(127, 1).toString('base64'))).toBe('split blocks');
    expect(await stepOf(Buffer.alloc(128, 255).toString('base64'))).toBe('decrypt block');
    const foreign = await createRsaCipher({ getPublicKey: () => ({ publicKey: other.publicPem }) }).encrypt('x');
    expect(['strip padding', 'decrypt block']).toContain(await stepOf(foreign?.base64 ?? ''));
    const notUtf8 = await key.encrypt(Uint8Array.of(0xff, 0xfe));
    expect(await stepOf(notUtf8.toString('base64'))).toBe('decode text');
  });

  it('quotes neither key nor text', async () => {
    const error = await cipherOf({ getPrivateKey: () => 'SECRET-KEY' })
      .decrypt('U0VDUkVU')
      .catch((reason) => reason);
    expect(JSON.stringify([error.message, error.stack, String(error.cause)])).not.toMatch(/SECRET|U0VDUkVU/);
  });
});

describe('long work', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('lets other work run in between and reports its progress', async () => {
    const text = '集装箱'.repeat(600);
    const base64 = await encrypted(text);
    let clock = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => {
      clock += 9;
      return clock;
    });
    for (const direction of ['encrypt', 'decrypt'] as const) {
      const seen: CipherProgress[] = [];
      const pauses = vi.spyOn(globalThis, 'setImmediate');
      const onProgress = (progress: CipherProgress) => seen.push(progress);
      if (direction === 'encrypt') await cipherOf().encrypt(text, { onProgress });
      else expect(await cipherOf().decrypt(base64, { onProgress })).toBe(text);
      expect(pauses.mock.calls.length).toBeGreaterThan(10);
      pauses.mockRestore();
      expect(seen.length).toBeGreaterThan(10);
      expect(seen.map(({ done }) => done)).toEqual([...seen.map(({ done }) => done)].sort((a, b) => a - b));
      expect(seen.at(-1)).toEqual({ direction, done: 47, total: 47 });
    }
  });

  // Created outside the tests, because the time to find a key is random.
  const keys = [1024, 2048, 4096].map((bits) => createOpensslKey(bits));
  it.each(keys)(
    'may pause at every fourth bit within a block of $bits bits',
    async ({ bits, publicPem, privatePem }) => {
      const message = Uint8Array.from({ length: bits / 8 }, (_, at) => at % 256);
      let pauses = 0;
      const pace = {
        isDue: () => true,
        pause: async () => {
          pauses += 1;
        },
      };
      const cipher = await rawPublic(await parsePublicKey(publicPem), message, pace);
      expect(pauses).toBe('10001'.length);
      expect(await rawPrivate(await parsePrivateKey(privatePem), cipher, pace)).toEqual(message);
      expect(pauses).toBeGreaterThan(bits / 4);
    },
  );

  it('pauses before and after a key is read, so that a first call does not do everything at once', async () => {
    await cipherOf().encrypt('loads the code');
    const cipher = cipherOf();
    // With the clock stopped, no slice is ever used up.
    vi.spyOn(performance, 'now').mockReturnValue(0);
    const pauses = vi.spyOn(globalThis, 'setImmediate');
    await cipher.encrypt('reads the key');
    expect(pauses).toHaveBeenCalledTimes(2);
    await cipher.encrypt('has the key');
    expect(pauses).toHaveBeenCalledTimes(2);
  });

  it('ends with the signal', async () => {
    const controller = new AbortController();
    const work = cipherOf().encrypt('x'.repeat(200_000), {
      signal: controller.signal,
      onProgress: () => controller.abort(new Error('left')),
    });
    await expect(work).rejects.toThrow('left');
    await expect(cipherOf().encrypt('x', { signal: controller.signal })).rejects.toThrow('left');
  });
});
