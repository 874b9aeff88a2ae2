import { defineConfig } from '@waybill/ui-shell/console';

/** What this console changes of the shipped defaults; every setting is documented in `ConsoleConfig`. */
export const config = defineConfig({
  menu: { defaultOpened: ['/vab', '/vab/table'] },
});
