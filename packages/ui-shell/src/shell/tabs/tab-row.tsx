import { type MouseEvent, type PointerEvent, useEffect, useState } from 'react';
import { createLazyPart } from '../../lib/create-lazy-part';
import { useContextMenu } from '../../lib/use-context-menu';
import { VisuallyHidden } from '../../lib/visually-hidden';
import { useText } from '../../locales/use-text';
import { useShellLinks } from '../../nav/shell-router';
import type { TabsBarStyle } from '../../theme/theme-settings';
import { tabsMessages } from './messages';
import { addressOf } from './tab';
import { Row, Scroller } from './tab.styles';
import type { TabBarActions } from './tab-actions';
import { TabItem } from './tab-item';
import { isClosable, rangeOf } from './tab-list';
import type { TabList } from './tabs-state';
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

const contextMenu = createLazyPart(() => import('./tab-context-menu').then((module) => module.TabContextMenu));

/** The row of tabs: navigation links with their right-click menu, keyboard and drag. */
export function TabRow({ list, actions, look, showIcons, maximised, scroll }: TabRowProps) {
  const text = useText();
  const router = useShellLinks();
  const { scroller, reveal } = scroll;
  const overflows = scroll.more !== null;
  const [announcement, say] = useState('');
  const { Menu, menuProps, areaProps, handlePointerDown: press } = useContextMenu(contextMenu);
  const [menuKey, setMenuKey] = useState('');
  const keys = useTabKeys({
    list,
    actions,
    scroller,
    onMoved: (title, position, total) => say(text(tabsMessages.moved, { title: text(title), position, total })),
    onPinned: (title, pinned) =>
      say(text(pinned ? tabsMessages.nowPinned : tabsMessages.nowLoose, { title: text(title) })),
  });
  const drag = useTabDrag({ scroller, rangeOf: (key) => rangeOf(list, key), onDrop: actions.move });

  const { active, tabs } = list;
  useEffect(() => {
    // Measuring a tab forces a layout of the new page before its paint.
    if (!overflows || tabs.length === 0) return;
    const row = [...(scroller.current?.querySelectorAll<HTMLElement>('[data-tab]') ?? [])];
    const item = row.find((each) => each.dataset.tab === active);
    if (item) reveal(item);
  }, [active, tabs, overflows, scroller, reveal]);

  const keyAt = ({ target }: MouseEvent) =>
    target instanceof Element ? target.closest<HTMLElement>('[data-tab]')?.dataset.tab : undefined;
  const point = (event: MouseEvent) => setMenuKey(keyAt(event) ?? active ?? '');
  const handlePointerDown = (event: PointerEvent) => {
    const index = tabs.findIndex(({ key }) => key === keyAt(event));
    const tab = tabs[index];
    if (tab) drag.handlePointerDown(event, tab.key, index);
    if (event.pointerType !== 'mouse') point(event);
    press(event);
  };

  return (
    <>
      <Scroller ref={scroller} aria-label={text(tabsMessages.row)}>
        <Row
          data-look={look}
          data-dragging={drag.dragged ? '' : undefined}
          {...areaProps}
          onContextMenuCapture={point}
          onPointerDown={handlePointerDown}
          onKeyDown={keys.handleKeyDown}
          onFocus={(event) => {
            contextMenu.warm();
            const key = event.target.parentElement?.dataset.tab;
            if (key !== undefined) keys.setFocused(key);
            // Under a pointer the tab must stay until the button is up, or the click misses it.
            if (event.target.parentElement && event.target.matches(':focus-visible'))
              reveal(event.target.parentElement);
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
      </Scroller>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      {Menu && (
        <Menu
          {...menuProps}
          label={text(tabsMessages.actions)}
          list={list}
          tabKey={menuKey}
          actions={actions}
          maximised={maximised}
          onClosed={() => keys.focusKey(tabs.some(({ key }) => key === menuKey) ? menuKey : (active ?? ''))}
        />
      )}
    </>
  );
}
