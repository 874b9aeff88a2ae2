import { defineConfig, type RoutePaths } from '@waybill/ui-shell/console';
import { brandMessages } from './brand/messages';
import { slots } from './brand/slots';
import { businessZone } from './pages/kit/business-time';
import type { routes } from './routes';

/** What this console changes of the shipped defaults; all settings stand in the README of `@waybill/ui-shell`. */
export const config = defineConfig<RoutePaths<typeof routes>>({
  title: brandMessages.title,
  subTitle: brandMessages.subTitle,
  timeZone: businessZone,
  defaultUsername: brandMessages.someone,
  slots,
  endpoints: {
    login: { method: 'post', path: '/api/cps/open/auth/login' },
    secondFactor: { method: 'post', path: '/api/cps/open/auth/secondFactor' },
    passkeyOptions: { method: 'get', path: '/api/cps/open/auth/passkeyOptions' },
    passkey: { method: 'post', path: '/api/cps/open/auth/passkey' },
    sendSmsCode: { method: 'post', path: '/api/cps/open/auth/sendSmsCode' },
    register: { method: 'post', path: '/api/cps/open/auth/register' },
    unlock: { method: 'post', path: '/unlock' },
  },
  menu: { defaultOpened: ['/vab', '/vab/table'] },
});
