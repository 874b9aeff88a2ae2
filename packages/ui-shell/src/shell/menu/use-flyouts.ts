import { type KeyboardEvent, type PointerEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { inlineKey } from '../../lib/inline-key';
import type { NavNode } from '../../nav/nav-node';

const openAfterMs = 90;
const closeAfterMs = 220;

/**
 * Which flyout of a menu is open, by hover of a mouse (with a short delay both ways), click or key. `pinned` tells that it was opened by click or
 * key, so that the focus may go in.
 */
export function useFlyouts(run: RefObject<HTMLElement | null>, onChoose?: () => void) {
  const [open, setOpen] = useState<{ path: string; pinned: boolean }>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const cancel = useCallback(() => clearTimeout(timer.current), []);
  useEffect(() => cancel, [cancel]);

  const close = useCallback(() => {
    cancel();
    setOpen(undefined);
  }, [cancel]);
  const show = useCallback(
    (path: string, pinned = true) => {
      cancel();
      setOpen({ path, pinned });
    },
    [cancel],
  );
  const enter = useCallback(
    (event: PointerEvent, path: string) => {
      if (event.pointerType !== 'mouse') return;
      cancel();
      timer.current = setTimeout(
        () => setOpen((now) => (now?.path === path ? now : { path, pinned: false })),
        openAfterMs,
      );
    },
    [cancel],
  );
  const leave = useCallback(
    (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') return;
      cancel();
      timer.current = setTimeout(() => setOpen(undefined), closeAfterMs);
    },
    [cancel],
  );
  /** Where a page below was chosen. */
  const handleChoose = () => {
    close();
    onChoose?.();
  };
  /** From a flyout back to its entry. */
  const goBack = (path: string) => {
    close();
    run.current?.querySelector<HTMLElement>(`[data-path="${CSS.escape(path)}"]`)?.focus();
  };
  /** Opens the group on which this key was pressed; says whether there was one. */
  const openByKey = (event: KeyboardEvent<HTMLElement>, key: 'ArrowDown' | 'ArrowRight', nodes: readonly NavNode[]) => {
    if (inlineKey(event) !== key) return false;
    const path = (event.target as HTMLElement).closest<HTMLElement>('[data-path]')?.dataset.path;
    const node = nodes.find((each) => each.path === path);
    if (!node || node.children.length === 0) return false;
    event.preventDefault();
    show(node.path);
    return true;
  };
  return { open, show, close, enter, leave, stay: cancel, handleChoose, goBack, openByKey };
}

export type Flyouts = ReturnType<typeof useFlyouts>;
