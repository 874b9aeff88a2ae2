import { ChevronDown, ChevronLeft, ChevronRight, Minimize2 } from 'lucide-react';
import { createLazyPart } from '../../lib/create-lazy-part';
import { useMenuButton } from '../../lib/use-menu-button';
import { useText } from '../../locales/use-text';
import type { TabsBarStyle } from '../../theme/theme-settings';
import { tabsMessages } from './messages';
import { Bar, Strip, Tool, Tools } from './tab.styles';
import type { TabBarActions } from './tab-actions';
import { TabRow } from './tab-row';
import type { TabList } from './tabs-state';
import { useTabScroll } from './use-tab-scroll';

/** @public */
export interface TabBarProps {
  list: TabList;
  /** The actions of the bar: a `TabsStore`. */
  actions: TabBarActions;
  /** Default `smooth`. */
  tabsBarStyle?: TabsBarStyle;
  /** Default false. */
  showTabsIcon?: boolean;
  /** The content fills the window now. Default false. */
  maximised?: boolean;
}

const actionsMenu = createLazyPart(() => import('./tab-actions-menu').then((module) => module.TabActionsMenu));

/** The open pages as a row of tabs with menus. Needs a `ShellRouterProvider` for the addresses of its links. @public */
export function TabBar({
  list,
  actions,
  tabsBarStyle = 'smooth',
  showTabsIcon = false,
  maximised = false,
}: TabBarProps) {
  const text = useText();
  const scroll = useTabScroll();
  const { strip, more, scrollBy } = scroll;
  const { Menu, menuProps, buttonProps } = useMenuButton(actionsMenu);
  const arrow = (direction: 1 | -1) =>
    more && (
      <Tool
        type="button"
        tabIndex={-1}
        disabled={direction === 1 ? !more.on : !more.back}
        aria-label={text(direction === 1 ? tabsMessages.scrollOn : tabsMessages.scrollBack)}
        onClick={() => scrollBy(direction)}
      >
        {direction === 1 ? <ChevronRight aria-hidden size={16} /> : <ChevronLeft aria-hidden size={16} />}
      </Tool>
    );

  return (
    <Bar data-look={tabsBarStyle}>
      <Strip ref={strip}>
        {arrow(-1)}
        <TabRow
          list={list}
          actions={actions}
          look={tabsBarStyle}
          showIcons={showTabsIcon}
          maximised={maximised}
          scroll={scroll}
        />
        {arrow(1)}
      </Strip>
      <Tools>
        <Tool type="button" aria-label={text(tabsMessages.actions)} title={text(tabsMessages.actions)} {...buttonProps}>
          <ChevronDown aria-hidden size={16} />
        </Tool>
        {Menu && <Menu {...menuProps} list={list} tabKey={list.active ?? ''} actions={actions} maximised={maximised} />}
        {maximised && (
          <Tool
            type="button"
            aria-label={text(tabsMessages.restore)}
            title={text(tabsMessages.restore)}
            onClick={() => {
              buttonProps.ref.current?.focus();
              actions.maximise(false);
            }}
          >
            <Minimize2 aria-hidden size={16} />
          </Tool>
        )}
      </Tools>
    </Bar>
  );
}
