import type { Call } from './call';

const defaults = {
  login: { method: 'POST', url: '/login' },
  secondFactor: { method: 'POST', url: '/secondFactor' },
  passkeyOptions: { method: 'GET', url: '/passkeyOptions' },
  passkey: { method: 'POST', url: '/passkey' },
  captcha: { method: 'GET', url: '/captchaImage' },
  sendSmsCode: { method: 'POST', url: '/sendSmsCode' },
  register: { method: 'POST', url: '/register' },
  socialLogin: { method: 'POST', url: '/socialLogin' },
  logout: { method: 'GET', url: '/logout' },
  expireToken: { method: 'GET', url: '/expireToken' },
  refreshToken: { method: 'GET', url: '/refreshToken' },
  userInfo: { method: 'GET', url: '/userInfo' },
  notices: { method: 'GET', url: '/notice/getList' },
  search: { method: 'GET', url: '/search/getList' },
  routes: { method: 'GET', url: '/router/getList' },
  publicKey: { method: 'GET', url: '/publicKey' },
  unlock: false,
} as const satisfies Record<string, Call | false>;

/** The console's own requests by name; `false` for one that the API does not have. Of a login the console sends what its panel holds. @public */
export type Endpoints = Record<keyof typeof defaults, Call | false>;

/** The shipped requests, with those that a configuration names anew. */
export const resolveEndpoints = (overrides: Partial<Endpoints>): Endpoints => ({ ...defaults, ...overrides });
