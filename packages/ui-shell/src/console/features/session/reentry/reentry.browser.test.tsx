import { isCancelledError, isUnauthorizedError } from '@waybill/http';
import { createScriptedAdapter, type ScriptedCall } from '@waybill/http/testing';
import { expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { drawInConsole } from '../../../../../testing/console/draw-in-console';
import { assembleConsole } from '../../../create-console';
import { envelopeApi } from '../../../kernel/api/envelope-api';
import { FloatingParts } from '../../../view/floating-parts';

const answer = (data: unknown) => ({ body: { code: 200, data } });

/** Opens a console whose server rejects every first token; each password is `secret-` and the user name. */
async function open(sessionExpiry: 'page' | 'dialog' = 'dialog') {
  const sent: string[] = [];
  const valid = new Set<string>();
  let logins = 0;
  const tokenOf = ({ headers }: ScriptedCall) => String(headers.token);
  const { parts } = assembleConsole({
    routes: [],
    config: { tokenStorage: 'memory', language: 'en', sessionExpiry, storagePrefix: `reentry-${Math.random()}` },
    api: envelopeApi({
      adapter: createScriptedAdapter([
        {
          match: 'POST /login',
          reply: ({ body }) => {
            const { username, password } = body as Record<string, string>;
            if (password !== `secret-${username}`) return { body: { code: 401, message: 'Wrong password.' } };
            logins += 1;
            const token = `${username}-${logins}`;
            valid.add(token);
            return answer({ token });
          },
        },
        { match: 'GET /userInfo', reply: (call) => answer({ username: tokenOf(call).split('-')[0] }) },
        {
          match: /\/orders/,
          reply: (call) => {
            if (!valid.has(tokenOf(call))) return { body: { code: 401 } };
            sent.push(`${tokenOf(call)} ${call.method} ${JSON.stringify(call.body) ?? ''}`.trim());
            return answer(call.method);
          },
        },
      ]),
    }),
  });
  onTestFinished(() => parts.session.dispose());
  parts.session.adoptToken('ann-0');
  await parts.session.loadProfile();
  await drawInConsole(parts, <FloatingParts />);
  return { ...parts, sent };
}

const dialog = () => page.getByRole('alertdialog', { name: 'Your login has expired' });
async function signIn(name: string, password = `secret-${name}`) {
  await userEvent.fill(dialog().getByRole('textbox', { name: 'User name' }), name);
  await userEvent.fill(dialog().getByLabelText('Password', { exact: true }), password);
  await userEvent.keyboard('{Enter}');
}

it('an expired session asks for a login over the page; waiting calls are sent once with the new token, in the same session', async () => {
  const { http, session, sent } = await open();
  const { epoch } = session.snapshot();
  const calls = Promise.all([http.get('/orders'), http.post('/orders', { a: 1 })]);
  await expect.element(dialog().getByRole('textbox', { name: 'User name' })).toHaveValue('ann');
  await signIn('ann', 'secret-bob');
  await expect.element(dialog().getByRole('alert')).toHaveTextContent('Wrong password.');
  await signIn('ann');
  expect(await calls).toEqual(['GET', 'POST']);
  expect(sent.sort()).toEqual(['ann-1 GET', 'ann-1 POST {"a":1}']);
  expect(session.snapshot()).toMatchObject({ status: 'signedIn', epoch, user: { username: 'ann' } });
  await expect.element(dialog()).not.toBeInTheDocument();
});

it('another account in that dialog starts a new session, and no call of the first is sent for it [another-user-in-login-dialog]', async () => {
  const { http, session, sent } = await open();
  const { epoch } = session.snapshot();
  const call = http.post('/orders', { a: 1 }).catch((failure: unknown) => failure);
  await signIn('bob');
  expect(isCancelledError(await call)).toBe(true);
  expect(sent).toEqual([]);
  expect(session.snapshot().epoch).toBe(epoch + 1);
  expect(session.getToken()).toBe('bob-1');
  await expect.element(dialog()).not.toBeInTheDocument();
});

it('declining the login signs out, and the call fails as without the dialog', async () => {
  const { http, session } = await open();
  const call = http.get('/orders').catch((failure: unknown) => failure);
  await userEvent.click(dialog().getByRole('button', { name: 'Sign out' }));
  expect(isUnauthorizedError(await call)).toBe(true);
  expect(session.snapshot().status).toBe('expired');
  await expect.element(dialog()).not.toBeInTheDocument();
});

it('by default there is no dialog: the session ends at once', async () => {
  const { http, session } = await open('page');
  await http.get('/orders').catch(() => {});
  expect(session.snapshot().status).toBe('expired');
  expect(document.querySelector('[role="alertdialog"]')).toBeNull();
});
