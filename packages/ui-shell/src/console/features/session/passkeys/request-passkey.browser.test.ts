import { afterEach, describe, expect, it, vi } from 'vitest';
import { createPasskey, passkeyHindrance, requestPasskey } from './request-passkey';

const page = (facts: { secure?: boolean; host?: string; kind?: unknown } = {}) => ({
  isSecureContext: facts.secure ?? true,
  location: { hostname: facts.host ?? 'office.example' } as Location,
  PublicKeyCredential: ('kind' in facts
    ? facts.kind
    : { parseRequestOptionsFromJSON() {} }) as typeof PublicKeyCredential,
});

afterEach(() => vi.restoreAllMocks());

it.each([
  ['insecure', { secure: false }],
  ['address', { host: '10.0.0.7' }],
  ['address', { host: '[::1]' }],
  ['unsupported', { kind: undefined }],
  ['unsupported', { kind: {} }],
  [undefined, {}],
  [undefined, { host: 'localhost' }],
] as const)('whether a page can use passkeys: %s for %o', (hindrance, facts) => {
  expect(passkeyHindrance(page(facts))).toBe(hindrance);
});

describe.each([
  ['get', requestPasskey, { challenge: 'AAAA' }],
  [
    'create',
    createPasskey,
    {
      challenge: 'AAAA',
      rp: { name: 'Office' },
      user: { id: 'AAAA', name: 'ann', displayName: 'ann' },
      pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
    },
  ],
] as const)('what a browser throws at %s', (name, act, options) => {
  const failing = async (cause: unknown) => {
    vi.spyOn(navigator.credentials, name).mockRejectedValue(cause);
    return act(options).catch((problem: unknown) => problem);
  };

  it.each([
    ['NotAllowedError', 'cancelled'],
    ['AbortError', 'cancelled'],
    ['InvalidStateError', 'known'],
    ['SecurityError', 'address'],
    ['NotSupportedError', 'unsupported'],
    ['UnknownError', 'failed'],
  ])('%s is %s', async (thrown, hindrance) => {
    const cause = new DOMException('no', thrown);
    expect(await failing(cause)).toMatchObject({ name: 'PasskeyError', hindrance, cause });
  });

  it('something that is no credential is a failure as well', async () => {
    vi.spyOn(navigator.credentials, name).mockResolvedValue(null);
    await expect(act(options)).rejects.toMatchObject({ hindrance: 'failed' });
  });

  it('unreadable options are a failure without a prompt [passkeys-browser-refusals]', async () => {
    const ask = vi.spyOn(navigator.credentials, name);
    await expect(act({})).rejects.toMatchObject({ hindrance: 'failed' });
    expect(ask).not.toHaveBeenCalled();
  });
});
