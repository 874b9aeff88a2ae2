import { defineResource } from '@waybill/ui-shell/console';
import { boolean, type Infer, integer, object, oneOf, string } from '@waybill/validators';
import type { Preferences } from './preferences';

export const places = ['machine', 'network', 'internet', 'unknown'] as const;
export const loginWays = ['password', 'phone', 'social', 'register'] as const;

/** What a person says of himself. */
export interface Profile {
  username: string;
  name: string;
  email: string;
  about: string;
  /** Masked. */
  phone: string;
  avatar: string;
  roles: readonly string[];
  createdAt: string;
  preferences: Preferences;
}

/** A place where the account is signed in. */
export interface OpenSession {
  id: string;
  /** `Chrome 131 · Windows`, or empty. */
  device: string;
  ip: string;
  place: (typeof places)[number];
  signedInAt: string;
  lastUsedAt: string;
  /** It is the one of this window. */
  present: boolean;
}

const loginSchema = object({
  id: integer(),
  at: string(),
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
