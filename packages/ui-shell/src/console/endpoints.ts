/** A call of the platform's API (specification, section 7). */
export interface Endpoint {
  method: 'get' | 'post';
  path: string;
}

const defaults = {
  login: { method: 'post', path: '/api/cps/open/auth/login' },
  captcha: { method: 'get', path: '/captchaImage' },
  sendSmsCode: { method: 'post', path: '/api/cps/open/auth/sendSmsCode' },
  register: { method: 'post', path: '/api/cps/open/auth/register' },
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

/** The platform's calls by name. */
export type Endpoints = Record<keyof typeof defaults, Endpoint>;

/** The specification's calls, with those that a configuration names anew. */
export const resolveEndpoints = (overrides: Partial<Endpoints>): Endpoints => ({ ...defaults, ...overrides });
