import { createScriptedAdapter } from '@waybill/http/testing';
import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { createConsole } from '../../../create-console';
import { envelopeApi } from '../../../kernel/api/envelope-api';
import { arabic, german } from './shipped-languages';

it('a console in German and Arabic is German from its first paint, and switches to right to left in Arabic', async () => {
  const { lang, dir } = document.documentElement;
  localStorage.removeItem('shipped.theme');
  const host = document.createElement('div');
  document.body.append(host);
  const config = {
    language: 'de',
    languages: [german, arabic],
    storagePrefix: 'shipped',
    tokenStorage: 'memory',
  } as const;
  const api = envelopeApi({
    adapter: createScriptedAdapter([{ match: /./, reply: { body: { code: 200, data: {} } } }]),
  });
  const drawn: string[] = [];
  const watch = new MutationObserver(() => drawn.push(host.textContent ?? ''));
  watch.observe(host, { childList: true, subtree: true });
  const stop = createConsole({ routes: [], config, api }).mount(host);
  onTestFinished(() => {
    watch.disconnect();
    stop();
    host.remove();
    Object.assign(document.documentElement, { lang, dir });
    localStorage.removeItem('shipped.theme');
    window.history.replaceState(null, '', window.location.pathname + window.location.search);
  });

  await expect.element(page.getByRole('button', { name: 'Anmelden', exact: true })).toBeVisible();
  await expect.element(page.getByPlaceholder('Passwort eingeben')).toBeVisible();
  expect(drawn.filter((text) => /\p{Script=Han}/u.test(text))).toEqual([]);

  await page.getByRole('button', { name: 'العربية' }).click();
  await expect.element(page.getByRole('button', { name: 'تسجيل الدخول', exact: true })).toBeVisible();
  expect(document.documentElement).toMatchObject({ lang: 'ar', dir: 'rtl' });
});
