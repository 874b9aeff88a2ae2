'use client';

import { type PointerEvent, useCallback, useEffect, useRef, useState } from 'react';

const openAfterMs = 90;
const closeAfterMs = 220;

/**
 * Which flyout of a menu is open, by hover of a mouse (with a short delay both ways), click or key. `pinned` tells that it was opened by click or
 * key, so that the focus may go in.
 */
export function useFlyouts() {
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
  return { open, show, close, enter, leave, stay: cancel };
}

export type Flyouts = ReturnType<typeof useFlyouts>;
