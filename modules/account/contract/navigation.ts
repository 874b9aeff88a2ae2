import type { Call, PageCall } from '@waybill/kit/contract';
import { integer, line, string } from '@waybill/kit/contract';
import { array, check, object, optional } from '@waybill/validators';

/** What is to be known by everybody; `notice` is markup. */
export const noticesCall = {
  method: 'GET',
  url: '/notice/getList',
  response: object({
    list: array(object({ image: string(), notice: string(), email: string() })),
    total: integer(),
  }),
} as const satisfies Call;

/** Pages by their title, and orders by what they hold; all pages without a text. */
export const searchCall = {
  method: 'GET',
  url: '/search/getList',
  query: object({ query: optional(line(0, 100)) }),
  response: object({ list: array(object({ value: string(), url: string() })) }),
} as const satisfies Call;

/** The routes of the console, each as the specification has it. */
export const routesCall = {
  method: 'GET',
  url: '/router/getList',
  response: object({
    list: array(check<object>((route) => typeof Reflect.get(Object(route), 'path') === 'string')),
  }),
} as const satisfies Call;

/** A page that lists every call, for people. */
export const callsPageCall = { method: 'GET', url: '/calls', content: 'text/html' } as const satisfies PageCall;

/** This contract in the words of OpenAPI 3.1. */
export const documentCall = {
  method: 'GET',
  url: '/openapi.json',
  content: 'application/json',
} as const satisfies PageCall;
