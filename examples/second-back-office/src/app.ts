import type { ConsoleApplication } from '@waybill/ui-shell/console';
import { api } from './api';
import { berthsModule } from './berths.module';
import { config } from './config';
import { routes } from './routes';

/** This back office as the argument of `createConsole`. */
export const app: ConsoleApplication = { routes, config, api, modules: [berthsModule] };
