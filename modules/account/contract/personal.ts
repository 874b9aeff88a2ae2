import {
  boolean,
  daysQuery,
  flagText,
  get,
  integer,
  isoDateTime,
  loginWays,
  mobile,
  needed,
  newPassword,
  type PageCall,
  pageOf,
  pageQuery,
  places,
  post,
  presentPassword,
  sixDigits,
  string,
  text,
} from '@waybill/kit/contract';
import { array, check, type Infer, isEmail, object, oneOf, pipe } from '@waybill/validators';
import { preferences } from './preferences';

const profile = object({
  id: integer(),
  username: string(),
  name: string(),
  email: string(),
  about: string(),
  /** Masked. */
  phone: string(),
  avatar: string(),
  roles: array(string()),
  createdAt: isoDateTime(),
  preferences,
});

const ended = object({ ended: integer() });

const session = object({
  id: string(),
  /** `Chrome 131 · Windows`, or empty. */
  device: string(),
  ip: string(),
  place: oneOf(places),
  signedInAt: isoDateTime(),
  lastUsedAt: isoDateTime(),
  /** Whether this is the caller's current session. */
  present: boolean(),
});

export const login = object({
  id: integer(),
  at: isoDateTime(),
  way: oneOf(loginWays),
  done: boolean(),
  device: string(),
  ip: string(),
  place: oneOf(places),
});

/** The profile of the caller. */
export type Profile = Infer<typeof profile>;
/** A sign-in, or a failed attempt. */
export type Login = Infer<typeof login>;

export const profileCall = get('/personal/profile', { response: profile });

/** The editable fields of the profile; the mail address may be empty. */
export const profileFields = {
  name: text(30),
  email: pipe(
    text(254),
    check((email: string) => email === '' || isEmail(email), { code: 'emailWrong' }),
  ),
  about: text(200),
};

export const saveProfileCall = post('/personal/doProfile', { body: object(profileFields), response: profile });

/** Uploads a picture of 1 MB at most. */
export const saveAvatarCall = post('/personal/avatar', {
  file: ['image/png', 'image/jpeg', 'image/webp'],
  response: object({ avatar: string() }),
});

/** An avatar, served without a token: its address is an unguessable secret. */
export const avatarCall = { method: 'GET', url: '/avatar/:key', content: 'image/*' } as const satisfies PageCall;

/** The fields of a password change. */
export const passwordFields = { present: presentPassword(), password: newPassword(), endOthers: boolean() };

/** Sets another password; how many other sessions that ended. */
export const passwordCall = post('/personal/doPassword', { body: object(passwordFields), response: ended });

/** The fields of a change of the mobile number. */
export const phoneFields = { phone: mobile(), code: sixDigits(), password: presentPassword() };

/** Changes the mobile number by the code sent to it. */
export const phoneCall = post('/personal/doPhone', { body: object(phoneFields), response: profile });

/** The sessions of the caller, the last used first. */
export const sessionsCall = get('/personal/sessionList', {
  response: object({ list: array(session), total: integer() }),
});

export const endSessionCall = post('/personal/doEndSession', { body: object({ id: needed(1, 64) }), response: ended });

/** Ends every session of the caller except the current one. */
export const endOthersCall = post('/personal/doEndOthers', { response: ended });

/** The sign-ins of the caller and failed attempts, of half a year. */
export const loginsCall = get('/personal/loginList', {
  query: object({ ...pageQuery(['at']), done: flagText(), ...daysQuery() }),
  response: pageOf(login),
});

export const savePreferencesCall = post('/personal/doPreferences', { body: preferences, response: preferences });
