import { businessZone } from '@waybill/kit/business-time';
import { defineConfig } from '@waybill/ui-shell/console';
import { brandMessages } from './brand/messages';
import { slots } from './slots';

/** What this console changes of the shipped defaults; all settings stand in the README of `@waybill/ui-shell`. */
export const config = defineConfig({
  title: brandMessages.title,
  subTitle: brandMessages.subTitle,
  timeZone: businessZone,
  defaultUsername: brandMessages.someone,
  slots,
  pwa: 'sw.js',
  menu: { defaultOpened: ['/vab', '/vab/table'] },
});
