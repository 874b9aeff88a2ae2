import type { Call } from '../call';

/** The specified calls of a console; `false` for calls that are not specified. */
export const specifiedEndpoints = {
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

/** The console's requests by name; `false` for one that the API lacks. A login sends the fields of its panel. @public */
export type Endpoints = Record<keyof typeof specifiedEndpoints, Call | false>;

/** An API without any of the console's calls. */
export const noEndpoints = Object.fromEntries(
  Object.keys(specifiedEndpoints).map((name) => [name, false]),
) as Endpoints;
