import { defineConfig } from '@waybill/ui-shell/console';

/** The console's settings except the tools that the rows about the look press. */
export const config = defineConfig({
  theme: { showLanguage: true, showThemeSetting: true },
  pwa: false,
});
