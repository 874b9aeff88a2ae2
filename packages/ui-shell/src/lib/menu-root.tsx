import * as DropdownMenu from '@radix-ui/react-dropdown-menu';
import { type ReactNode, type Ref, type RefObject, useImperativeHandle } from 'react';
import { useBackStep } from './use-back-step';
import type { LazyMenuProps, MenuAnchor } from './use-menu-button';

export interface MenuRootProps extends LazyMenuProps {
  children: ReactNode;
}

/** The root of a dropdown menu whose button, or point, stands elsewhere. */
export function MenuRoot({ anchor, open, onOpenChange, children }: MenuRootProps) {
  useBackStep(open, () => onOpenChange(false));
  return (
    <DropdownMenu.Root modal={false} open={open} onOpenChange={onOpenChange}>
      <DropdownMenu.Trigger asChild>
        <StandIn anchor={anchor} />
      </DropdownMenu.Trigger>
      {children}
    </DropdownMenu.Root>
  );
}

export interface StandInProps {
  anchor: RefObject<MenuAnchor | null>;
  ref?: Ref<MenuAnchor | null>;
}

export interface MenuPortalProps {
  'aria-label'?: string | undefined;
  'aria-labelledby'?: string | undefined;
  children: ReactNode;
}

/** Takes a menu's panel to the end of the document, where a landmark of the menu's name holds it: nothing on a screen stands outside of landmarks. */
export function MenuPortal({ children, ...names }: MenuPortalProps) {
  return (
    <DropdownMenu.Portal>
      <section {...names}>{children}</section>
    </DropdownMenu.Portal>
  );
}

/** Draws nothing: hands Radix the element that stands already, so that it is not drawn a second time. */
export function StandIn({ anchor, ref }: StandInProps) {
  useImperativeHandle<MenuAnchor | null, MenuAnchor | null>(ref, () => anchor.current);
  return null;
}
