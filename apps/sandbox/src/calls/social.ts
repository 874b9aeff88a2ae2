import type { Handler } from 'hono';
import { html } from 'hono/html';
import { CallFailure } from '../server/call-failure';
import { success } from '../server/envelope';
import { readText } from '../server/fields';
import { toLanguage } from '../server/language';
import { readPayload } from '../server/payload';
import type { Platform } from '../server/platform';
import type { SandboxEnv } from '../server/sandbox-env';
import { findAccountByName } from '../session/account';
import { finishFirstStep } from './enter';

const providerPattern = /^[a-z][a-z0-9-]{0,19}$/i;
const callbackPaths = ['/#/callback', '/callback'];

/** POST /socialLogin: exchanges the provider's one-time code; answers `{ token }`, or `{ secondFactor }` where the account is asked for one. */
export function socialLogin(platform: Platform): Handler<SandboxEnv> {
  const { database, payloadKey, socialCodes } = platform;
  return async (c) => {
    const payload = await readPayload(c, payloadKey);
    const provider = readText(payload, 'provider', { pattern: providerPattern });
    const username = socialCodes.redeem(provider, readText(payload, 'code'));
    const account = username === undefined ? undefined : await findAccountByName(database, username);
    if (!account) throw new CallFailure(400, 'badSocialCode');
    return success(c, await finishFirstStep(platform, c, { accountId: account.id, way: 'social' }));
  };
}

/**
 * GET /social/authorize: the pretended provider. Lets the visitor choose a demo account and sends the browser back to the
 * console's callback with `code`, `state` and `provider`; it redirects to no other address.
 */
export function socialAuthorize({ socialCodes, demoAccounts }: Platform): Handler<SandboxEnv> {
  return (c) => {
    const query = c.req.query();
    const provider = readText(query, 'provider', { pattern: providerPattern });
    const state = readText(query, 'state', { max: 300, min: 0, fallback: '' });
    const callback = readCallback(readText(query, 'redirect_uri', { fallback: '/#/callback' }), c.req.url);
    const chosen = demoAccounts.find(({ username }) => username === query.account);
    if (chosen) {
      const answer = new URLSearchParams({ code: socialCodes.issue(provider, chosen.username), state, provider });
      return c.redirect(`${callback}?${answer}`);
    }
    const english = toLanguage(c.req.header('accept-language')) === 'en';
    const title = english ? `Sign in with ${provider} (sandbox)` : `使用 ${provider} 登录（沙箱）`;
    const links = demoAccounts.map(({ username }) => {
      const choice = new URLSearchParams({ provider, state, redirect_uri: callback, account: username });
      return html`<li><a href="/social/authorize?${choice.toString()}">${username}</a></li>`;
    });
    return c.html(
      html`<!doctype html>
        <html lang="${english ? 'en' : 'zh-CN'}">
          <head>
            <meta charset="utf-8" />
            <meta name="viewport" content="width=device-width, initial-scale=1" />
            <link rel="icon" href="data:," />
            <title>${title}</title>
            <style nonce="${c.get('nonce')}">
              body { font: 16px/1.6 system-ui, sans-serif; margin: 3rem auto; max-width: 20rem; padding: 0 1rem }
              ul { list-style: none; padding: 0 }
              a { display: block; padding: .5rem 1rem; margin: .5rem 0; border: 1px solid #8a94a6; border-radius: 4px; color: #0b5cad }
            </style>
          </head>
          <body>
            <main>
              <h1>${title}</h1>
              <ul>${links}</ul>
            </main>
          </body>
        </html>`,
    );
  };
}

/** The path of a callback on the caller's own origin; throws `CallFailure` 400 for any other address. */
function readCallback(address: string, base: string): string {
  const target = URL.canParse(address, base) ? new URL(address, base) : undefined;
  const path = target ? target.pathname + target.search + target.hash : '';
  if (target?.origin === new URL(base).origin && callbackPaths.includes(path)) return path;
  throw new CallFailure(400, 'badField', { values: { field: 'redirect_uri' } });
}
