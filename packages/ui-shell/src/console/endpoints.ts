/** A request that the console makes by itself. */
export interface Endpoint {
  method: 'get' | 'post';
  path: string;
}

const defaults = {
  login: { method: 'post', path: '/login' },
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
} as const satisfies Record<string, Endpoint>;

/** The console's own requests by name. */
export type Endpoints = Record<keyof typeof defaults, Endpoint>;

/** The shipped requests, with those that a configuration names anew. */
export const resolveEndpoints = (overrides: Partial<Endpoints>): Endpoints => ({ ...defaults, ...overrides });
