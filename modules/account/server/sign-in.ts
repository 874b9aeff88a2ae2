import type { Calls, FirstStep, Platform, SandboxEnv } from '@waybill/kit/server';
import {
  busy,
  CallFailure,
  FailuresUsedUp,
  findAccountByName,
  findAccountByPhone,
  findByPassword,
  remoteAddress,
  requireCapacity,
  TooManyTries,
  tryLimited,
} from '@waybill/kit/server';
import type { Infer } from '@waybill/validators';
import type { Context } from 'hono';
import { byPassword, byPhone, loginCall } from '../contract/session';
import { finishFirstStep, noteFailedLogin, noteLogin } from './enter';

/** The login by user name and password, or by phone and SMS code. */
export function addSignIn({ add }: Calls, platform: Platform): void {
  add(
    loginCall,
    {
      summary: 'Signs in; answers a token, or what the account is asked for besides.',
      access: 'everybody',
      encrypted: true,
      bodyOf: (given) => (Object.hasOwn(given, 'phone') ? byPhone : byPassword),
    },
    async ({ c, body }) =>
      finishFirstStep(
        platform,
        c,
        'phone' in body ? await checkPhone(platform, body, c) : await checkPassword(platform, body, c),
      ),
  );
}

type ByPassword = Infer<typeof byPassword>;

async function checkPassword(platform: Platform, body: ByPassword, c: Context<SandboxEnv>): Promise<FirstStep> {
  const { captchas, signInLimit, hashing } = platform;
  const address = remoteAddress(c);
  const { username, password } = body;
  requireCapacity(hashing);
  const check = () =>
    tryLimited(signInLimit, `${username.toLowerCase()} ${address}`, () => findByPassword(platform, username, password));
  const account = captchas.isEnabled(address)
    ? await checkWithPicture(platform, body, address, check)
    : await checkWithoutPicture(platform, address, check);
  if (account) return { way: 'password', accountId: account.id, proof: { passwordHash: account.passwordHash } };
  const tried = await findAccountByName(platform.database, username);
  if (tried) await noteLogin(platform, c, { accountId: tried.id, way: 'password', done: false });
  await noteFailedLogin(platform, c, tried);
  throw new CallFailure(400, 'wrongCredentials');
}

async function checkWithPicture<Result>(
  { captchas }: Platform,
  { uuid = '', captcha = '' }: ByPassword,
  address: string,
  check: () => Promise<Result>,
): Promise<Result> {
  if (!captchas.check(uuid, captcha)) {
    captchas.noteFailure(address);
    throw new CallFailure(400, 'wrongCaptcha');
  }
  const result = await check();
  if (result) captchas.noteSuccess(address);
  else captchas.noteFailure(address);
  return result;
}

async function checkWithoutPicture<Result>(
  { captchas }: Platform,
  address: string,
  check: () => Promise<Result>,
): Promise<Result> {
  try {
    return await captchas.tryWithout(address, check);
  } catch (error) {
    if (error instanceof FailuresUsedUp) throw new CallFailure(400, 'wrongCaptcha');
    if (error instanceof TooManyTries) throw busy();
    throw error;
  }
}

async function checkPhone(
  platform: Platform,
  { phone, code }: Infer<typeof byPhone>,
  c: Context<SandboxEnv>,
): Promise<FirstStep> {
  const { database, smsCodes } = platform;
  if (!smsCodes.check(phone, code)) {
    await noteFailedLogin(platform, c, await findAccountByPhone(database, phone));
    throw new CallFailure(400, 'wrongSmsCode');
  }
  smsCodes.use(phone);
  const account = await findAccountByPhone(database, phone);
  if (!account) throw new CallFailure(400, 'unknownPhone');
  return { way: 'phone', accountId: account.id, proof: { phone } };
}
