import type { ConsoleApplication } from '@waybill/ui-shell/console';
import { config } from './config';
import { provider } from './provider';
import { routes } from './routes';

/** All of this back office, for the page that shows it and for tests. */
export const app: ConsoleApplication = {
  routes,
  config,
  provider,
  http: { formatToken: (token) => `Bearer ${token}`, isExpired: ({ status }) => status === 401 },
};
