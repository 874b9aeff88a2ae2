import { defineConfig } from '@waybill/ui-shell/console';
import { brandMessages } from './brand/messages';
import { businessZone } from './pages/kit/business-time';
import { slots } from './slots';

/** What this console changes of the shipped defaults; all settings stand in the README of `@waybill/ui-shell`. */
export const config = defineConfig({
  title: brandMessages.title,
  subTitle: brandMessages.subTitle,
  timeZone: businessZone,
  defaultUsername: brandMessages.someone,
  slots,
  endpoints: {
    login: { method: 'POST', url: '/api/cps/open/auth/login' },
    secondFactor: { method: 'POST', url: '/api/cps/open/auth/secondFactor' },
    passkeyOptions: { method: 'GET', url: '/api/cps/open/auth/passkeyOptions' },
    passkey: { method: 'POST', url: '/api/cps/open/auth/passkey' },
    sendSmsCode: { method: 'POST', url: '/api/cps/open/auth/sendSmsCode' },
    register: { method: 'POST', url: '/api/cps/open/auth/register' },
    unlock: { method: 'POST', url: '/unlock' },
  },
  menu: { defaultOpened: ['/vab', '/vab/table'] },
});
