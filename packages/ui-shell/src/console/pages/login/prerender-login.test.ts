import { describe, expect, it } from 'vitest';
import { prerenderLogin } from './prerender-login';

const rendered = (options: Parameters<typeof prerenderLogin>[0] = {}) => {
  const login = prerenderLogin(options);
  if (!login) throw new Error('There is no form.');
  return login;
};

describe('the login form of a build', () => {
  it('stands in every language of the console, with its product and its own words', () => {
    const { markup, language } = rendered({
      title: 'Acme',
      language: 'ja',
      languages: [
        { name: 'en', title: 'English', htmlLang: 'en' },
        { name: 'ja', title: '日本語', htmlLang: 'ja' },
      ],
      words: { ja: { 'login.username': 'ユーザー名' } },
    });
    expect(Object.keys(markup)).toEqual(['en', 'ja']);
    expect(markup.en).toContain('Sign in to Acme');
    expect(markup.ja).toContain('ユーザー名');
    expect(markup.ja).toContain('Acme');
    expect(language).toBe('ja');
  });

  it('has fields that password managers know, and nothing that a content security policy refuses', () => {
    const { markup, css } = rendered();
    for (const html of Object.values(markup)) {
      expect(html).toMatch(/<input[^>]*autoComplete="username"[^>]*name="username"/);
      expect(html).toMatch(/<input[^>]*autoComplete="current-password"[^>]*name="password"/);
      expect(html).not.toMatch(/ style=| on\w+=|<script|<style/);
    }
    expect(css).not.toMatch(/<|data-styled|sc\*\//);
  });

  it('offers the social logins of the console', () => {
    const social = [{ key: 'acme', label: 'Acme ID', authorizeUrl: '/authorize' }];
    expect(rendered({ social }).markup.zh).toContain('Acme ID');
  });

  it('writes names as text', () => {
    expect(rendered({ title: '<img src=x onerror=alert(1)>' }).markup.en).not.toContain('<img');
  });

  it('knows where the token is kept and what is open without one', () => {
    const login = rendered({ tokenName: 'acme', tokenStorage: 'cookie', whitelist: ['/login', '/help'] });
    expect(login).toMatchObject({ tokenName: 'acme', tokenStorage: 'cookie', openPaths: ['/403', '/404', '/help'] });
  });

  it('is absent where people come in without a login', () => {
    expect(prerenderLogin({ loginInterception: false })).toBeNull();
    expect(prerenderLogin({ supportVisit: true })).toBeNull();
    expect(prerenderLogin({ authentication: 'visit' })).toBeNull();
  });
});
