import { defineMessages } from '@waybill/ui-shell';
import { defineConfig } from '@waybill/ui-shell/console';

export const titles = defineMessages('parcels', {
  product: { zh: '包裹', en: 'Parcels' },
  subTitle: { zh: '包裹在哪里', en: 'Where each one is' },
});

/** The settings that differ from the defaults. */
export const config = defineConfig({
  title: titles.product,
  subTitle: titles.subTitle,
  language: 'en',
  storagePrefix: 'parcels',
  theme: { showNotice: false, showSearch: false },
  slots: { login: { panels: ['password'] } },
});
