import {
  type ComponentType,
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useId,
  useRef,
  useState,
} from 'react';
import type { LazyPart } from './create-lazy-part';
import { useOnIntent } from './use-on-intent';

/** The anchor of a menu: a button, or the point of a right click. */
export type MenuAnchor = Pick<HTMLElement, 'getBoundingClientRect'>;

export interface LazyMenuProps {
  anchor: RefObject<MenuAnchor | null>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export interface ButtonMenuProps extends LazyMenuProps {
  /** Props of the menu's panel: its id for the button's `aria-controls`, its name, its initial focus. */
  panel: { id: string; 'aria-labelledby': string; onFocus: (event: FocusEvent<HTMLElement>) => void };
}

const toggling = ['Enter', ' '];

/** A button with a dropdown menu. Its code loads when pointer or focus enters the button, which stays; an early request opens the menu on arrival. */
export function useMenuButton<Props extends ButtonMenuProps>(part: LazyPart<Props>) {
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const Menu: ComponentType<Props> | null = useOnIntent(part, open, () => setOpen(false));
  // Radix distinguishes keys from pointers only by events that arrive after the menu's code has loaded.
  const keyedEarly = useRef(false);
  const [id, panelId] = [useId(), useId()];
  const shown = open && Menu !== null;

  const menuProps: ButtonMenuProps = {
    anchor: button,
    open,
    onOpenChange: setOpen,
    panel: {
      id: panelId,
      'aria-labelledby': id,
      onFocus: (event) => {
        if (keyedEarly.current && event.target === event.currentTarget) focusFirst(event);
        keyedEarly.current = false;
      },
    },
  };
  const buttonProps = {
    ref: button,
    id,
    'aria-haspopup': 'menu',
    'aria-expanded': shown,
    'aria-controls': shown ? panelId : undefined,
    'data-state': shown ? 'open' : 'closed',
    onPointerEnter: part.warm,
    onFocus: part.warm,
    onBlur: () => Menu || setOpen(false),
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0 || event.ctrlKey) return;
      keyedEarly.current = false;
      setOpen(!shown);
      // The menu receives the focus, not the button.
      if (!shown) event.preventDefault();
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (!toggling.includes(event.key) && event.key !== 'ArrowDown') return;
      event.preventDefault();
      keyedEarly.current = Menu === null;
      setOpen(event.key === 'ArrowDown' || !shown);
    },
  } as const;
  return { Menu, menuProps, buttonProps };
}

const focusFirst = (event: FocusEvent<HTMLElement>) => {
  event.preventDefault();
  event.currentTarget.querySelector<HTMLElement>('[role^="menuitem"]:not([data-disabled])')?.focus();
};
