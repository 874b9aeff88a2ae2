import type { PageMap } from '../route-entry';

/** The pages and screens that every console brings along, each in a chunk of its own; an app's page of the same key wins. */
export const builtInPages: PageMap = {
  shell: () => import('../view/connected-shell').then(({ ConnectedShell }) => ({ default: ConnectedShell })),
  login: () => import('./login/login-page').then(({ LoginPage }) => ({ default: LoginPage })),
  callback: () => import('./callback/callback-page').then(({ CallbackPage }) => ({ default: CallbackPage })),
  debugger: () => import('./debugger/debugger-page').then(({ DebuggerPage }) => ({ default: DebuggerPage })),
  '403': () => import('./error/forbidden-page').then(({ ForbiddenPage }) => ({ default: ForbiddenPage })),
  '404': () => import('./error/not-found-page').then(({ NotFoundPage }) => ({ default: NotFoundPage })),
};
