'use client';

import * as ContextMenu from '@radix-ui/react-context-menu';
import { type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { VisuallyHidden } from '../lib/visually-hidden';
import { useText } from '../locales/use-text';
import { useShellRouter } from '../nav/shell-router';
import type { TabsBarStyle } from '../theme/theme-settings';
import { tabsMessages } from './messages';
import { addressOf } from './tab';
import type { TabBarActions } from './tab-bar-actions';
import { TabItem } from './tab-item';
import { isClosable, type TabList } from './tab-list';
import { TabMenu } from './tab-menu';
import { ContextPanel, contextParts } from './tab-menu-paint';
import { Row, Scroller } from './tab-paint';
import { useTabDrag } from './use-tab-drag';
import { useTabKeys } from './use-tab-keys';
import type { TabScroll } from './use-tab-scroll';

export interface TabRowProps {
  list: TabList;
  actions: TabBarActions;
  look: TabsBarStyle;
  showIcons: boolean;
  maximised: boolean;
  scroll: TabScroll;
}

/** The row of tabs: navigation links with their right-click menu, keyboard and drag. */
export function TabRow({ list, actions, look, showIcons, maximised, scroll }: TabRowProps) {
  const text = useText();
  const router = useShellRouter();
  const { scroller, reveal } = scroll;
  const overflows = scroll.more !== null;
  const [said, say] = useState('');
  const pointed = useRef<string | null>(null);
  const [menuKey, setMenuKey] = useState('');
  const keys = useTabKeys({
    list,
    actions,
    scroller,
    onMoved: (title, position, total) => say(text(tabsMessages.moved, { title: text(title), position, total })),
  });
  const fixed = list.tabs.filter(({ key }) => !isClosable(list, key)).length;
  const drag = useTabDrag({ scroller, fixed, onDrop: actions.move });

  const { active, tabs } = list;
  useEffect(() => {
    const row = [...(scroller.current?.querySelectorAll<HTMLElement>('[data-tab]') ?? [])];
    const item = tabs.length > 0 || overflows ? row.find((each) => each.dataset.tab === active) : undefined;
    if (item) reveal(item);
  }, [active, tabs, overflows, scroller, reveal]);

  const keyAt = ({ target }: MouseEvent) =>
    target instanceof Element ? target.closest<HTMLElement>('[data-tab]')?.dataset.tab : undefined;
  const point = (event: MouseEvent) => {
    pointed.current = keyAt(event) ?? active;
  };
  const handlePointerDown = (event: PointerEvent) => {
    const index = tabs.findIndex(({ key }) => key === keyAt(event));
    const tab = tabs[index];
    if (tab) drag.handlePointerDown(event, tab.key, index);
  };

  return (
    <ContextMenu.Root modal={false} onOpenChange={(open) => open && setMenuKey(pointed.current ?? '')}>
      <Scroller ref={scroller} aria-label={text(tabsMessages.row)}>
        <ContextMenu.Trigger asChild>
          <Row
            data-look={look}
            data-dragging={drag.dragged ? '' : undefined}
            onPointerDownCapture={point}
            onContextMenuCapture={point}
            onPointerDown={handlePointerDown}
            onKeyDown={keys.handleKeyDown}
            onFocus={(event) => {
              const key = event.target.parentElement?.dataset.tab;
              if (key !== undefined) keys.setFocused(key);
              if (event.target.parentElement) reveal(event.target.parentElement);
            }}
            onBlur={(event) => event.currentTarget.contains(event.relatedTarget) || keys.setFocused(null)}
          >
            {tabs.map((tab, index) => (
              <TabItem
                key={tab.key}
                tab={tab}
                href={router.href(addressOf(tab.location))}
                active={tab.key === active}
                closable={isClosable(list, tab.key)}
                unsaved={list.unsaved.includes(tab.key)}
                showIcon={showIcons}
                reachable={tab.key === keys.reachable}
                shift={drag.shiftOf(tab.key, index)}
                dragged={tab.key === drag.dragged}
                actions={actions}
              />
            ))}
          </Row>
        </ContextMenu.Trigger>
      </Scroller>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      <ContextMenu.Portal>
        <ContextPanel
          collisionPadding={8}
          onContextMenu={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            keys.focusKey(tabs.some(({ key }) => key === menuKey) ? menuKey : (active ?? ''));
          }}
        >
          <TabMenu parts={contextParts} list={list} tabKey={menuKey} actions={actions} maximised={maximised} />
        </ContextPanel>
      </ContextMenu.Portal>
    </ContextMenu.Root>
  );
}
