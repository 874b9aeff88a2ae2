import { defineResource } from '@waybill/ui-shell/console';
import { array, boolean, type Infer, integer, object, oneOf, string } from '@waybill/validators';
import { isoDateTime } from '@waybill/validators/trade';
import { preferencesSchema } from '../../../live/preferences';

export const places = ['machine', 'network', 'internet', 'unknown'] as const;
export const loginWays = ['password', 'phone', 'social', 'register', 'passkey'] as const;

const profileSchema = object({
  username: string(),
  name: string(),
  email: string(),
  about: string(),
  /** Masked. */
  phone: string(),
  avatar: string(),
  roles: array(string()),
  createdAt: isoDateTime(),
  preferences: preferencesSchema,
});

/** What a person says of himself. */
export type Profile = Infer<typeof profileSchema>;

/** The profile of whoever is signed in. */
export const ownProfile = { path: '/personal/profile', schema: profileSchema };

const openSession = object({
  id: string(),
  /** `Chrome 131 · Windows`, or empty. */
  device: string(),
  ip: string(),
  place: oneOf(places),
  signedInAt: isoDateTime(),
  lastUsedAt: isoDateTime(),
  /** It is the one of this window. */
  present: boolean(),
});

/** The places where the account is signed in. */
export const openSessions = { path: '/personal/sessionList', schema: object({ list: array(openSession) }) };

const changes = [ownProfile.path, openSessions.path];

/** What a person changes of himself. */
export const personalWrites = {
  profile: { path: '/personal/doProfile', changes },
  avatar: { path: '/personal/avatar', schema: object({ avatar: string() }), changes: [ownProfile.path] },
  /** Returns how many other logins have ended. */
  password: { path: '/personal/doPassword', schema: object({ ended: integer() }), changes },
  phone: { path: '/personal/doPhone', changes },
  preferences: { path: '/personal/doPreferences', changes },
  endSession: { path: '/personal/doEndSession', changes: [openSessions.path] },
  endOthers: { path: '/personal/doEndOthers', changes: [openSessions.path] },
  /** Returns in how many seconds there may be another one. */
  smsCode: { path: '/api/cps/open/auth/sendSmsCode', schema: object({ retryAfter: integer() }) },
};

const loginSchema = object({
  id: integer(),
  at: isoDateTime(),
  way: oneOf(loginWays),
  done: boolean(),
  device: string(),
  ip: string(),
  place: oneOf(places),
});

/** Somebody came in, or tried to. */
export type Login = Infer<typeof loginSchema>;

/** The history of the account's logins. */
export const logins = defineResource({
  path: '/personal',
  schema: loginSchema,
  calls: { list: 'loginList' },
  list: { filters: { done: ['true', 'false'], from: 'text', to: 'text' }, sorts: ['at'] },
});
