'use client';

import * as DropdownMenu from '@radix-ui/react-dropdown-menu';
import { type ReactNode, type Ref, type RefObject, useImperativeHandle } from 'react';
import type { LazyMenuProps, MenuAnchor } from './use-menu-button';

export interface MenuRootProps extends LazyMenuProps {
  children: ReactNode;
}

/** The root of a dropdown menu whose button, or point, stands elsewhere. */
export function MenuRoot({ anchor, open, onOpenChange, children }: MenuRootProps) {
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

/** Draws nothing: hands Radix the element that stands already, so that it is not drawn a second time. */
export function StandIn({ anchor, ref }: StandInProps) {
  useImperativeHandle<MenuAnchor | null, MenuAnchor | null>(ref, () => anchor.current);
  return null;
}
