import { businessZone } from '@waybill/kit/business-time';
import { defineConfig } from '@waybill/ui-shell/console';
import { brandMessages } from './brand/messages';
import { slots } from './slots';

/** This console's overrides of the shipped defaults; the README of `@waybill/ui-shell` lists all settings. */
export const config = defineConfig({
  title: brandMessages.title,
  subTitle: brandMessages.subTitle,
  timeZone: businessZone,
  defaultUsername: brandMessages.someone,
  slots,
  pwa: 'sw.js',
  menu: { defaultOpened: ['/vab', '/vab/table'] },
});
