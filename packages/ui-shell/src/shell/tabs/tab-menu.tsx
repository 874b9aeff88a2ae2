import {
  ArrowLeft,
  ArrowLeftToLine,
  ArrowRight,
  ArrowRightToLine,
  ExternalLink,
  FoldHorizontal,
  type LucideIcon,
  Maximize2,
  Minimize2,
  Pin,
  PinOff,
  RotateCw,
  Undo2,
  X,
  XCircle,
} from 'lucide-react';
import type { ComponentProps } from 'react';
import { useText } from '../../locales/use-text';
import { useCommandKeys } from '../../nav/command-keys';
import { useShellLinks } from '../../nav/shell-router';
import { tabsMessages } from './messages';
import { addressOf } from './tab';
import { type CloseAction, type TabBarActions, wouldClose } from './tab-actions';
import { isPinnable, moveTab } from './tab-list';
import { Item, Line } from './tab-menu.styles';
import { findTab, type TabList } from './tabs-state';

export interface TabMenuProps {
  list: TabList;
  /** The key of the tab. */
  tabKey: string;
  actions: TabBarActions;
  maximised: boolean;
}

const closing: readonly [CloseAction, LucideIcon][] = [
  ['close', X],
  ['closeOthers', FoldHorizontal],
  ['closeLeft', ArrowLeftToLine],
  ['closeRight', ArrowRightToLine],
  ['closeAll', XCircle],
];

/** The commands for a tab inside a dropdown menu; commands without effect are disabled. */
export function TabMenu({ list, tabKey, actions, maximised }: TabMenuProps) {
  const text = useText();
  const router = useShellLinks();
  const tab = findTab(list, tabKey);
  const index = list.tabs.findIndex(({ key }) => key === tabKey);
  // Shortcuts apply only to the shown tab.
  const ofActive = (command: string) => (tabKey === list.active ? command : undefined);
  const stuck = (to: number) => moveTab(list, tabKey, to) === list;
  return (
    <>
      <Entry command={ofActive('reload')} disabled={!tab} onSelect={() => void actions.reload(tabKey)}>
        <RotateCw aria-hidden size={16} />
        {text(tabsMessages.reload)}
      </Entry>
      {tab ? (
        <Item asChild>
          <a href={router.href(addressOf(tab.location))} target="_blank" rel="noopener">
            <ExternalLink aria-hidden size={16} />
            {text(tabsMessages.openWindow)}
          </a>
        </Item>
      ) : null}
      <Line />
      {closing.map(([action, Icon]) => (
        <Entry
          key={action}
          command={ofActive(action === 'close' ? 'closeTab' : action)}
          disabled={!wouldClose(list, action, tabKey)}
          onSelect={() => void actions.close(tabKey, action)}
        >
          <Icon aria-hidden size={16} />
          {text(tabsMessages[action])}
        </Entry>
      ))}
      <Entry command="reopenTab" disabled={list.closed.length === 0} onSelect={actions.reopen}>
        <Undo2 aria-hidden size={16} />
        {text(tabsMessages.reopen)}
      </Entry>
      <Line />
      <Entry
        command={ofActive('pinTab')}
        disabled={!isPinnable(list, tabKey)}
        onSelect={() => actions.pin(tabKey, !tab?.pinned)}
      >
        {tab?.pinned ? <PinOff aria-hidden size={16} /> : <Pin aria-hidden size={16} />}
        <span>{text(tab?.pinned ? tabsMessages.unpin : tabsMessages.pin)}</span>
      </Entry>
      <Item disabled={stuck(index - 1)} onSelect={() => actions.move(tabKey, index - 1)}>
        <ArrowLeft aria-hidden size={16} />
        {text(tabsMessages.moveLeft)}
      </Item>
      <Item disabled={stuck(index + 1)} onSelect={() => actions.move(tabKey, index + 1)}>
        <ArrowRight aria-hidden size={16} />
        {text(tabsMessages.moveRight)}
      </Item>
      <Line />
      <Entry command="maximise" onSelect={() => actions.maximise(!maximised)}>
        {maximised ? <Minimize2 aria-hidden size={16} /> : <Maximize2 aria-hidden size={16} />}
        <span>{text(maximised ? tabsMessages.restore : tabsMessages.maximise)}</span>
      </Entry>
    </>
  );
}

/** An entry with the keys of its command at its end. */
function Entry({ command, children, ...item }: ComponentProps<typeof Item> & { command: string | undefined }) {
  const keys = useCommandKeys(command);
  return (
    <Item aria-keyshortcuts={keys?.aria} {...item}>
      {children}
      {keys?.caps}
    </Item>
  );
}
