import { createScriptedAdapter } from '@waybill/http/testing';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { drawInConsole } from '../../../../../testing/console/draw-in-console';
import { assembleConsole } from '../../../create-console';
import { envelopeApi } from '../../../kernel/api/envelope-api';
import LoginPage from './login-page';

const refusal = { body: { code: 400, message: 'Wrong password.' }, headers: { 'x-request-id': 'req-7' } };
const prefix = 'login-refusal';

afterEach(() => vi.restoreAllMocks());

/** Draws a login page; `login` responds to the login by password. */
async function open(login: () => typeof refusal | Promise<typeof refusal> = () => refusal) {
  const { parts } = assembleConsole({
    routes: [],
    config: {
      tokenStorage: 'memory',
      language: 'en',
      storagePrefix: prefix,
      slots: { login: { panels: ['password', 'phone', 'passkey'] } },
      social: [{ key: 'demo', label: 'Demo account', authorizeUrl: '/authorize?state={state}&to={redirect}' }],
    },
    api: envelopeApi({
      adapter: createScriptedAdapter([
        { match: /captcha/, reply: { body: { code: 200, data: { captchaEnabled: false } } } },
        { match: /passkeyOptions/, reply: { body: { code: 400, message: 'No challenge.' } } },
        { match: 'POST /socialLogin', reply: { body: { code: 400, message: 'Unknown account.' } } },
        { match: 'POST /login', reply: () => login() },
      ]),
    }),
  });
  onTestFinished(() => parts.session.dispose());
  await drawInConsole(parts, <LoginPage />);
  return { messages: () => parts.toasts.state.list.map(({ text }) => text) };
}

async function signIn() {
  await userEvent.fill(page.getByRole('textbox', { name: 'User name' }), 'ann');
  await userEvent.fill(page.getByPlaceholder('Enter your password'), 'secret-1');
  await userEvent.keyboard('{Enter}');
}

it('a wrong password is reported once: by the alert of the form, with the id of its request [refusal-reported-once]', async () => {
  const { messages } = await open();
  await signIn();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Wrong password. · Request id: req-7');
  expect(messages()).toEqual([]);
});

it('options of a passkey that the server refuses are reported once [refusal-reported-once]', async () => {
  vi.spyOn(PublicKeyCredential, 'isConditionalMediationAvailable').mockResolvedValue(false);
  const { messages } = await open();
  await userEvent.click(page.getByRole('tab', { name: 'Passkey' }));
  await userEvent.click(page.getByRole('button', { name: 'Sign in with a passkey' }));
  await expect.element(page.getByRole('alert')).toHaveTextContent('No challenge.');
  expect(messages()).toEqual([]);
});

it('a refusal whose form has gone, or that has no form, is a message [refusal-reported-once]', async () => {
  let respond = (_reply: typeof refusal) => {};
  const { messages } = await open(() => new Promise((resolve) => (respond = resolve)));
  await signIn();
  await userEvent.click(page.getByRole('tab', { name: 'Text message' }));
  respond(refusal);
  await expect.poll(messages).toEqual(['Wrong password.']);
  expect(page.getByRole('alert').elements()).toEqual([]);

  const opened = vi.spyOn(window, 'open').mockReturnValue({ closed: false } as Window);
  await userEvent.click(page.getByRole('button', { name: 'Demo account' }));
  const url = new URL(String(opened.mock.calls[0]?.[0]));
  const popup = new BroadcastChannel(`${prefix}.social`);
  onTestFinished(() => popup.close());
  popup.postMessage({ code: 'c', state: url.searchParams.get('state') });
  await expect.poll(messages).toEqual(['Wrong password.', 'Unknown account.']);
});
