import type { Text } from '../../locales/define-messages';
import { consoleMessages } from '../messages';
import type { PageLoader } from '../route-entry';

interface StandalonePage {
  /** Open to everyone. */
  path: string;
  key: string;
  /** In the title of the document. */
  title: Text;
  page: PageLoader;
}

/** The pages outside of the shell: a further one is a row here. Whitelist, titles and views follow. */
export const standalonePages = [
  {
    path: '/login',
    key: 'login',
    title: consoleMessages.login,
    page: () => import('./login/login-page').then(({ LoginPage }) => ({ default: LoginPage })),
  },
  {
    path: '/callback',
    key: 'callback',
    title: consoleMessages.callback,
    page: () => import('./callback/callback-page').then(({ CallbackPage }) => ({ default: CallbackPage })),
  },
  {
    path: '/403',
    key: '403',
    title: consoleMessages.forbidden,
    page: () => import('./error/forbidden-page').then(({ ForbiddenPage }) => ({ default: ForbiddenPage })),
  },
  {
    path: '/404',
    key: '404',
    title: consoleMessages.notFound,
    page: () => import('./error/not-found-page').then(({ NotFoundPage }) => ({ default: NotFoundPage })),
  },
  {
    path: '/debugger',
    key: 'debugger',
    title: consoleMessages.debugger,
    page: () => import('./debugger/debugger-page').then(({ DebuggerPage }) => ({ default: DebuggerPage })),
  },
] as const satisfies readonly StandalonePage[];

/** Key of a page outside of the shell. */
export type StandalonePageKey = (typeof standalonePages)[number]['key'];

/** The page outside of the shell at a path, if there is one. */
export const standalonePageAt = (path: string): StandalonePageKey | undefined =>
  standalonePages.find((page) => page.path === path)?.key;

/** The title of a page outside of the shell. */
export const standaloneTitle = (key: StandalonePageKey): Text | undefined =>
  standalonePages.find((page) => page.key === key)?.title;
