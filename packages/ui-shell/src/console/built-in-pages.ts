import type { ConsoleSlots } from './kernel/console-slots';
import type { PageMap } from './kernel/route-entry';
import { standalonePages } from './pages/standalone-pages';

/** The pages and screens that every console brings along, each in a chunk of its own, with the app's own in their place. */
export const builtInPages = ({ login, errorPages }: ConsoleSlots): PageMap => ({
  shell: () => import('./view/connected-shell').then(({ ConnectedShell }) => ({ default: ConnectedShell })),
  ...Object.fromEntries(standalonePages.map(({ key, page }) => [key, page])),
  ...(login?.page && { login: login.page }),
  ...(errorPages?.forbidden && { '403': errorPages.forbidden }),
  ...(errorPages?.notFound && { '404': errorPages.notFound }),
});
