import { useSession } from '@waybill/auth-core/react';
import { namedMessage } from '../../locales/define-messages';
import { useText } from '../../locales/use-text';
import { AvatarMenu } from '../../tools/avatar-menu';
import { authNotes } from '../connect/auth-messages';
import { useConsole } from '../kernel/console-context';

/** The avatar menu of whoever is signed in; logout asks first when work is unsaved. */
export function UserMenu() {
  const t = useText();
  const { config, session, tabs, history } = useConsole();
  const { user, virtual } = useSession();
  const username = user.username || t(config.defaultUsername);
  const entries = (config.slots.userMenu ?? []).map(({ title, icon, to }) => ({
    title: namedMessage(`userMenu.${to}`, title),
    icon,
    onSelect: () => history.push(to),
  }));
  const handleLogout = async () => {
    if (await tabs.confirmLeaving()) await session.signOut();
  };
  return (
    <AvatarMenu
      username={virtual ? `${username} (${t(authNotes.virtualRoles)})` : username}
      avatar={user.avatar || config.defaultAvatar}
      entries={entries}
      onLogout={() => void handleLogout()}
    />
  );
}
