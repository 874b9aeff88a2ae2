import type { Call } from '@waybill/kit/contract';
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
