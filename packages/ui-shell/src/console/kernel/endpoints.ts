import type { CallMapping } from './mapped-call';

/** A request that the console makes by itself; of a login it sends what its panel holds. @public */
export interface Endpoint extends CallMapping {
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  path: string;
}

const defaults = {
  login: { method: 'post', path: '/login' },
  secondFactor: { method: 'post', path: '/secondFactor' },
  passkeyOptions: { method: 'get', path: '/passkeyOptions' },
  passkey: { method: 'post', path: '/passkey' },
  captcha: { method: 'get', path: '/captchaImage' },
  sendSmsCode: { method: 'post', path: '/sendSmsCode' },
  register: { method: 'post', path: '/register' },
  socialLogin: { method: 'post', path: '/socialLogin' },
  logout: { method: 'get', path: '/logout' },
  expireToken: { method: 'get', path: '/expireToken' },
  refreshToken: { method: 'get', path: '/refreshToken' },
  userInfo: { method: 'get', path: '/userInfo' },
  notices: { method: 'get', path: '/notice/getList' },
  search: { method: 'get', path: '/search/getList' },
  routes: { method: 'get', path: '/router/getList' },
  publicKey: { method: 'get', path: '/publicKey' },
  unlock: false,
} as const satisfies Record<string, Endpoint | false>;

/** The console's own requests by name; `false` for one that the API does not have. @public */
export type Endpoints = Record<keyof typeof defaults, Endpoint | false>;

/** The shipped requests, with those that a configuration names anew. */
export const resolveEndpoints = (overrides: Partial<Endpoints>): Endpoints => ({ ...defaults, ...overrides });
