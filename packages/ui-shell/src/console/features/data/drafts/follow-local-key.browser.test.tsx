import { createScriptedAdapter } from '@waybill/http/testing';
import { expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createConsole } from '../../../create-console';
import { envelopeApi } from '../../../kernel/api/envelope-api';
import { defineRoutes } from '../../../kernel/route-entry';
import { useConsoleSession } from '../../runtime/console-hooks';
import { hasKeyMark, removeLocalKey } from './local-key-mark';
import { localSeal } from './local-seal';

const at = window.location.href;

function Leave() {
  const { signOut } = useConsoleSession();
  return (
    <button type="button" onClick={() => void signOut()}>
      Go home
    </button>
  );
}

const routes = defineRoutes([
  { path: '/', name: 'Start', page: async () => ({ default: Leave }), nav: { title: 'Start' } },
]);

it('a person who logs out of a console takes the key that the browser kept along [browser-draft-key-removed]', async () => {
  const name = `leave-${Math.random()}`;
  await localSeal(name, 'ann', () => true);
  localStorage.setItem(`${name}-token`, 'a token');
  const place = document.body.appendChild(document.createElement('div'));
  const stop = createConsole({
    routes,
    config: { tokenName: `${name}-token`, storagePrefix: name, language: 'en' },
    api: envelopeApi({
      adapter: createScriptedAdapter([
        { match: 'GET /userInfo', reply: { body: { code: 200, data: { username: 'ann', roles: [] } } } },
        { match: 'GET /logout', reply: { body: { code: 200, data: null } } },
      ]),
    }),
  }).mount(place);
  onTestFinished(() => {
    stop();
    place.remove();
    removeLocalKey(name);
    localStorage.removeItem(`${name}-token`);
    window.history.replaceState(null, '', at);
  });
  const button = page.getByRole('button', { name: 'Go home' });
  await expect.element(button).toBeVisible();
  expect(hasKeyMark(name)).toBe(true);
  await userEvent.click(button);
  await expect.poll(() => hasKeyMark(name)).toBe(false);
});
