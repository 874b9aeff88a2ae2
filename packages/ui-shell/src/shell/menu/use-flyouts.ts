import { type KeyboardEvent, type PointerEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { inlineKey } from '../../lib/inline-key';
import type { NavNode } from '../../nav/nav-node';

const openAfterMs = 90;
const closeAfterMs = 220;

/**
 * The open flyout of a menu, by mouse hover (with a short delay both ways), click or key. `pinned` is true after a click
 * or key, which may move the focus inside.
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
  const handleChoose = () => {
    close();
    onChoose?.();
  };
  /** Returns the focus from a flyout to its entry. */
  const goBack = (path: string) => {
    close();
    run.current?.querySelector<HTMLElement>(`[data-path="${CSS.escape(path)}"]`)?.focus();
  };
  /** Opens the focused group for this key; returns whether there was one. */
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
