import { createScriptedAdapter } from '@waybill/http/testing';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { drawInConsole } from '../../../../../../testing/console/draw-in-console';
import { assembleConsole } from '../../../../create-console';
import { envelopeApi } from '../../../../kernel/api/envelope-api';
import type { LoginPanel } from '../../../../kernel/console-slots';
import LoginPage from '../login-page';

interface Asked {
  mediation?: string;
  challenge: string;
  signal: AbortSignal;
  /** Somebody chooses this passkey. */
  choose: (id: string) => void;
}

let asked: Asked[];
let forgotten: unknown[];

/** A passkey as far as anybody here reads it. */
function passkeyOf(id: string): PublicKeyCredential {
  return Object.assign(Object.create(PublicKeyCredential.prototype), { toJSON: () => ({ id }) });
}

beforeEach(() => {
  asked = [];
  forgotten = [];
  vi.spyOn(PublicKeyCredential, 'isConditionalMediationAvailable').mockResolvedValue(true);
  vi.spyOn(navigator.credentials, 'get').mockImplementation(
    ({ mediation, publicKey, signal } = {}) =>
      new Promise((resolve, reject) => {
        if (!signal) throw new Error('It could never be ended.');
        signal.addEventListener('abort', () => reject(signal.reason));
        const challenge = btoa(String.fromCharCode(...new Uint8Array(publicKey?.challenge as ArrayBuffer)));
        asked.push({ ...(mediation && { mediation }), challenge, signal, choose: (id) => resolve(passkeyOf(id)) });
      }),
  );
  const signals = PublicKeyCredential as { signalUnknownCredential?: unknown };
  const own = signals.signalUnknownCredential;
  signals.signalUnknownCredential = async (credential: unknown) => void forgotten.push(credential);
  onTestFinished(() => {
    signals.signalUnknownCredential = own;
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
const isOpen = () => asked.map(({ signal }) => !signal.aborted);

it('the browser is asked to offer passkeys in the field of the user name once the page stands; the one that is chosen signs in', async () => {
  const { session } = await open();
  await expect.element(username()).toHaveAttribute('autocomplete', 'username webauthn');
  await expect.poll(() => asked).toMatchObject([{ mediation: 'conditional', challenge: btoa('number 1') }]);
  asked[0]?.choose('mine');
  await expect.poll(() => session.getToken()).toBe('T1');
});

it('without the panel for passkeys nothing is asked, and the field is a plain one', async () => {
  await open({ panels: ['password'] });
  await expect.element(username()).toHaveAttribute('autocomplete', 'username');
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(asked).toEqual([]);
});

it('the offer ends while a password is on its way; a refusal opens another with a challenge of its own', async () => {
  await open();
  await expect.poll(() => asked.length).toBe(1);
  await userEvent.fill(username(), 'ann');
  await userEvent.fill(page.getByPlaceholder('Enter your password'), 'secret-1');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('alert')).toHaveTextContent('Wrong password.');
  await expect.poll(isOpen).toEqual([false, true]);
  expect(asked[1]?.challenge).toBe(btoa('number 2'));
});

it('the offer ends when the panel for passkeys is opened, which asks by itself, and when the page goes', async () => {
  const { remove } = await open();
  await expect.poll(isOpen).toEqual([true]);
  await userEvent.click(page.getByRole('tab', { name: 'Passkey' }));
  await expect.poll(isOpen).toEqual([false]);
  await userEvent.click(page.getByRole('tab', { name: 'Password' }));
  await expect.poll(isOpen).toEqual([false, true]);
  await remove();
  expect(isOpen()).toEqual([false, false]);
});

it('a passkey that the server does not know is said in the form, and the browser hears that it is to be forgotten', async () => {
  const { session } = await open();
  await expect.poll(() => asked.length).toBe(1);
  asked[0]?.choose('removed');
  await expect.element(page.getByRole('alert')).toHaveTextContent('No such passkey.');
  expect(forgotten).toEqual([{ rpId: 'office.example', credentialId: 'removed' }]);
  expect(session.getToken()).toBeNull();
  await expect.poll(isOpen).toEqual([false, true]);
});

it('a browser that chooses by itself is not asked for ever', async () => {
  await open();
  for (const times of [1, 2, 3]) {
    await expect.poll(() => asked.length).toBe(times);
    asked[times - 1]?.choose('removed');
  }
  await expect.poll(() => forgotten.length).toBe(3);
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(asked).toHaveLength(3);
});

it('before a challenge is too old the offer goes on with another one', async () => {
  vi.spyOn(document, 'hasFocus').mockReturnValue(true);
  const { session } = await open({ timeout: 300 });
  await expect.poll(() => asked.length).toBeGreaterThan(1);
  expect(asked[0]?.signal.aborted).toBe(true);
  asked.at(-1)?.choose('mine');
  await expect.poll(() => session.getToken()).toBe('T1');
});

it('while the browser has the focus, as its own dialog takes it, an old challenge stays until that is back', async () => {
  vi.spyOn(document, 'hasFocus').mockReturnValue(false);
  await open({ timeout: 100 });
  await expect.poll(() => asked.length).toBe(1);
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(isOpen()).toEqual([true]);
  window.dispatchEvent(new FocusEvent('focus'));
  await expect.poll(() => asked.length).toBeGreaterThan(1);
});
