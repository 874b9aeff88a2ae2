import type { ConsoleApplication } from '@waybill/ui-shell/console';
import { api } from './api';
import { berthsModule } from './berths.module';
import { config } from './config';
import { routes } from './routes';

/** All of this back office: what `createConsole` takes. */
export const app: ConsoleApplication = { routes, config, api, modules: [berthsModule] };
