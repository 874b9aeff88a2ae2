import {
  boolean,
  get,
  integer,
  line,
  mobile,
  needed,
  nothing,
  type PageCall,
  post,
  presentPassword,
  secondMethods,
  sixDigits,
  string,
  text,
  userName,
} from '@waybill/kit/contract';
import { array, check, object, oneOf, optional, pattern, pipe, union } from '@waybill/validators';

/** An object of the WebAuthn specification, which browser and server read with a library. */
const webAuthn = check<object>((value) => typeof value === 'object' && value !== null && !Array.isArray(value));

const token = object({ token: string() });
/** The response of a login: a token, or the second step that is required. */
const entered = union(
  token,
  object({ secondFactor: object({ ticket: string(), methods: array(oneOf(secondMethods)) }) }),
);

/** A login by name; the captcha is required after failures. */
export const byPassword = object({
  username: line(1, 64),
  password: presentPassword(),
  uuid: optional(text()),
  captcha: optional(line(0)),
});

/** A login by a code that was sent to a mobile number. */
export const byPhone = object({ phone: mobile(), code: sixDigits() });

/** A login; its body may be encrypted, like the bodies of all calls here that contain a secret. */
export const loginCall = post('/api/cps/open/auth/login', { body: union(byPassword, byPhone), response: entered });

/** The code of the second step. */
export const secondFactorCall = post('/api/cps/open/auth/secondFactor', {
  body: object({ ticket: line(1, 64), method: oneOf(secondMethods), code: line(1, 32) }),
  response: token,
});

/** Request options for a passkey login. */
export const passkeyOptionsCall = get('/api/cps/open/auth/passkeyOptions', { response: webAuthn });

/** A login by passkey, without a second step. */
export const passkeyCall = post('/api/cps/open/auth/passkey', {
  body: object({ passkey: check(() => true) }),
  response: token,
  /** The server has no such passkey any more. */
  errors: { 400: object({ passkey: oneOf(['unknown']) }) },
});

/** Opens an account; `invite` is the code of the inviter, `visit` the visit that led to the registration. */
export const registerCall = post('/api/cps/open/auth/register', {
  body: object({
    username: userName(),
    password: presentPassword(),
    phone: mobile(),
    code: sixDigits(),
    invite: optional(line(0, 20)),
    visit: optional(line(0, 64)),
  }),
  response: token,
});

/** Sends a code to a mobile number; returns its lifetime and the wait for another one, in seconds. */
export const sendSmsCodeCall = post('/api/cps/open/auth/sendSmsCode', {
  body: object({ phone: mobile() }),
  response: object({ validFor: integer(), retryAfter: integer() }),
});

/** The captcha of a login; both texts are empty while no captcha is required. */
export const captchaCall = get('/captchaImage', {
  response: object({ captchaEnabled: boolean(), img: string(), uuid: string() }),
});

export const publicKeyCall = get('/publicKey', { response: object({ publicKey: string(), mockServer: boolean() }) });

/** The signed-in account; `admin` is only present when true. */
export const userInfoCall = get('/userInfo', {
  response: object({
    username: string(),
    avatar: string(),
    roles: array(string()),
    permissions: array(string()),
    admin: optional(boolean()),
    /** Facts that record rules refer to; `id` is their `me`. */
    facts: object({ id: integer() }),
  }),
});

/** The key that encrypts the drafts of the caller: 32 bytes in base64. */
export const draftKeyCall = get('/draftKey', { response: object({ key: string() }) });

/** Checks the password of the caller. */
export const unlockCall = post('/unlock', { body: object({ password: presentPassword() }), response: nothing });

export const logoutCall = get('/logout', { response: nothing });

/** The token counts as expired from now on. */
export const expireTokenCall = get('/expireToken', { response: nothing });

/** Another token for a live or expired one, once. */
export const refreshTokenCall = get('/refreshToken', { response: token });

const provider = pipe(line(1, 20), pattern(/^[a-z][a-z0-9-]*$/i));

/** Exchanges the one-time code of an identity provider. */
export const socialLoginCall = post('/socialLogin', { body: object({ provider, code: line() }), response: entered });

/** The page of the simulated identity provider, which redirects to a callback of the console. */
export const authorizeCall = {
  method: 'GET',
  url: '/social/authorize',
  query: object({
    provider,
    state: optional(line(0, 300)),
    redirect_uri: optional(line()),
    account: optional(needed()),
  }),
  content: 'text/html',
} as const satisfies PageCall;
