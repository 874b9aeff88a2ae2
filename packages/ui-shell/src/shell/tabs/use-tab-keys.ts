import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { inlineKey } from '../../lib/inline-key';
import { toKey } from '../../lib/to-key';
import type { Text } from '../../locales/define-messages';
import { titleOf } from './tab';
import type { TabBarActions } from './tab-actions';
import { isClosable, isPinnable, moveTab } from './tab-list';
import type { TabList } from './tabs-state';

export interface UseTabKeysOptions {
  list: TabList;
  actions: TabBarActions;
  scroller: RefObject<HTMLElement | null>;
  onMoved: (title: Text, position: number, total: number) => void;
  onPinned: (title: Text, pinned: boolean) => void;
}

/**
 * Keys of the row: arrows, Home and End move the focus, Delete closes, Ctrl+Z reopens, P pins. Ctrl or Alt with Shift
 * and an arrow moves the tab; the menu key and Shift+F10 open the menu.
 */
export function useTabKeys({ list, actions, scroller, onMoved, onPinned }: UseTabKeysOptions) {
  const [focused, setFocused] = useState<string | null>(null);
  const focusTarget = useRef<{ key: string } | { index: number } | null>(null);
  const { tabs } = list;

  const links = () => [...(scroller.current?.querySelectorAll<HTMLElement>('[data-tab] > a') ?? [])];
  const focusKey = (key: string) =>
    links()
      .find((link) => link.parentElement?.dataset.tab === key)
      ?.focus();

  useEffect(() => {
    const target = focusTarget.current;
    if (!target || tabs.length === 0) return;
    focusTarget.current = null;
    const all = [...(scroller.current?.querySelectorAll<HTMLElement>('[data-tab] > a') ?? [])];
    const index =
      'index' in target ? Math.min(target.index, tabs.length - 1) : tabs.findIndex((tab) => tab.key === target.key);
    all[index]?.focus();
  }, [tabs, scroller]);

  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const link = event.target;
    const key = link instanceof HTMLElement ? link.parentElement?.dataset.tab : undefined;
    const at = tabs.findIndex((tab) => tab.key === key);
    if (!(link instanceof HTMLElement) || key === undefined || at < 0) return;
    const step = { ArrowLeft: -1, ArrowRight: 1 }[inlineKey(event)];
    const moves = event.shiftKey && (event.ctrlKey || event.altKey);
    const closed = list.closed.at(-1);
    const plain = !event.shiftKey && !event.ctrlKey && !event.altKey && !event.metaKey;

    if (step !== undefined && moves) {
      const next = moveTab(list, key, at + step);
      const tab = tabs[at];
      if (next !== list && tab) {
        focusTarget.current = { key };
        actions.move(key, at + step);
        onMoved(titleOf(tab), at + step + 1, tabs.length);
      }
    } else if (step !== undefined && plain) links()[at + step]?.focus();
    else if (event.key === 'Home' && plain) links()[0]?.focus();
    else if (event.key === 'End' && plain) links().at(-1)?.focus();
    else if (event.key === 'Delete' && plain) {
      if (isClosable(list, key) && !tabs[at]?.pinned) {
        focusTarget.current = { index: at };
        void actions.close(key);
      }
    } else if (toKey(event) === 'p' && plain && isPinnable(list, key)) {
      const tab = tabs[at];
      focusTarget.current = { key };
      actions.pin(key, !tab?.pinned);
      if (tab) onPinned(titleOf(tab), !tab.pinned);
    } else if (toKey(event) === 'z' && (event.ctrlKey || event.metaKey) && closed) {
      focusTarget.current = { key: closed.tab.key };
      actions.reopen();
    } else if (event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey)) openMenu(link);
    else return;
    event.preventDefault();
  };

  const isReachable = tabs.some(({ key }) => key === focused);
  const active = tabs.some(({ key }) => key === list.active) ? list.active : (tabs[0]?.key ?? null);
  return { reachable: isReachable ? focused : active, setFocused, focusKey, handleKeyDown };
}

function openMenu(link: HTMLElement) {
  const { left, bottom, width } = link.getBoundingClientRect();
  const place = { bubbles: true, cancelable: true, clientX: left + width / 4, clientY: bottom };
  link.dispatchEvent(new MouseEvent('contextmenu', place));
}
