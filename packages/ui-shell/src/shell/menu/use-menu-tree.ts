import { type KeyboardEvent, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { inlineKey } from '../../lib/inline-key';
import { useText } from '../../locales/use-text';
import type { NavNode } from '../../nav/nav-node';
import { menuKeyAction, typeAhead } from './menu-keys';
import { toMenuRows } from './menu-rows';
import { useRowWindow } from './use-row-window';

export interface UseMenuTreeOptions {
  nodes: readonly NavNode[];
  open: ReadonlySet<string>;
  onOpenChange: (path: string, open: boolean) => void;
  active: readonly string[];
  rowHeight: number;
  onLeave?: (() => void) | undefined;
}

/** The lines, virtual window, tab stop and keys of a menu tree. */
export function useMenuTree({ nodes, open, onOpenChange, active, rowHeight, onLeave }: UseMenuTreeOptions) {
  const t = useText();
  const scroller = useRef<HTMLElement>(null);
  const [stop, setStop] = useState<string>();
  const [focusTarget, setWanted] = useState<{ path: string }>();
  const rows = useMemo(() => toMenuRows(nodes, open), [nodes, open]);
  const places = useMemo(() => new Map(rows.map(({ node }, index) => [node.path, index])), [rows]);
  const window = useRowWindow(scroller, rows.length, rowHeight);
  const typed = useTypeAhead();

  const tabStop = [stop, ...[...active].reverse()].find((path) => path !== undefined && places.has(path));
  const tabStopIndex = places.get(tabStop ?? '') ?? 0;

  useLayoutEffect(() => {
    if (!focusTarget) return;
    const line = scroller.current?.querySelector<HTMLElement>(`[data-path="${CSS.escape(focusTarget.path)}"]`);
    line?.focus();
    line?.scrollIntoView({ block: 'nearest' });
  }, [focusTarget]);

  useLayoutEffect(() => {
    const path = active.at(-1) ?? '';
    const index = places.get(path);
    const box = scroller.current;
    if (index === undefined || !box) return;
    const top = index * rowHeight;
    // The observer reports sizes before the paint; reading them here would force an extra layout.
    const observer = new ResizeObserver(() => {
      observer.disconnect();
      if (top < box.scrollTop || top + rowHeight > box.scrollTop + box.clientHeight)
        box.scrollTop = top - box.clientHeight / 2;
    });
    observer.observe(box);
    return () => observer.disconnect();
  }, [active, places, rowHeight]);

  const focusRow = (index: number) => {
    const path = rows[index]?.node.path;
    if (path === undefined) return;
    setStop(path);
    setWanted({ path });
  };

  const handleKeyDown = (event: KeyboardEvent) => {
    const line = (event.target as HTMLElement).closest<HTMLElement>('[data-path]');
    const index = places.get(line?.dataset.path ?? '');
    if (index === undefined || event.defaultPrevented) return;
    const action = menuKeyAction(inlineKey(event), { rows, index, open });
    const text = action || event.key === 'Enter' ? undefined : typed(event);
    if (!action && text === undefined) return;
    if (action?.type === 'leave' && !onLeave) return;
    event.preventDefault();
    if (text !== undefined)
      focusRow(
        typeAhead(
          rows.map(({ node }) => t(node.title)),
          index,
          text,
        ),
      );
    else if (action?.type === 'focus') focusRow(action.index);
    else if (action?.type === 'leave') onLeave?.();
    else if (action) onOpenChange(rows[action.index]?.node.path ?? '', action.type === 'open');
  };

  const handleFocus = useCallback((event: { target: EventTarget }) => {
    const path = (event.target as HTMLElement).closest<HTMLElement>('[data-path]')?.dataset.path;
    if (path !== undefined) setStop(path);
  }, []);

  return { scroller, rows, window, tabStopIndex, handleKeyDown, handleFocus };
}

const pauseMs = 600;

/** Collects typed letters until a pause of 600 ms; returns the text so far, or undefined for other keys. */
function useTypeAhead() {
  const typed = useRef({ text: '', at: 0 });
  return ({ key, ctrlKey, metaKey, altKey, timeStamp }: KeyboardEvent) => {
    if ([...key].length !== 1 || ctrlKey || metaKey || altKey) return undefined;
    const before = timeStamp - typed.current.at > pauseMs ? '' : typed.current.text;
    if (key === ' ' && before === '') return undefined;
    typed.current = { text: before + key, at: timeStamp };
    return typed.current.text;
  };
}
