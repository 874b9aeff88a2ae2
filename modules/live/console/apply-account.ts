import type { PreferenceStore } from '@waybill/account/console';
import type { ConsoleSession } from '@waybill/ui-shell/console';
import type { LiveAccount } from '../contract/events';

/** Brings session and preferences of this window up to date with the account. */
export async function applyAccount(
  { user, preferences }: LiveAccount,
  session: Pick<ConsoleSession, 'snapshot' | 'setAccess' | 'loadProfile'>,
  theme: PreferenceStore,
): Promise<void> {
  const { status, user: shown, access } = session.snapshot();
  if (status !== 'signedIn') return;
  const { username, avatar, ...rights } = user;
  if (!isSame(rights, access)) session.setAccess(rights);
  if (username !== shown.username || avatar !== shown.avatar) void session.loadProfile().catch(() => undefined);
  if (Object.keys(preferences).length === 0) return;
  const { applyPreferences } = await import('@waybill/account/apply-preferences');
  applyPreferences(theme, preferences);
}

const isSame = (
  one: Pick<LiveAccount['user'], 'roles' | 'permissions' | 'admin'>,
  other: { readonly roles: readonly string[]; readonly permissions: readonly string[]; readonly admin: boolean },
) =>
  one.admin === other.admin &&
  String([...one.roles].sort()) === String([...other.roles].sort()) &&
  String([...one.permissions].sort()) === String([...other.permissions].sort());
