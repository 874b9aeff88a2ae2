/// <reference types="vite/client" />
import { createScriptedAdapter } from '@waybill/http/testing';
import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import readme from '../../../docs/languages.md?raw';
import { createConsole } from '../../console/create-console';
import { envelopeApi } from '../../console/kernel/api/envelope-api';
import type { ConsoleOptions } from '../../console/kernel/console-config';

const [, recipe = ''] =
  /in Japanese and Arabic.*?export const config = defineConfig\((.*?)\);\n```/s.exec(readme) ?? [];
const config = new Function(`return ${recipe}`)() as ConsoleOptions;

it('the recipe shows Japanese, and Arabic from right to left, with English for missing texts', async () => {
  const { lang, dir } = document.documentElement;
  localStorage.removeItem('recipe.theme');
  const host = document.createElement('div');
  document.body.append(host);
  const settings = { storagePrefix: 'recipe', tokenStorage: 'memory' } as const;
  const api = envelopeApi({
    adapter: createScriptedAdapter([{ match: /./, reply: { body: { code: 200, data: {} } } }]),
  });
  const stop = createConsole({ routes: [], config: { ...config, ...settings }, api }).mount(host);
  onTestFinished(() => {
    stop();
    host.remove();
    Object.assign(document.documentElement, { lang, dir });
    localStorage.removeItem('recipe.theme');
    window.history.replaceState(null, '', window.location.pathname + window.location.search);
  });

  await expect.element(page.getByRole('button', { name: 'ログイン' })).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: 'ユーザー名' })).toBeVisible();
  await expect.element(page.getByPlaceholder('Enter your password')).toBeVisible();
  expect(document.documentElement).toMatchObject({ lang: 'ja', dir: 'ltr' });

  await page.getByRole('button', { name: 'العربية' }).click();
  await expect.element(page.getByRole('button', { name: 'تسجيل الدخول' })).toBeVisible();
  await expect.element(page.getByPlaceholder('Enter your password')).toBeVisible();
  expect(document.documentElement).toMatchObject({ lang: 'ar', dir: 'rtl' });
  expect(getComputedStyle(page.getByRole('textbox', { name: 'اسم المستخدم' }).element()).direction).toBe('rtl');
});
