import { createContext, type ReactNode, use, useMemo } from 'react';

/** A place in the app: `search` with its `?`, `hash` with its `#`, both possibly empty. @public */
export interface ShellLocation {
  path: string;
  search: string;
  hash: string;
}

/** The router interface of the shell; the assembly supplies it, stories supply plain state. @public */
export interface ShellRouter {
  location: ShellLocation;
  /** Navigates to an in-app address (`/order/orderList?page=2`). The current address reloads the view. */
  navigate: (to: string, options?: { replace?: boolean }) => void;
  /** The address to put into an `href`, so that links open in new windows too (`/#/order/orderList` in hash mode). */
  href: (to: string) => string;
}

const ShellRouterContext = createContext<ShellRouter | null>(null);
const ShellLinksContext = createContext<ShellLinks | null>(null);

/** The part of the router that links use; it stays the same on navigation. */
export type ShellLinks = Pick<ShellRouter, 'navigate' | 'href'>;

/** Hands a router to the menus, tabs and breadcrumb below it. @public */
export function ShellRouterProvider({ router, children }: { router: ShellRouter; children: ReactNode }) {
  const { navigate, href } = router;
  const links = useMemo(() => ({ navigate, href }), [navigate, href]);
  return (
    <ShellRouterContext value={router}>
      <ShellLinksContext value={links}>{children}</ShellLinksContext>
    </ShellRouterContext>
  );
}

/** The router of the nearest `ShellRouterProvider`; throws a sentence that names the missing provider. @public */
export function useShellRouter(): ShellRouter {
  return requireValue(use(ShellRouterContext), 'useShellRouter');
}

/** Returns the links alone, without rendering again on navigation. Throws as `useShellRouter` does. */
export const useShellLinks = (): ShellLinks => requireValue(use(ShellLinksContext), 'useShellLinks');

function requireValue<Value>(value: Value | null, hook: string): Value {
  if (value) return value;
  throw new Error(`${hook}() found no <ShellRouterProvider>. Wrap the shell in one and pass it your router.`);
}
