import { createScriptedAdapter } from '@waybill/http/testing';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { drawInConsole } from '../../../../../../testing/console/draw-in-console';
import { assembleConsole } from '../../../../create-console';
import { envelopeApi } from '../../../../kernel/api/envelope-api';
import type { LoginPanel } from '../../../../kernel/console-slots';
import LoginPage from '../login-page';

interface PasskeyRequest {
  mediation?: string;
  challenge: string;
  signal: AbortSignal;
  /** Chooses a passkey as the user. */
  choose: (id: string) => void;
}

let requests: PasskeyRequest[];
let forgotten: unknown[];

/** A minimal passkey credential. */
function passkeyOf(id: string): PublicKeyCredential {
  return Object.assign(Object.create(PublicKeyCredential.prototype), { toJSON: () => ({ id }) });
}

beforeEach(() => {
  requests = [];
  forgotten = [];
  vi.spyOn(PublicKeyCredential, 'isConditionalMediationAvailable').mockResolvedValue(true);
  vi.spyOn(navigator.credentials, 'get').mockImplementation(
    ({ mediation, publicKey, signal } = {}) =>
      new Promise((resolve, reject) => {
        if (!signal) throw new Error('It could never be ended.');
        signal.addEventListener('abort', () => reject(signal.reason));
        const challenge = btoa(String.fromCharCode(...new Uint8Array(publicKey?.challenge as ArrayBuffer)));
        requests.push({ ...(mediation && { mediation }), challenge, signal, choose: (id) => resolve(passkeyOf(id)) });
      }),
  );
  const signals = PublicKeyCredential as { signalUnknownCredential?: unknown };
  const original = signals.signalUnknownCredential;
  signals.signalUnknownCredential = async (credential: unknown) => void forgotten.push(credential);
  onTestFinished(() => {
    signals.signalUnknownCredential = original;
  });
});
afterEach(() => vi.restoreAllMocks());

/** A login page over a server that knows one passkey, `mine`, and counts its challenges. */
async function open({ panels = ['password', 'passkey'], timeout }: { panels?: LoginPanel[]; timeout?: number } = {}) {
  let challenges = 0;
  const { parts } = assembleConsole({
    routes: [],
    config: { tokenStorage: 'memory', language: 'en', slots: { login: { panels } } },
    api: envelopeApi({
      adapter: createScriptedAdapter([
        {
          match: /passkeyOptions/,
          reply: () => {
            challenges += 1;
            const challenge = btoa(`number ${challenges}`).replaceAll('=', '');
            return { body: { code: 200, data: { challenge, rpId: 'office.example', ...(timeout && { timeout }) } } };
          },
        },
        {
          match: /POST .*\/passkey/,
          reply: ({ body }) => {
            const { id } = (body as { passkey: { id: string } }).passkey;
            return id === 'mine'
              ? { body: { code: 200, data: { token: 'T1' } } }
              : { body: { code: 400, message: 'No such passkey.', data: { passkey: 'unknown' } } };
          },
        },
        { match: /POST/, reply: { body: { code: 400, message: 'Wrong password.' } } },
        { match: /./, reply: { body: { code: 200, data: {} } } },
      ]),
    }),
  });
  onTestFinished(() => parts.session.dispose());
  const { remove } = await drawInConsole(parts, <LoginPage />);
  return { ...parts, remove };
}

const username = () => page.getByRole('textbox', { name: 'User name' });
const isOpen = () => requests.map(({ signal }) => !signal.aborted);

it('the browser offers passkeys in the user name field after the first paint; the chosen one signs in', async () => {
  const { session } = await open();
  await expect.element(username()).toHaveAttribute('autocomplete', 'username webauthn');
  await expect.poll(() => requests).toMatchObject([{ mediation: 'conditional', challenge: btoa('number 1') }]);
  requests[0]?.choose('mine');
  await expect.poll(() => session.getToken()).toBe('T1');
});

it('without the passkey panel there is no offer, and the field is a plain one', async () => {
  await open({ panels: ['password'] });
  await expect.element(username()).toHaveAttribute('autocomplete', 'username');
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(requests).toEqual([]);
});

it('the offer ends while a password is sent; a refusal opens another offer with a new challenge', async () => {
  await open();
  await expect.poll(() => requests.length).toBe(1);
  await userEvent.fill(username(), 'ann');
  await userEvent.fill(page.getByPlaceholder('Enter your password'), 'secret-1');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('alert')).toHaveTextContent('Wrong password.');
  await expect.poll(isOpen).toEqual([false, true]);
  expect(requests[1]?.challenge).toBe(btoa('number 2'));
});

it('the offer ends when the passkey panel opens, which asks itself, and when the page unmounts', async () => {
  const { remove } = await open();
  await expect.poll(isOpen).toEqual([true]);
  await userEvent.click(page.getByRole('tab', { name: 'Passkey' }));
  await expect.poll(isOpen).toEqual([false]);
  await userEvent.click(page.getByRole('tab', { name: 'Password' }));
  await expect.poll(isOpen).toEqual([false, true]);
  await remove();
  expect(isOpen()).toEqual([false, false]);
});

it('an unknown passkey shows an error in the form, and the browser forgets it', async () => {
  const { session } = await open();
  await expect.poll(() => requests.length).toBe(1);
  requests[0]?.choose('removed');
  await expect.element(page.getByRole('alert')).toHaveTextContent('No such passkey.');
  expect(forgotten).toEqual([{ rpId: 'office.example', credentialId: 'removed' }]);
  expect(session.getToken()).toBeNull();
  await expect.poll(isOpen).toEqual([false, true]);
});

it('a browser that chooses automatically is not asked forever', async () => {
  await open();
  for (const times of [1, 2, 3]) {
    await expect.poll(() => requests.length).toBe(times);
    requests[times - 1]?.choose('removed');
  }
  await expect.poll(() => forgotten.length).toBe(3);
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(requests).toHaveLength(3);
});

it('before a challenge expires the offer gets another one', async () => {
  vi.spyOn(document, 'hasFocus').mockReturnValue(true);
  const { session } = await open({ timeout: 300 });
  await expect.poll(() => requests.length).toBeGreaterThan(1);
  expect(requests[0]?.signal.aborted).toBe(true);
  requests.at(-1)?.choose('mine');
  await expect.poll(() => session.getToken()).toBe('T1');
});

it("while the browser's dialog has the focus, an old challenge stays until the focus returns", async () => {
  vi.spyOn(document, 'hasFocus').mockReturnValue(false);
  await open({ timeout: 100 });
  await expect.poll(() => requests.length).toBe(1);
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(isOpen()).toEqual([true]);
  window.dispatchEvent(new FocusEvent('focus'));
  await expect.poll(() => requests.length).toBeGreaterThan(1);
});
