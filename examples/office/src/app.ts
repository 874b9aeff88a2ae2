import type { ConsoleApplication } from '@waybill/ui-shell/console';
import { api } from './api';
import { config } from './config';
import { notesModule } from './notes.module';
import { routes } from './routes';

/** All of this back office, for the page that shows it and for tests. */
export const app: ConsoleApplication = { routes, config, api, modules: [notesModule] };
