import { Pin, X } from 'lucide-react';
import { type MouseEvent, memo } from 'react';
import { VisuallyHidden } from '../../lib/visually-hidden';
import { useText } from '../../locales/use-text';
import { NavIcon } from '../../nav/nav-icon';
import { tabsMessages } from './messages';
import { type Tab, titleOf } from './tab';
import { Close, Face, Item, Title, Unpin, UnsavedDot } from './tab.styles';
import type { TabBarActions } from './tab-actions';

export interface TabItemProps {
  tab: Tab;
  href: string;
  active: boolean;
  closable: boolean;
  unsaved: boolean;
  showIcon: boolean;
  /** Whether the Tab key stops here; one tab of the row is the stop. */
  reachable: boolean;
  /** Distance from its place while tabs are dragged, in px. */
  shift: number;
  dragged: boolean;
  actions: TabBarActions;
}

/** One tab: a link, and a button to close it. */
export const TabItem = memo(function TabItem(props: TabItemProps) {
  const { tab, active, closable, unsaved, shift, dragged, actions } = props;
  const text = useText();
  const title = text(titleOf(tab));
  const shortcuts = `${closable && !tab.pinned ? 'Delete ' : ''}${tab.noClosable ? '' : 'P '}Shift+F10`;

  const handleClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (!active) actions.go(tab.key);
    else if (event.detail < 2) void actions.reload(tab.key);
  };
  const handleAuxClick = (event: MouseEvent) => {
    if (event.button !== 1) return;
    event.preventDefault();
    if (!tab.pinned) void actions.close(tab.key);
  };

  return (
    <Item
      data-tab={tab.key}
      data-state={active ? 'active' : 'idle'}
      data-dragged={dragged || undefined}
      data-closable={closable || tab.pinned || undefined}
      style={shift === 0 ? undefined : { transform: `translateX(${shift}px)` }}
      onMouseDown={(event) => event.button === 1 && event.preventDefault()}
      onAuxClick={handleAuxClick}
    >
      <Face
        href={props.href}
        title={title}
        draggable={false}
        tabIndex={props.reachable ? 0 : -1}
        aria-current={active ? 'page' : undefined}
        aria-keyshortcuts={shortcuts}
        onClick={handleClick}
      >
        {unsaved ? <UnsavedDot aria-hidden /> : null}
        {props.showIcon ? <NavIcon name={tab.icon} isCustomSvg={tab.isCustomSvg} size={16} /> : null}
        <Title>{title}</Title>
        {tab.pinned ? <VisuallyHidden>{` (${text(tabsMessages.pinned)})`}</VisuallyHidden> : null}
        {unsaved ? <VisuallyHidden>{` (${text(tabsMessages.unsaved)})`}</VisuallyHidden> : null}
      </Face>
      {tab.pinned ? (
        <Unpin
          type="button"
          tabIndex={-1}
          aria-label={text(tabsMessages.unpinNamed, { title })}
          title={text(tabsMessages.unpin)}
          onClick={() => actions.pin(tab.key, false)}
        >
          <Pin aria-hidden size={12} />
        </Unpin>
      ) : closable ? (
        <Close
          type="button"
          tabIndex={-1}
          aria-label={text(tabsMessages.closeNamed, { title })}
          onClick={() => void actions.close(tab.key)}
        >
          <X aria-hidden size={12} />
        </Close>
      ) : null}
    </Item>
  );
});
