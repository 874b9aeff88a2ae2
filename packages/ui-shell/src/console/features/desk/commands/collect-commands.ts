import { can } from '@waybill/auth-core';
import type { Text } from '../../../../locales/define-messages';
import { toolMessages } from '../../../../shell/tools/messages';
import type { Command } from '../../../kernel/command';
import type { ConsoleParts } from '../../../kernel/console-parts';
import { lastUndo, undoLast } from '../../data/undo/last-undo';
import { undoMessages } from '../../data/undo/messages';
import { noticesOf } from '../../http/create-console-notices';
import type { Commands } from '../../runtime/commands/create-commands';
import { lockOf } from '../../session/lock/lock-of';
import { signOutByHand } from '../tools/sign-out-by-hand';
import { keywordMessages as words } from './keyword-messages';
import { commandMessages as m } from './messages';
import type { SectionName } from './search/listed';
import { appearanceCommands } from './sources/appearance-commands';
import { registeredCommands } from './sources/registered-commands';
import { routeCommands } from './sources/route-commands';
import { openTabs, tabCommands } from './sources/tab-commands';
import { toolCommands } from './sources/tool-commands';

/** A section of the key sheet that the palette lacks. */
export type KeyGroup = 'lists' | 'tabs' | 'look';

/** A command with its section in the palette. */
export interface Collected {
  readonly command: Command;
  readonly section: SectionName;
  /** Replaces the command's note after its title. */
  readonly note?: Text | undefined;
  /** Path of the page that it opens. */
  readonly path?: string;
  /** Section of the key sheet. Default: its section in the palette. */
  readonly group?: KeyGroup;
  /** Whether it is listed only for a query. */
  readonly quiet?: boolean;
}

/** The current commands of the user, the page's commands first, without reading the document. */
export function collectCommands(
  parts: ConsoleParts,
  registry: Commands,
  added: readonly Command[],
  openKeys: () => void,
): readonly Collected[] {
  const { session, navigation } = parts;
  const { access } = session.snapshot();
  const { routes } = navigation.state;
  const undo = lastUndo(parts);
  const consoleCommands: readonly Command[] = [
    {
      id: 'undo',
      title: undoMessages.undo,
      keywords: words.undo,
      note: undo?.text,
      keys: 'Mod+Z',
      disabled: !undo,
      run: () => undoLast(parts),
    },
    { id: 'keys', title: m.keys, keywords: words.help, keys: '?', run: openKeys },
    {
      id: 'lock',
      title: m.lock,
      keywords: words.lock,
      disabled: session.getToken() === null || session.snapshot().virtual,
      run: () => parts.once(lockOf, parts).lock(),
    },
    { id: 'signOut', title: toolMessages.logout, keywords: words.signOut, run: () => signOutByHand(parts) },
  ];
  const acts = (commands: readonly Command[], group?: KeyGroup) =>
    commands.map((command): Collected => ({ command, section: 'act', ...(group && { group }) }));
  const all: readonly Collected[] = [
    ...registeredCommands(registry, 'page').map((command): Collected => ({ command, section: 'page' })),
    ...openTabs(parts).map((command): Collected => ({ command, section: 'go' })),
    ...(routes ? routeCommands(routes as Parameters<typeof routeCommands>[0], parts) : []).map(
      (route): Collected => ({ ...route, section: 'go' }),
    ),
    ...acts([...added, ...registeredCommands(registry, 'console')]),
    ...acts(tabCommands(parts), 'tabs'),
    ...acts(toolCommands(parts, noticesOf(parts))),
    ...acts(appearanceCommands(parts), 'look'),
    ...acts(consoleCommands),
  ];
  return all.filter(({ command }) => can(command.guard, access));
}
