import { createScriptedAdapter, type ScriptedCall } from '@waybill/http/testing';
import { describe, expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { drawInConsole } from '../../../../../../testing/console/draw-in-console';
import { assembleConsole } from '../../../../create-console';
import type { ConsoleGateway, Credentials } from '../../../../kernel/console-session';
import LoginPage from '../login-page';
import { readSecondStep } from './second-step';
// A console loads it on demand; the tests import it to avoid the wait.
import './second-step-panel';
import { envelopeApi } from '../../../../kernel/api/envelope-api';

const secondFactor = { ticket: 'S1', methods: ['totp', 'recovery'] };

/** Opens a login page with a custom gateway, or the shipped one with scripted responses. */
async function open(application: { gateway?: ConsoleGateway; reply?: (call: ScriptedCall) => unknown }) {
  const sent: unknown[] = [];
  const { parts } = assembleConsole({
    routes: [],
    config: { tokenStorage: 'memory', language: 'en', slots: { login: { panels: ['password', 'passkey'] } } },
    api: envelopeApi({
      adapter: createScriptedAdapter([
        {
          match: /POST/,
          reply: (call) => {
            sent.push([call.url, call.body]);
            return { body: application.reply?.(call) };
          },
        },
      ]),
      ...(application.gateway && { gateway: application.gateway }),
    }),
  });
  onTestFinished(() => parts.session.dispose());
  await drawInConsole(parts, <LoginPage />);
  await userEvent.fill(page.getByRole('textbox', { name: 'User name' }), 'ann');
  await userEvent.fill(page.getByPlaceholder('Enter your password'), 'secret-1');
  await userEvent.keyboard('{Enter}');
  return { ...parts, sent };
}

const code = () => page.getByRole('textbox', { name: /^Code/ });

it('a login that needs a second step opens its panel; the code is sent with the ticket [second-steps-panel]', async () => {
  const { session, sent } = await open({
    reply: ({ url, body }) => {
      if (url === '/login') return { code: 200, data: { secondFactor } };
      const right = (body as { code: string }).code === '123456';
      return right ? { code: 200, data: { token: 'T1' } } : { code: 400, message: 'Wrong code.' };
    },
  });
  await expect.element(code()).toHaveFocus();
  await userEvent.keyboard('12{Enter}');
  await expect.element(page.getByText('Enter the six digits', { exact: true })).toBeInTheDocument();
  await userEvent.fill(code(), '000 000');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('alert')).toHaveTextContent('Wrong code.');
  await expect.element(code()).toHaveValue('');
  expect(session.getToken()).toBeNull();
  await userEvent.keyboard('123456{Enter}');
  await expect.poll(() => session.getToken()).toBe('T1');
  expect(sent.at(-1)).toEqual(['/secondFactor', { ticket: 'S1', method: 'totp', code: '123456' }]);
});

it('a custom gateway requests it in the same way, and accepts a recovery code [second-step-another-back-office]', async () => {
  const taken: Credentials[] = [];
  const { session } = await open({
    gateway: {
      signIn: async (credentials) => {
        taken.push(credentials);
        return 'ticket' in credentials ? 'T1' : { secondFactor };
      },
    },
  });
  await userEvent.click(page.getByRole('button', { name: 'Use a recovery code' }));
  await userEvent.fill(page.getByRole('textbox', { name: 'Recovery code' }), 'abcde-fghij');
  await userEvent.click(page.getByRole('button', { name: 'Verify and sign in' }));
  await expect.poll(() => session.getToken()).toBe('T1');
  expect(taken.at(-1)).toEqual({ ticket: 'S1', method: 'recovery', code: 'abcde-fghij' });
});

it('Back shows the panels again', async () => {
  await open({ gateway: { signIn: async () => ({ secondFactor }) } });
  await userEvent.click(page.getByRole('button', { name: 'Back' }));
  await expect.element(page.getByRole('textbox', { name: 'User name' })).toBeVisible();
});

it('a response with an unsupported second step shows an error, and the form stays', async () => {
  await open({ gateway: { signIn: async () => ({ secondFactor: { ticket: 'S1', methods: ['retina'] } }) } });
  await expect.element(page.getByRole('alert')).toHaveTextContent('This login needs a second step');
});

describe('the second step of a gateway', () => {
  it('is read with the methods that there are panels for', () => {
    expect(readSecondStep({ ticket: 'S1', methods: ['retina', 'recovery'] })).toEqual({
      ticket: 'S1',
      methods: ['recovery'],
    });
  });

  it.each([undefined, null, 'S1', {}, { ticket: 1, methods: ['totp'] }, { ticket: 'S1', methods: 'totp' }])(
    'is nothing where it is %j',
    (value) => {
      expect(readSecondStep(value)).toBeUndefined();
    },
  );
});
