import { useSession } from '@waybill/auth-core/react';
import { useText } from '../../locales/use-text';
import { AvatarMenu } from '../../tools/avatar-menu';
import { authNotes } from '../connect/auth-words';
import { useConsole } from '../console-context';

/** The avatar menu of whoever is signed in; logout asks first when work is unsaved. */
export function UserMenu() {
  const t = useText();
  const { config, session, tabs, history } = useConsole();
  const { user, virtual } = useSession();
  const username = user.username || t(config.defaultUsername);
  const handleLogout = async () => {
    if (await tabs.confirmLeaving()) await session.signOut();
  };
  return (
    <AvatarMenu
      username={virtual ? `${username} (${t(authNotes.virtualRoles)})` : username}
      avatar={user.avatar || config.defaultAvatar}
      onPersonalCenter={() => history.push('/setting/personalCenter')}
      onLogout={() => void handleLogout()}
    />
  );
}
