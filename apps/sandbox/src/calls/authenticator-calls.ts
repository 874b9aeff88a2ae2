import type { Hono } from 'hono';
import {
  authenticators,
  creationOptions,
  passkeyName,
  passkeyRemoval,
  passkeyRequest,
  passwordAsked,
  recoveryCodes,
  totpRequest,
  totpSecret,
} from '../business/authenticator-contract';
import type { CallContract } from '../contract/call-contract';
import { createCalls } from '../contract/create-calls';
import { toIso } from '../rows/list-rows';
import { CallFailure } from '../server/call-failure';
import type { Platform } from '../server/platform';
import type { SandboxEnv } from '../server/sandbox-env';
import { siteOf } from '../session/passkeys';
import { confirmPassword } from './confirm-password';
import { tooManyAttempts } from './sign-in';

/** The calls by which somebody manages what he proves himself by: passkeys and the codes of an app. Gives their contracts. */
export function addAuthenticatorCalls(app: Hono<SandboxEnv>, platform: Platform): CallContract[] {
  const { passkeys, secondFactor, signInLimit } = platform;
  const { contracts, add } = createCalls(app, platform);

  const read = async (accountId: number) => ({
    ...(await secondFactor.stateOf(accountId)),
    passkeys: (await passkeys.list(accountId)).map(({ createdAt, lastUsedAt, ...passkey }) => ({
      ...passkey,
      createdAt: toIso(createdAt),
      lastUsedAt: lastUsedAt === null ? null : toIso(lastUsedAt),
    })),
  });

  add(
    {
      method: 'get',
      path: '/personal/authenticators',
      summary: 'What the caller proves himself by besides the password.',
      response: authenticators,
    },
    ({ account }) => read(account.id),
  );

  add(
    {
      method: 'post',
      path: '/personal/doPasskeyBegin',
      summary: 'What the browser needs to make a passkey, for who knows the password.',
      body: passwordAsked,
      response: creationOptions,
    },
    async ({ c, account, body }) => {
      await confirmPassword(platform, account, body.password);
      return passkeys.begin(siteOf(c), account);
    },
  );

  add(
    {
      method: 'post',
      path: '/personal/doPasskey',
      summary: 'Keeps the passkey that the browser has made.',
      body: passkeyRequest,
      response: authenticators,
    },
    async ({ c, account, body: { name, passkey } }) => {
      if (!(await passkeys.add(siteOf(c), account.id, name.trim(), passkey)))
        throw new CallFailure(400, 'passkeyNotMade');
      return read(account.id);
    },
  );

  add(
    {
      method: 'post',
      path: '/personal/doPasskeyName',
      summary: 'Calls a passkey something else.',
      body: passkeyName,
      response: authenticators,
    },
    async ({ account, body: { id, name } }) => {
      if (!(await passkeys.rename(account.id, id, name.trim()))) throw new CallFailure(404, 'notFound');
      return read(account.id);
    },
  );

  add(
    {
      method: 'post',
      path: '/personal/doPasskeyRemove',
      summary: 'Forgets a passkey, for who knows the password: it signs in no more.',
      body: passkeyRemoval,
      response: authenticators,
    },
    async ({ account, body: { id, password } }) => {
      await confirmPassword(platform, account, password);
      if (!(await passkeys.remove(account.id, id))) throw new CallFailure(404, 'notFound');
      return read(account.id);
    },
  );

  add(
    {
      method: 'post',
      path: '/personal/doTotpBegin',
      summary: 'A secret for an authenticator app, for who knows the password; it counts from the first code on.',
      body: passwordAsked,
      response: totpSecret,
    },
    async ({ account, body }) => {
      await confirmPassword(platform, account, body.password);
      return secondFactor.begin(account.id, account.username);
    },
  );

  add(
    {
      method: 'post',
      path: '/personal/doTotp',
      summary: 'Turns the second step on with the first code of the app; answers with codes for the day it is lost.',
      body: totpRequest,
      response: recoveryCodes,
    },
    async ({ account, body: { code } }) => {
      const attemptKey = `code ${account.id}`;
      const wait = signInLimit.take(attemptKey);
      if (wait > 0) throw tooManyAttempts(wait);
      const codes = await secondFactor.confirm(account.id, code);
      if (!codes) throw new CallFailure(400, 'wrongCode', { field: 'code' });
      signInLimit.clear(attemptKey);
      return { codes };
    },
  );

  add(
    {
      method: 'post',
      path: '/personal/doTotpOff',
      summary: 'Turns the second step off, for who knows the password.',
      body: passwordAsked,
      response: authenticators,
    },
    async ({ account, body }) => {
      await confirmPassword(platform, account, body.password);
      await secondFactor.turnOff(account.id);
      return read(account.id);
    },
  );

  add(
    {
      method: 'post',
      path: '/personal/doRecoveryCodes',
      summary:
        'Other recovery codes in the place of those that were, for who knows the password and has a second step.',
      body: passwordAsked,
      response: recoveryCodes,
    },
    async ({ account, body }) => {
      await confirmPassword(platform, account, body.password);
      const { totp } = await secondFactor.stateOf(account.id);
      if (!totp) throw new CallFailure(404, 'notFound');
      return { codes: await secondFactor.renewCodes(account.id) };
    },
  );

  return contracts;
}
