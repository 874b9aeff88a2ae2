import type { AnchorHTMLAttributes, MouseEvent, Ref } from 'react';
import { useCommandKeys } from '../../nav/command-keys';
import type { NavNode } from '../../nav/nav-node';
import { safeHref } from '../../nav/safe-href';
import { useShellLinks } from '../../nav/shell-router';

/** @public */
export interface MenuLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  node: Pick<NavNode, 'path' | 'external' | 'target'>;
  /** Called before the navigation, also if the browser handles the click (new window, outside address). */
  onChoose?: (() => void) | undefined;
  ref?: Ref<HTMLAnchorElement>;
}

/** The link of a menu entry, so that new windows, copying and middle clicks work. An unsafe outside address has no href. @public */
export function MenuLink({ node, onChoose, onClick, ...rest }: MenuLinkProps) {
  const { navigate, href } = useShellLinks();
  const keys = useCommandKeys(node.path);
  const blank = node.target === '_blank';
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented) return;
    const leftToBrowser = node.external || blank || event.button !== 0 || hasModifier(event);
    if (!leftToBrowser) event.preventDefault();
    if (!hasModifier(event)) onChoose?.();
    if (!leftToBrowser) navigate(node.path);
  };
  return (
    <a
      aria-keyshortcuts={keys?.aria}
      {...rest}
      href={node.external ? safeHref(node.path) : href(node.path)}
      {...(blank ? { target: '_blank' } : {})}
      {...(blank || node.external ? { rel: 'noopener noreferrer' } : {})}
      onClick={handleClick}
    />
  );
}

const hasModifier = (event: MouseEvent) => event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
