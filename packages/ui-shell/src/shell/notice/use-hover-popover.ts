import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useRef,
  useState,
} from 'react';

type How = 'closed' | 'hover' | 'focus' | 'pinned';

const focusable = 'a[href], button:not(:disabled), [tabindex="0"]';

export type HoverPopover = ReturnType<typeof useHoverPopover>;

/** Opening rules of a popover: a mouse hovers (it closes `grace` ms after leaving) or clicks, a finger taps, the keyboard reaches the trigger and presses to enter. Tab and Escape leave. */
export function useHoverPopover(grace = 200) {
  const [how, setHow] = useState<How>('closed');
  const trigger = useRef<HTMLButtonElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const returning = useRef(false);
  const entering = useRef(false);
  useEffect(() => () => clearTimeout(leaving.current), []);

  const holds = (node: EventTarget | null) =>
    node instanceof Node && Boolean(trigger.current?.contains(node) || content.current?.contains(node));
  const focusTrigger = () => {
    returning.current = true;
    trigger.current?.focus();
    returning.current = false;
  };
  const close = () => {
    clearTimeout(leaving.current);
    if (content.current?.contains(document.activeElement)) focusTrigger();
    setHow('closed');
  };
  const stay = () => clearTimeout(leaving.current);
  const leave = ({ pointerType }: PointerEvent) => {
    if (pointerType !== 'mouse') return;
    clearTimeout(leaving.current);
    leaving.current = setTimeout(() => setHow((now) => (now === 'hover' ? 'closed' : now)), grace);
  };
  const handleBlur = ({ relatedTarget }: FocusEvent) => {
    if (!holds(relatedTarget)) setHow((now) => (now === 'focus' ? 'closed' : now));
  };
  const stops = () =>
    [...(content.current?.querySelectorAll<HTMLElement>(focusable) ?? [])].filter(({ tabIndex }) => tabIndex >= 0);

  const enter = () => {
    if (entering.current) stops()[0]?.focus();
  };

  return {
    open: how !== 'closed',
    close,
    trigger,
    content,
    triggerProps: {
      onPointerEnter: ({ pointerType }: PointerEvent) => {
        stay();
        if (pointerType === 'mouse') setHow((now) => (now === 'closed' ? 'hover' : now));
      },
      onPointerLeave: leave,
      onFocus: () => {
        if (!returning.current && trigger.current?.matches(':focus-visible'))
          setHow((now) => (now === 'closed' ? 'focus' : now));
      },
      onBlur: handleBlur,
      onClick: ({ detail }: MouseEvent) => {
        // A key presses without a count of clicks.
        entering.current = detail === 0 && how !== 'pinned';
        if (how !== 'closed') enter();
        setHow((now) => (now === 'pinned' ? 'closed' : 'pinned'));
      },
      onKeyDown: (event: KeyboardEvent) => {
        const [first] = stops();
        const inward = (event.key === 'Tab' && !event.shiftKey) || event.key === 'ArrowDown';
        if (how === 'closed' || !inward || !first) return;
        event.preventDefault();
        first.focus();
      },
    },
    contentProps: {
      onOpenAutoFocus: (event: Event) => {
        event.preventDefault();
        enter();
      },
      onPointerEnter: stay,
      onPointerLeave: leave,
      onBlur: handleBlur,
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'Tab') return;
        const all = stops();
        const edge = event.shiftKey ? all[0] : all.at(-1);
        if (document.activeElement !== edge) return;
        // Going forwards, the browser itself moves from the trigger to the next control of the header.
        if (event.shiftKey) event.preventDefault();
        focusTrigger();
        if (!event.shiftKey) setHow('closed');
      },
    },
  };
}
