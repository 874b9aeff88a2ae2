import { type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import type { LazyPart } from './create-lazy-part';
import type { LazyMenuProps, MenuAnchor } from './use-menu-button';
import { useOnIntent } from './use-on-intent';

/** How long a finger rests before it means the menu, in ms; for browsers that send no `contextmenu` then. */
const longPressMs = 700;

/** A menu for a right click, a long press or the ContextMenu key. Its code loads when pointer or focus enters the area; an early request opens it on arrival. */
export function useContextMenu<Props extends LazyMenuProps>(part: LazyPart<Props>) {
  const anchor = useRef<MenuAnchor>(null);
  const pressing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [open, setOpen] = useState(false);
  const Menu = useOnIntent(part, open, () => setOpen(false));
  const release = () => clearTimeout(pressing.current);
  useEffect(() => () => clearTimeout(pressing.current), []);

  const openAt = ({ clientX, clientY }: MouseEvent) => {
    const point = DOMRect.fromRect({ x: clientX, y: clientY, width: 0, height: 0 });
    anchor.current = { getBoundingClientRect: () => point };
    setOpen(true);
  };
  const menuProps: LazyMenuProps = { anchor, open, onOpenChange: setOpen };
  const areaProps = {
    onPointerEnter: part.warm,
    onContextMenu: (event: MouseEvent) => {
      event.preventDefault();
      release();
      openAt(event);
    },
    onPointerMove: release,
    onPointerUp: release,
    onPointerCancel: release,
  };
  const handlePointerDown = (event: PointerEvent) => {
    release();
    if (event.pointerType === 'mouse') return;
    setOpen(false);
    pressing.current = setTimeout(() => openAt(event), longPressMs);
  };
  return { Menu, menuProps, areaProps, handlePointerDown };
}
