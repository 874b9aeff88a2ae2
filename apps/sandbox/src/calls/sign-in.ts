import type { Context, Handler } from 'hono';
import { CallFailure } from '../server/call-failure';
import { success } from '../server/envelope';
import { phonePattern, readPassword, readText } from '../server/fields';
import { type Payload, readPayload } from '../server/payload';
import type { Platform } from '../server/platform';
import { remoteAddress } from '../server/remote-address';
import type { SandboxEnv } from '../server/sandbox-env';
import { findAccountByName, findAccountByPhone } from '../session/account';
import type { Lane } from '../session/lane';
import { isPassword } from '../session/password-hash';
import type { FirstStep } from '../session/second-factor';
import { finishFirstStep, noteLogin } from './enter';

/** POST /api/cps/open/auth/login: by user name and password, or by phone and SMS code; answers `{ token }`, or `{ secondFactor }` where the account is asked for one. */
export function signIn(platform: Platform): Handler<SandboxEnv> {
  return async (c) => {
    const payload = await readPayload(c, platform.payloadKey);
    const step: FirstStep = Object.hasOwn(payload, 'phone')
      ? { way: 'phone', accountId: await checkPhone(platform, payload) }
      : { way: 'password', accountId: await checkPassword(platform, payload, c) };
    return success(c, await finishFirstStep(platform, c, step));
  };
}

async function checkPassword(platform: Platform, payload: Payload, c: Context<SandboxEnv>): Promise<number> {
  const { captchas, signInLimit, hashing } = platform;
  const address = remoteAddress(c);
  const username = readText(payload, 'username', { max: 64 });
  const password = readPassword(payload);
  // Everything is counted before the first wait: of sign-ins made at the same time each sees those before it.
  requireCapacity(hashing);
  if (captchas.isEnabled(address)) checkCaptcha(platform, payload, address);
  const attemptKey = `${username.toLowerCase()} ${address}`;
  const wait = signInLimit.take(attemptKey);
  if (wait > 0) throw tooManyAttempts(wait);
  captchas.noteAttempt(address);

  const { account, right } = await hashing.run(() => findByPassword(platform, username, password));
  if (account && !right) await noteLogin(platform, c, { accountId: account.id, way: 'password', done: false });
  if (!account || !right) throw new CallFailure(400, 'wrongCredentials');
  signInLimit.clear(attemptKey);
  captchas.noteSuccess(address);
  return account.id;
}

async function findByPassword({ database, decoyHash }: Platform, username: string, password: string) {
  const account = await findAccountByName(database, username);
  return { account, right: await isPassword(password, account?.passwordHash ?? decoyHash) };
}

function checkCaptcha({ captchas }: Platform, payload: Payload, address: string): void {
  const uuid = readText(payload, 'uuid', { min: 0, fallback: '' });
  const typed = readText(payload, 'captcha', { min: 0, fallback: '' });
  if (captchas.check(uuid, typed)) return;
  captchas.noteAttempt(address);
  throw new CallFailure(400, 'wrongCaptcha');
}

async function checkPhone({ database, smsCodes }: Platform, payload: Payload): Promise<number> {
  const phone = readText(payload, 'phone', { pattern: phonePattern });
  const code = readText(payload, 'code', { pattern: /^\d{6}$/ });
  if (!smsCodes.check(phone, code)) throw new CallFailure(400, 'wrongSmsCode');
  smsCodes.use(phone);
  const account = await findAccountByPhone(database, phone);
  if (!account) throw new CallFailure(400, 'unknownPhone');
  return account.id;
}

/** The response to a caller that has used up its attempts: code 400, for the catalogue knows no 429. */
export function tooManyAttempts(wait: number): CallFailure {
  return new CallFailure(400, 'tooManyAttempts', { retryAfter: wait, values: { minutes: Math.ceil(wait / 60) } });
}

/** Sends a caller away while too many passwords wait to be hashed. */
export function requireCapacity(hashing: Lane): void {
  if (hashing.isFull()) throw new CallFailure(400, 'busy', { retryAfter: 2, values: { seconds: 2 } });
}
