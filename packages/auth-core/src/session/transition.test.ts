import { describe, expect, it } from 'vitest';
import { anonymous } from '../guard/subject';
import { emptyState, type SessionState, type SessionStatus } from './session-state';
import { type SessionChange, transition } from './transition';

const defaults = { username: 'Agent', avatar: '' };
const li = { username: 'Li', avatar: '/li.png' };
const rights = { admin: false, roles: ['Editor'], permissions: [] };
const at = (status: SessionStatus, virtual = false): SessionState => ({
  ...emptyState(li, virtual),
  access: rights,
  status,
  epoch: 7,
});

const changes: SessionChange[] = [
  { kind: 'signing-in' },
  { kind: 'sign-in-failed', back: 'expired' },
  { kind: 'signed-in' },
  { kind: 'profile-loaded', user: li, access: rights },
  { kind: 'access-changed', access: anonymous },
  { kind: 'token-refreshed' },
  { kind: 'signed-out' },
  { kind: 'expired' },
];

describe('the state machine of a session', () => {
  it.each<[SessionStatus, (SessionStatus | undefined)[]]>([
    ['unknown', ['signingIn', undefined, 'unknown', 'signedIn', undefined, 'unknown', 'signedOut', 'expired']],
    ['signedOut', ['signingIn', undefined, 'unknown', undefined, undefined, undefined, undefined, undefined]],
    ['signingIn', ['signingIn', 'expired', 'unknown', 'signingIn', undefined, 'signingIn', 'signedOut', 'expired']],
    ['signedIn', ['signingIn', undefined, 'unknown', 'signedIn', 'signedIn', 'signedIn', 'signedOut', 'expired']],
    ['expired', ['signingIn', undefined, 'unknown', undefined, undefined, undefined, 'signedOut', undefined]],
  ])('from %s allows only the changes of the table', (status, expected) => {
    expect(changes.map((change) => transition(at(status), change, defaults)?.status)).toEqual(expected);
  });

  it.each(['signed-in', 'signed-out', 'expired'] as const)(
    '%s removes all data of the previous user, and increases the epoch',
    (kind) => {
      expect(transition(at('signedIn'), { kind }, defaults)).toMatchObject({
        user: defaults,
        access: anonymous,
        epoch: 8,
      });
    },
  );

  it('everything else keeps the epoch', () => {
    for (const change of changes.slice(0, 2)) expect(transition(at('signingIn'), change, defaults)?.epoch).toBe(7);
    for (const change of changes.slice(3, 6)) expect(transition(at('signedIn'), change, defaults)?.epoch).toBe(7);
  });

  it('with virtual roles is never signed out, only unknown again', () => {
    for (const kind of ['signed-out', 'expired'] as const) {
      expect(transition(at('signedIn', true), { kind }, defaults)?.status).toBe('unknown');
    }
  });
});
