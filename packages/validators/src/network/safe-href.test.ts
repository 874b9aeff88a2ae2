import { describe, expect, it } from 'vitest';
import { isExternalLink } from './external-link';
import { isSafeHref } from './safe-href';

const external = [
  'http://example.com',
  'HTTPS://example.com/a?b=c#d',
  'https://例子.中国/路径',
  'mailto:someone@example.com',
  'tel:+8613812345678',
  '//cdn.example.com/a.js',
];

const relative = [
  '/',
  '/order/quickOrder',
  './a',
  '../a',
  'a/b',
  'a',
  '?q=1',
  '#/order',
  '#',
  '/a:b',
  './javascript:alert(1)',
  '/a//b',
  '?a=javascript:b',
];

const dangerous = [
  '',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  '\u0001javascript:alert(1)',
  'java\nscript:alert(1)',
  'java\tscript:alert(1)',
  'java\u0000script:alert(1)',
  'javascript\u200b:alert(1)',
  '\ufeffjavascript:alert(1)',
  '\u00a0javascript:alert(1)',
  'ｊａｖａｓｃｒｉｐｔ:alert(1)',
  'java\u017fcript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'blob:https://example.com/1',
  'about:blank',
  'view-source:https://example.com',
  'intent://scan/#Intent;end',
  'ftp://example.com',
  ':alert(1)',
  '\\\\example.com',
  '/\\example.com',
  '/\texample.com',
  'https:\\\\example.com',
  'https:example.com',
  'https:/example.com',
  'https://',
  'https:///example.com',
  '///example.com',
  '//',
  'http://example.com ',
  'http://exa mple.com',
  'http://example.com/\u202egnp.exe',
  'http://example.com/\ud800',
  'mailto:',
  'tel:',
];

describe('isSafeHref', () => {
  it.each([...external, ...relative])('lets %j through', (value) => expect(isSafeHref(value)).toBe(true));
  it.each(dangerous)('refuses %j', (value) => expect(isSafeHref(value)).toBe(false));

  it('takes at most 8,000 characters', () => {
    expect(isSafeHref('/'.padEnd(8000, 'a'))).toBe(true);
    expect(isSafeHref('/'.padEnd(8001, 'a'))).toBe(false);
  });
});

describe('isExternalLink', () => {
  it.each(external)('recognises that %j leaves the application', (value) => expect(isExternalLink(value)).toBe(true));
  it.each([...relative, ...dangerous])('does not count %j', (value) => expect(isExternalLink(value)).toBe(false));
});

describe('every link that is let through', () => {
  it('opens, in the reading of a browser, with an allowed scheme only', () => {
    for (const value of [...external, ...relative]) {
      expect(['http:', 'https:', 'mailto:', 'tel:']).toContain(new URL(value, 'https://console.example/').protocol);
    }
  });
});
