import { factKinds, readFacts } from '../guard/read-facts';
import type { Subject } from '../guard/subject';
import { isToken } from './is-token';
import { type AuthErrorCode, SessionError } from './session-error';
import type { SessionUser } from './session-state';

/** Throws a `SessionError` if a login's response requires another factor. */
export function requireWhole(response: unknown): void {
  const secondFactor =
    isRecord(response) && Object.hasOwn(response, 'secondFactor') ? response.secondFactor : undefined;
  if (secondFactor === undefined || secondFactor === null) return;
  throw new SessionError('second-factor-needed', 'The login needs a second step: hand it in by another signIn.', {
    secondFactor,
  });
}

/** Returns the token of a gateway's response: the response itself, or its own field of the given name. Throws a `SessionError` if there is no token. */
export function readToken(response: unknown, field: string, code: AuthErrorCode): string {
  const value = isRecord(response) && Object.hasOwn(response, field) ? response[field] : response;
  if (isToken(value)) return value;
  throw new SessionError(code, `The response carries no usable token under "${field}": ${describe(value)}.`, { field });
}

/** Reads user and rights from a user-info response, field by field; a missing (or null) field keeps its default. Throws a `SessionError` for a wrong type, or if all fields are unknown. */
export function readProfile(response: unknown, defaults: SessionUser): { user: SessionUser; access: Subject } {
  if (!isRecord(response)) {
    throw new SessionError('profile-unreadable', `The user info must be an object, but is ${describe(response)}.`);
  }
  const fields = ['username', 'avatar', 'roles', 'permissions', 'admin'];
  const present = Object.keys(response);
  if (present.length > 0 && !fields.some((field) => present.includes(field))) {
    const accepted = fields.map((field) => `"${field}"`).join(', ');
    throw new SessionError('profile-unreadable', `The user info has none of ${accepted}: map it to them.`);
  }
  const ownField = (field: string) => (Object.hasOwn(response, field) ? (response[field] ?? undefined) : undefined);
  const text = (field: string) => expect(field, ownField(field), 'a string', isText);
  const names = (field: string) => expect(field, ownField(field), 'a list of strings', isNames);
  const facts = expect('facts', ownField('facts'), 'an object of facts', isRecord);
  return {
    user: { username: text('username') || defaults.username, avatar: text('avatar') || defaults.avatar },
    access: {
      admin: expect('admin', ownField('admin'), 'true or false', isFlag) ?? false,
      roles: [...(names('roles') ?? [])],
      permissions: [...(names('permissions') ?? [])],
      ...(ownField('flags') !== undefined && { flags: [...(names('flags') ?? [])] }),
      ...(facts && { facts: readFacts(facts, (name, fact) => malformed(`facts.${name}`, factKinds, fact)) }),
    },
  };
}

function expect<T>(
  field: string,
  value: unknown,
  expected: string,
  fits: (value: unknown) => value is T,
): T | undefined {
  if (value === undefined || fits(value)) return value;
  throw malformed(field, expected, value);
}

const malformed = (field: string, expected: string, value: unknown) =>
  new SessionError('profile-malformed', `"${field}" of the user info must be ${expected}, but is ${describe(value)}.`, {
    field,
  });

/** Names the type of a value, never its content: it may be a token. */
function describe(value: unknown): string {
  if (value === null) return 'null';
  if (value === '') return 'empty';
  if (Array.isArray(value)) return 'a list';
  return value === undefined ? 'missing' : `of type ${typeof value}`;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === 'string';
const isFlag = (value: unknown): value is boolean => typeof value === 'boolean';
const isNames = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText);
