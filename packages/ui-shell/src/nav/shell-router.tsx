import { createContext, type ReactNode, use } from 'react';

/** A place in the app: `search` with its `?`, `hash` with its `#`, both possibly empty. @public */
export interface ShellLocation {
  path: string;
  search: string;
  hash: string;
}

/** What the shell needs of a router; the assembly supplies it, stories supply plain state. @public */
export interface ShellRouter {
  location: ShellLocation;
  /** Goes to an in-app address (`/order/orderList?page=2`). Going to the present address reloads the view. */
  navigate: (to: string, options?: { replace?: boolean }) => void;
  /** The address to put into an `href`, so that links open in new windows too (`/#/order/orderList` in hash mode). */
  href: (to: string) => string;
}

const ShellRouterContext = createContext<ShellRouter | null>(null);

/** Hands a router to the menus, tabs and breadcrumb below it. @public */
export function ShellRouterProvider({ router, children }: { router: ShellRouter; children: ReactNode }) {
  return <ShellRouterContext value={router}>{children}</ShellRouterContext>;
}

/** The router of the nearest `ShellRouterProvider`; throws a sentence that names the missing provider. @public */
export function useShellRouter(): ShellRouter {
  const router = use(ShellRouterContext);
  if (!router)
    throw new Error('useShellRouter() found no <ShellRouterProvider>. Wrap the shell in one and pass it your router.');
  return router;
}
