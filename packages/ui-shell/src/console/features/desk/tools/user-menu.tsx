import { useSession } from '@waybill/auth-core/react';
import { Search } from 'lucide-react';
import { useMemo } from 'react';
import { createLazyPart } from '../../../../lib/create-lazy-part';
import { onPhone, useMediaQuery } from '../../../../lib/use-media-query';
import { namedMessage } from '../../../../locales/define-messages';
import { useText } from '../../../../locales/use-text';
import { AvatarMenu } from '../../../../shell/tools/avatar-menu';
import { useConsole } from '../../../kernel/console-context';
import { inBoundary } from '../../../kernel/part-boundary';
import { createCommands } from '../../runtime/commands/create-commands';
import { authNotes } from '../../runtime/feedback/auth-messages';
import { useLazyPart } from '../../runtime/lazy-loading/use-lazy-part';
import { paletteMessages } from './palette-messages';
import { signOutByHand } from './sign-out-by-hand';

const phoneEntries = createLazyPart(() => import('./phone-entries').then(({ PhoneEntries }) => PhoneEntries));

/** The avatar menu of the signed-in user; logout asks first about unsaved work. */
export function UserMenu() {
  const t = useText();
  const parts = useConsole();
  const { config, history, modules, once } = parts;
  const { user, virtual } = useSession();
  const username = user.username || t(config.defaultUsername);
  const { openRequests } = once(createCommands);
  const PhoneEntries = useLazyPart(phoneEntries, useMediaQuery(onPhone));
  const entries = useMemo(
    () => [
      { title: paletteMessages.open, icon: Search, command: 'palette', onSelect: openRequests.palette.notify },
      ...[config.slots, ...modules]
        .flatMap(({ userMenu = [] }) => userMenu)
        .map(({ title, icon, to }) => ({
          title: namedMessage(`userMenu.${to}`, title),
          icon: icon && inBoundary(`icon of the menu entry ${to}`, icon),
          command: to,
          onSelect: () => history.push(to),
        })),
    ],
    [config, modules, history, openRequests],
  );
  return (
    <AvatarMenu
      username={username}
      note={virtual ? t(authNotes.virtualRoles) : undefined}
      avatar={user.avatar || config.defaultAvatar}
      entries={entries}
      onLogout={() => void signOutByHand(parts)}
    >
      {PhoneEntries && <PhoneEntries />}
    </AvatarMenu>
  );
}
