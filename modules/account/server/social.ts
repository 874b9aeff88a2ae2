import type { AddPage, Calls, Platform, ServerOptions } from '@waybill/kit/server';
import { CallFailure, findAccountByName, languageOf, onlyThisMachine, readQuery } from '@waybill/kit/server';
import { html } from 'hono/html';
import { authorizeCall, socialLoginCall } from '../contract/session';
import { finishFirstStep } from './enter';

const callbackPaths = ['/#/callback', '/callback'];

/** Registers the simulated identity provider, if enabled, and the exchange of its one-time code; for this machine only. */
export function addSocialLogin({ add, addPage }: Calls, platform: Platform, { social }: ServerOptions): void {
  if (!social) return;
  const { database, socialCodes } = platform;
  addAuthorize(addPage, platform);
  add(
    socialLoginCall,
    {
      summary: 'Exchanges the one-time code of an identity provider.',
      access: 'everybody',
      guard: onlyThisMachine(),
      encrypted: true,
    },
    async ({ c, body: { provider, code } }) => {
      const username = socialCodes.redeem(provider, code);
      const account = username === undefined ? undefined : await findAccountByName(database, username);
      if (!account) throw new CallFailure(400, 'badSocialCode');
      return finishFirstStep(platform, c, { accountId: account.id, way: 'social', proof: {} });
    },
  );
}

/** The pretended provider: the visitor chooses a demo account, and the browser returns to the console's callback with `code`, `state` and `provider`. Redirects to no other address. */
function addAuthorize(addPage: AddPage, { socialCodes, demoAccounts }: Platform): void {
  const facts = { summary: 'The page of the pretended identity provider.', access: 'everybody' } as const;
  addPage(authorizeCall, { ...facts, guard: onlyThisMachine() }, (c) => {
    const given = readQuery(authorizeCall.query, c.req.query());
    const { provider, state = '', redirect_uri = '/#/callback', account } = given;
    const callback = readCallback(redirect_uri, c.req.url);
    const chosen = demoAccounts.find(({ username }) => username === account);
    if (chosen) {
      const answer = new URLSearchParams({ code: socialCodes.issue(provider, chosen.username), state, provider });
      return c.redirect(`${callback}?${answer}`);
    }
    const english = languageOf(c) === 'en';
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
  });
}

/** The path of a callback on the caller's own origin; throws `CallFailure` 400 for any other address. */
function readCallback(address: string, base: string): string {
  const target = URL.canParse(address, base) ? new URL(address, base) : undefined;
  const path = target ? target.pathname + target.search + target.hash : '';
  if (target?.origin === new URL(base).origin && callbackPaths.includes(path)) return path;
  throw new CallFailure(400, 'badField', { values: { field: 'redirect_uri' } });
}
