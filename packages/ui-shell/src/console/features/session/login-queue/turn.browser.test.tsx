import { createScriptedAdapter } from '@waybill/http/testing';
import { expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { drawInConsole } from '../../../../../testing/console/draw-in-console';
import { assembleConsole } from '../../../create-console';
import { envelopeApi } from '../../../kernel/api/envelope-api';
import LoginPage from '../login/login-page';

it('a login rejected for a moment shows that it waits, retries automatically, and shows no failure', async () => {
  let tries = 0;
  const { parts } = assembleConsole({
    routes: [],
    config: { tokenStorage: 'memory', language: 'en', slots: { login: { panels: ['password'] } } },
    api: envelopeApi({
      adapter: createScriptedAdapter([
        {
          match: /POST .*\/login/,
          reply: () => {
            tries += 1;
            return tries === 1
              ? { body: { code: 400, message: 'Try again in 1 s', data: { retryAfter: 1 } } }
              : { body: { code: 200, data: { token: 'T1' } } };
          },
        },
        { match: /./, reply: { body: { code: 200, data: {} } } },
      ]),
    }),
  });
  onTestFinished(() => parts.session.dispose());
  await drawInConsole(parts, <LoginPage />);
  await userEvent.fill(page.getByRole('textbox', { name: 'User name' }), 'ann');
  await userEvent.fill(page.getByPlaceholder('Enter your password'), 'secret-1');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('status')).toHaveTextContent('Many people are signing in.');
  await expect.element(page.getByRole('button', { name: 'Sign in', exact: true })).toHaveAttribute('aria-busy', 'true');
  await expect.poll(() => parts.session.getToken()).toBe('T1');
  await expect.element(page.getByRole('status')).not.toBeInTheDocument();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  expect(parts.errorLog.state.list).toEqual([]);
});
