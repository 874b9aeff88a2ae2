import { expect, it, vi } from 'vitest';
import { applyAccount } from './apply-account';
import { readEvent } from './read-event';

const user = { username: 'ann', avatar: '', roles: ['Agent'], permissions: ['read:order'], admin: false };

async function apply(change: object = {}, preferences: object = {}) {
  const session = {
    snapshot: () => ({ status: 'signedIn', user, access: user }) as never,
    setAccess: vi.fn(),
    loadProfile: vi.fn(async () => ({}) as never),
  };
  const theme = { settings: { extra: {} } as never, set: vi.fn(), save: vi.fn() };
  await applyAccount(readEvent('account', { known: '1', user: { ...user, ...change }, preferences }), session, theme);
  return { session, theme };
}

it('changes nothing where the account is as it was', async () => {
  const { session, theme } = await apply();
  expect(session.setAccess).not.toHaveBeenCalled();
  expect(session.loadProfile).not.toHaveBeenCalled();
  expect(theme.set).not.toHaveBeenCalled();
});

it('rights that have changed go to the session at once', async () => {
  const { session } = await apply({ permissions: [] });
  expect(session.setAccess).toHaveBeenCalledWith({ roles: ['Agent'], permissions: [], admin: false });
});

it('a changed picture reloads the profile', async () => {
  const { session } = await apply({ avatar: '/avatar/x' });
  expect(session.loadProfile).toHaveBeenCalled();
  expect(session.setAccess).not.toHaveBeenCalled();
});

it('preferences of the account are set on the device', async () => {
  const { theme } = await apply({}, { scheme: 'dark' });
  expect(theme.set).toHaveBeenCalledWith(expect.objectContaining({ scheme: 'dark' }));
  expect(theme.save).toHaveBeenCalled();
});

it('an event that does not fit is named', () => {
  expect(() => readEvent('presence', {})).toThrow('/live/events: an event "presence" is not what the contract says');
  expect(readEvent('notice', { id: 4 })).toMatchObject({ id: 4 });
});
