import { defineConfig, type RoutePaths } from '@waybill/ui-shell/console';
import type { routes } from './routes';

/** What this console changes of the shipped defaults; every setting is documented in `ConsoleConfig`. */
export const config = defineConfig<RoutePaths<typeof routes>>({
  menu: { defaultOpened: ['/vab', '/vab/table'] },
});
