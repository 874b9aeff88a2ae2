import { get, integer, line, string } from '@waybill/kit/contract';
import { array, check, object, optional } from '@waybill/validators';

/** Notices for all users; `notice` is markup. */
export const noticesCall = get('/notice/getList', {
  response: object({
    list: array(object({ image: string(), notice: string(), email: string() })),
    total: integer(),
  }),
});

/** Searches pages by title and orders by content; all pages without a text. */
export const searchCall = get('/search/getList', {
  query: object({ query: optional(line(0, 100)) }),
  response: object({ list: array(object({ value: string(), url: string() })) }),
});

/** The routes of the console, each as the specification has it. */
export const routesCall = get('/router/getList', {
  response: object({
    list: array(check<object>((route) => typeof Reflect.get(Object(route), 'path') === 'string')),
  }),
});
