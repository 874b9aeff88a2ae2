import { expect, it } from 'vitest';
import type { Build } from './early-code';
import { waybillHtml } from './waybill-html';

const login = 'assets/login-page.js';
const bundle: Build = {
  [login]: { type: 'chunk', fileName: login, facadeModuleId: '/src/console/pages/login/login-page.tsx' },
};

/** Texts of the inline scripts of a page. */
function scripts(options: Parameters<typeof waybillHtml>[0], build?: Build, base = '/'): string {
  const plugin = waybillHtml(options);
  plugin.configResolved({ base });
  const tags = plugin.transformIndexHtml.handler('', { bundle: build });
  expect(tags.every(({ attrs }) => attrs.nonce === '__CSP_NONCE__')).toBe(true);
  return tags.map(({ children }) => children).join('\n');
}

it("fetches the first screen's code early in a build, under the base of the build", () => {
  expect(scripts({}, bundle)).toContain('["/assets/login-page.js"]');
  expect(scripts({}, bundle, '/back-office/')).toContain('["/back-office/assets/login-page.js"]');
});

it('fetches nothing early from a development server, or where that is turned off', () => {
  expect(scripts({})).not.toContain('modulepreload');
  expect(scripts({ earlyCode: false }, bundle)).not.toContain('modulepreload');
});

it('fetches the modules that an application names', () => {
  const own: Build = { 'a.js': { type: 'chunk', fileName: 'a.js', facadeModuleId: '/app/pages/own-login.tsx' } };
  expect(scripts({ earlyCode: { signedOut: ['pages/own-login'] } }, own)).toContain('["/a.js"]');
});
