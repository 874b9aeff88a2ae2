// @vitest-environment jsdom
import { envelope } from '@waybill/http/conventions';
import type { ScriptedReply } from '@waybill/http/testing';
import { expect, it, onTestFinished, vi } from 'vitest';
import { renderApp } from '../../../../page-testing/render-app';
import { reply } from '../../../../page-testing/reply';
import type { ConsoleApplication } from '../../../console-application';
import { envelopeApi } from '../../../kernel/api/envelope-api';

const spanish = (messages = {}): ConsoleApplication => ({
  routes: [],
  config: { languages: [{ name: 'es', title: 'Español', htmlLang: 'es' }], messages: { es: messages } },
  api: envelopeApi({ conventions: envelope, paths: { captcha: false, publicKey: false } }),
});

async function signIn(app: ConsoleApplication, response: ScriptedReply) {
  const page = await renderApp(app, '/login', { user: null, responses: { 'POST /login': reply(response) } });
  onTestFinished(page.unmount);
  const { container } = page;
  const texts = () => container.textContent ?? '';
  await vi.waitFor(() => expect(container.querySelector('form input')).not.toBeNull());
  for (const [input, text] of [
    ['input[autocomplete~="username"]', 'maria'],
    ['input[type="password"]', 'secreto1'],
  ] as const) {
    const element = container.querySelector<HTMLInputElement>(input);
    if (!element) throw new Error(`There is no ${input}.`);
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(element, text);
    element.dispatchEvent(new Event('input', { bubbles: true }));
  }
  expect(texts()).not.toMatch(/\p{Script=Han}/u);
  container.querySelector<HTMLButtonElement>('[type="submit"]')?.click();
  return texts;
}

it.each<[string, ScriptedReply, string]>([
  ['a response without a token', { body: { code: 200, data: {} } }, 'No hay token'],
  ['a missing call', { status: 404, body: {} }, 'No existe'],
])(
  'shows %s in the language of an app without a fallback [no-chinese-in-other-languages]',
  async (_, response, words) => {
    const app = spanish({ 'auth.sign-in-without-token': 'No hay token', 'http.404': 'No existe' });
    const texts = await signIn(app, response);
    await vi.waitFor(() => expect(texts()).toContain(words));
  },
);

it.each<[string, ScriptedReply, string]>([
  ['a response without a token', { body: { code: 200, data: {} } }, 'did not return a token'],
  ['a missing call', { status: 404, body: {} }, 'Resource missing'],
])('says %s in English where the app has no words [no-chinese-in-other-languages]', async (_, response, words) => {
  const texts = await signIn(spanish(), response);
  await vi.waitFor(() => expect(texts()).toMatch(words));
  expect(texts()).not.toMatch(/\p{Script=Han}/u);
});
