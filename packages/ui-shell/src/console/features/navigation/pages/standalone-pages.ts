import type { Text } from '../../../../locales/define-messages';
import type { ConsoleConfig } from '../../../kernel/console-config';
import { consoleMessages } from '../../../kernel/messages';
import type { PageLoader } from '../../../kernel/route-entry';

export interface StandalonePage {
  /** Open to everyone; without its slash it is the key of the page. */
  path: `/${string}`;
  /** In the title of the document. */
  title: Text;
  page: PageLoader;
}

/** The pages outside of the shell: a further one is a row here. Whitelist, titles and views follow. */
export const standalonePages: readonly StandalonePage[] = [
  { path: '/login', title: consoleMessages.login, page: () => import('../../session/login/login-page') },
  { path: '/callback', title: consoleMessages.callback, page: () => import('../../session/callback/callback-page') },
  { path: '/403', title: consoleMessages.forbidden, page: () => import('./error/forbidden-page') },
  { path: '/404', title: consoleMessages.notFound, page: () => import('./error/not-found-page') },
  { path: '/debugger', title: consoleMessages.debugger, page: () => import('./debugger/debugger-page') },
];

/** The public paths: the app's whitelist, else the pages outside of the shell. */
export const openPaths = ({ whitelist }: Pick<ConsoleConfig, 'whitelist'>): readonly string[] =>
  whitelist ?? standalonePages.map(({ path }) => path);
