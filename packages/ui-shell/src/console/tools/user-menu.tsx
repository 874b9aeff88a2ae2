import { useSession } from '@waybill/auth-core/react';
import { type ComponentProps, useMemo } from 'react';
import { namedMessage } from '../../locales/define-messages';
import { useText } from '../../locales/use-text';
import type { IconComponent } from '../../nav/icon-registry';
import { AvatarMenu } from '../../tools/avatar-menu';
import { authNotes } from '../connect/auth-messages';
import { useConsole } from '../kernel/console-context';
import { PartBoundary } from '../kernel/part-boundary';

/** The avatar menu of whoever is signed in; logout asks first when work is unsaved. */
export function UserMenu() {
  const t = useText();
  const { config, session, tabs, history } = useConsole();
  const { user, virtual } = useSession();
  const username = user.username || t(config.defaultUsername);
  const entries = useMemo(
    () =>
      (config.slots.userMenu ?? []).map(({ title, icon, to }) => ({
        title: namedMessage(`userMenu.${to}`, title),
        icon: icon && orNothing(icon, to),
        onSelect: () => history.push(to),
      })),
    [config, history],
  );
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

/** An icon of the app's own: where it breaks, the entry goes without. */
const orNothing = (Icon: IconComponent, to: string): IconComponent =>
  function OwnIcon(props: ComponentProps<IconComponent>) {
    return (
      <PartBoundary name={`icon of the menu entry ${to}`}>
        <Icon {...props} />
      </PartBoundary>
    );
  };
