import { readFile } from 'node:fs/promises';
import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { envelopeApi } from '../console/kernel/api/envelope-api';
import type { ConsoleOptions } from '../console/kernel/console-config';
import { directionOf } from '../lib/direction';
import { languageGaps } from './languages/language-gaps';
import { prerenderLogin } from './prerender-login';

const rendered = async (options: Parameters<typeof prerenderLogin>[0] = {}, api = envelopeApi()) => {
  const login = await prerenderLogin(options, api);
  if (!login) throw new Error('There is no form.');
  return login;
};

describe('the login form of a build', () => {
  it('is rendered in every language of the console, with its product and texts', async () => {
    const { markup, language } = await rendered({
      title: 'Acme',
      language: 'ja',
      languages: [
        { name: 'en', title: 'English', htmlLang: 'en' },
        { name: 'ja', title: '日本語', htmlLang: 'ja' },
      ],
      messages: { ja: { 'login.username': 'ユーザー名' } },
    });
    expect(Object.keys(markup)).toEqual(['en', 'ja']);
    expect(markup.en).toContain('Sign in to Acme');
    expect(markup.ja).toContain('ユーザー名');
    expect(markup.ja).toContain('Acme');
    expect(language).toBe('ja');
  });

  it('follows the recipe of the README: Japanese and Arabic, with English for missing texts', async () => {
    const readme = await readFile(new URL('../../docs/languages.md', import.meta.url), 'utf8');
    const [, recipe = ''] =
      /in Japanese and Arabic.*?export const config = defineConfig\((.*?)\);\n```/s.exec(readme) ?? [];
    const config = new Function(`return ${recipe}`)() as ConsoleOptions;
    const { markup } = await rendered(config);
    expect(Object.keys(markup)).toEqual(['ja', 'ar', 'en']);
    for (const words of ['ログイン', 'ユーザー名', 'Enter your password']) expect(markup.ja).toContain(words);
    for (const words of ['تسجيل الدخول', 'اسم المستخدم', 'Enter your password']) expect(markup.ar).toContain(words);
    expect([directionOf('ar'), directionOf('ja')]).toEqual(['rtl', 'ltr']);
    const gaps = await languageGaps(config);
    expect(gaps.map(({ language, unknown }) => [language, unknown])).toEqual([
      ['ja', []],
      ['ar', []],
    ]);
    expect(gaps[0]?.missing).toContain('login.password');
  });

  it('has fields that password managers know, and nothing that a content security policy refuses', async () => {
    const { markup, css } = await rendered();
    for (const html of Object.values(markup)) {
      expect(html).toMatch(/<input[^>]*autoComplete="username"[^>]*name="username"/);
      expect(html).toMatch(/<input[^>]*autoComplete="current-password"[^>]*name="password"/);
      expect(html).not.toMatch(/ style=| on\w+=|<script|<style/);
    }
    expect(css).not.toMatch(/<|data-styled|sc\*\//);
  });

  it('lets the browser offer passkeys in the field of the user name where people can come in by one', async () => {
    const slots = { login: { panels: ['password', 'passkey'] as const } };
    const { markup } = await rendered({ slots });
    expect(markup.zh).toMatch(/<input[^>]*autoComplete="username webauthn"[^>]*name="username"/);
    const { markup: plain } = await rendered({ slots }, envelopeApi({ paths: { passkey: false } }));
    expect(plain.zh).toMatch(/<input[^>]*autoComplete="username"[^>]*name="username"/);
  });

  it('offers the social logins of the console', async () => {
    const social = [{ key: 'acme', label: 'Acme ID', authorizeUrl: '/authorize' }];
    expect((await rendered({ social })).markup.zh).toContain('Acme ID');
  });

  it('writes names as text', async () => {
    expect((await rendered({ title: '<img src=x onerror=alert(1)>' })).markup.en).not.toContain('<img');
  });

  it('names the product as the theme does where that names it [form-build-has-same-titles]', async () => {
    const { markup } = await rendered({ title: 'Acme', theme: { title: 'Dockyard', subTitle: 'Every berth' } });
    expect(markup.en).toContain('Sign in to Dockyard');
    expect(markup.en).toContain('Every berth');
    expect(markup.en).not.toContain('Acme');
  });

  it('contains the place of the token and the open paths', async () => {
    const login = await rendered({ tokenName: 'acme', tokenStorage: 'cookie', whitelist: ['/login', '/help'] });
    expect(login).toMatchObject({ tokenName: 'acme', tokenStorage: 'cookie', openPaths: ['/403', '/404', '/help'] });
  });

  it('is absent where people come in without a login', async () => {
    expect(await prerenderLogin({ loginInterception: false })).toBeNull();
    expect(await prerenderLogin({ access: 'optional' })).toBeNull();
    expect(await prerenderLogin({ supportVisit: true })).toBeNull();
    expect(await prerenderLogin({ authentication: 'visit' })).toBeNull();
  });

  it('shows the texts of the app, or neutral ones', async () => {
    const tagline = { title: { zh: '泊位', en: 'Every berth' }, pitch: { zh: '船', en: 'Ships at a glance' } };
    expect((await rendered()).markup.en).toContain('Back office');
    const { markup } = await rendered({ slots: { login: { tagline, panels: ['password'] } } });
    expect(markup.en).toContain('Every berth');
    expect(markup.en).not.toContain('Register');
  });

  it("is the app's own page where it has one", async () => {
    const page = async () => ({ default: () => createElement('form', null, 'Dock pass') });
    const { markup } = await rendered({ slots: { login: { page } } });
    expect(markup.en).toContain('Dock pass');
    expect(markup.en).not.toContain('username');
  });
});
