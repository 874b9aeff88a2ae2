import { tabsMessages } from '../../../../../shell/tabs/messages';
import { titleOf } from '../../../../../shell/tabs/tab';
import { wouldClose } from '../../../../../shell/tabs/tab-actions';
import type { Command } from '../../../../kernel/command';
import type { ConsoleParts } from '../../../../kernel/console-parts';
import { reloadView } from '../../../navigation/tabs/reload-view';
import { tabsOf } from '../../../navigation/tabs/tabs-of';
import { commandMessages as m } from '../messages';

/** The commands of the shown tab. */
export function tabCommands(parts: ConsoleParts): readonly Command[] {
  const tabs = tabsOf(parts);
  const { list, maximised } = tabs.state;
  const key = list.active ?? '';
  const place = list.tabs.findIndex((tab) => tab.key === key);
  const present = list.tabs[place];
  const turn = (by: number) => {
    const next = list.tabs[(place + by + list.tabs.length) % list.tabs.length];
    if (next && next.key !== key) tabs.go(next.key);
  };
  const closing = (
    [
      ['closeTab', 'close'],
      ['closeOthers', 'closeOthers'],
      ['closeLeft', 'closeLeft'],
      ['closeRight', 'closeRight'],
      ['closeAll', 'closeAll'],
    ] as const
  ).filter(([, action]) => wouldClose(list, action, key));
  return [
    { id: 'reload', title: tabsMessages.reload, keys: 'Alt+R', run: () => reloadView(parts) },
    ...closing.map(([id, action]) => ({
      id,
      title: id === 'closeTab' ? m.closeTab : tabsMessages[id],
      ...(id === 'closeTab' && { keys: 'Alt+W' }),
      run: () => tabs.close(key, action),
    })),
    ...(list.closed.length > 0 ? [{ id: 'reopenTab', title: tabsMessages.reopen, run: tabs.reopen }] : []),
    ...(present && !present.noClosable
      ? [
          {
            id: 'pinTab',
            title: present.pinned ? tabsMessages.unpin : tabsMessages.pin,
            run: () => tabs.pin(key, !present.pinned),
          },
        ]
      : []),
    { id: 'previousTab', title: m.previousTab, keys: 'Alt+,', run: () => turn(-1) },
    { id: 'nextTab', title: m.nextTab, keys: 'Alt+.', run: () => turn(1) },
    {
      id: 'maximise',
      title: maximised ? tabsMessages.restore : tabsMessages.maximise,
      run: () => tabs.maximise(!tabs.state.maximised),
    },
  ];
}

/** Commands for open tabs of record pages. */
export const openTabs = (parts: ConsoleParts): readonly Command[] => {
  const tabs = tabsOf(parts);
  const { list } = tabs.state;
  return list.tabs.flatMap((tab) =>
    tab.key === list.active || !tab.key.includes('?')
      ? []
      : [
          {
            id: `tab.${tab.key}`,
            title: titleOf(tab),
            note: tabsMessages.row,
            icon: tab.icon === undefined ? undefined : parts.icons.icons?.[tab.icon],
            run: () => tabs.go(tab.key),
          },
        ],
  );
};
