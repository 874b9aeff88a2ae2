import { limits } from '@waybill/kit/contract';
import type { Calls, Platform } from '@waybill/kit/server';
import { CallFailure, siteOf, toIso, tryLimited } from '@waybill/kit/server';
import {
  addPasskeyCall,
  authenticatorsCall,
  beginPasskeyCall,
  beginTotpCall,
  removePasskeyCall,
  renamePasskeyCall,
  renewCodesCall,
  turnTotpOffCall,
  turnTotpOnCall,
} from '../contract/authenticators';
import { confirmPassword } from './confirm-password';

/** Registers the calls that manage the authenticators of an account: passkeys and codes of an app. Returns their contracts. */
export function addAuthenticatorCalls({ add }: Calls, platform: Platform): void {
  const { passkeys, secondFactor, signInLimit } = platform;

  const read = async (accountId: number) => ({
    ...(await secondFactor.stateOf(accountId)),
    passkeys: (await passkeys.list(accountId)).map(({ createdAt, lastUsedAt, ...passkey }) => ({
      ...passkey,
      createdAt: toIso(createdAt),
      lastUsedAt: lastUsedAt === null ? null : toIso(lastUsedAt),
    })),
  });

  add(authenticatorsCall, { summary: 'What the caller proves himself by besides the password.' }, ({ account }) =>
    read(account.id),
  );

  add(
    beginPasskeyCall,
    { summary: 'What the browser needs to make a passkey, for who knows the password.' },
    async ({ c, account, body }) => {
      await confirmPassword(platform, account, body.password);
      return passkeys.begin(siteOf(c), account);
    },
  );

  add(
    addPasskeyCall,
    { summary: 'Keeps the passkey that the browser has made.' },
    async ({ c, account, body: { name, passkey } }) => {
      const most = limits.perAccount.kept.passkeys;
      if ((await passkeys.list(account.id)).length >= most)
        throw new CallFailure(400, 'tooManyChoices', { values: { most } });
      if (!(await passkeys.add(siteOf(c), account.id, name.trim(), passkey)))
        throw new CallFailure(400, 'passkeyNotMade');
      return read(account.id);
    },
  );

  add(renamePasskeyCall, { summary: 'Calls a passkey something else.' }, async ({ account, body: { id, name } }) => {
    if (!(await passkeys.rename(account.id, id, name.trim()))) throw new CallFailure(404, 'notFound');
    return read(account.id);
  });

  add(
    removePasskeyCall,
    { summary: 'Forgets a passkey, for who knows the password: it signs in no more.' },
    async ({ account, body: { id, password } }) => {
      await confirmPassword(platform, account, password);
      if (!(await passkeys.remove(account.id, id))) throw new CallFailure(404, 'notFound');
      return read(account.id);
    },
  );

  add(
    beginTotpCall,
    { summary: 'A secret for an authenticator app, for who knows the password; it counts from the first code on.' },
    async ({ account, body }) => {
      await confirmPassword(platform, account, body.password);
      return secondFactor.begin(account.id, account.username);
    },
  );

  add(
    turnTotpOnCall,
    { summary: 'Turns the second step on with the first code of the app; answers with codes for the day it is lost.' },
    async ({ account, body: { code } }) => {
      const codes = await tryLimited(signInLimit, `code ${account.id}`, () => secondFactor.confirm(account.id, code));
      if (!codes) throw new CallFailure(400, 'wrongCode', { field: 'code' });
      return { codes };
    },
  );

  add(
    turnTotpOffCall,
    { summary: 'Turns the second step off, for who knows the password.' },
    async ({ account, body }) => {
      await confirmPassword(platform, account, body.password);
      await secondFactor.turnOff(account.id);
      return read(account.id);
    },
  );

  add(
    renewCodesCall,
    {
      summary:
        'Other recovery codes in the place of those that were, for who knows the password and has a second step.',
    },
    async ({ account, body }) => {
      await confirmPassword(platform, account, body.password);
      const { totp } = await secondFactor.stateOf(account.id);
      if (!totp) throw new CallFailure(404, 'notFound');
      return { codes: await secondFactor.renewCodes(account.id) };
    },
  );
}
