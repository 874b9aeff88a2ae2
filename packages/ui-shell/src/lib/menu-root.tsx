import * as DropdownMenu from '@radix-ui/react-dropdown-menu';
import { type ReactNode, type Ref, type RefObject, useImperativeHandle } from 'react';
import { useBackStep } from './use-back-step';
import type { LazyMenuProps, MenuAnchor } from './use-menu-button';

export interface MenuRootProps extends LazyMenuProps {
  children: ReactNode;
}

/** The root of a dropdown menu whose anchor, a button or a point, is outside of it. */
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

/** Moves a menu's panel to the end of the document, into a landmark with the menu's name, since all content belongs to a landmark. */
export function MenuPortal({ children, ...names }: MenuPortalProps) {
  return (
    <DropdownMenu.Portal>
      <section {...names}>{children}</section>
    </DropdownMenu.Portal>
  );
}

/** Renders nothing: passes the existing element to Radix, so that it is not rendered twice. */
export function StandIn({ anchor, ref }: StandInProps) {
  useImperativeHandle<MenuAnchor | null, MenuAnchor | null>(ref, () => anchor.current);
  return null;
}
