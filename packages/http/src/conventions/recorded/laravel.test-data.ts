import { answer, asGbk, asPage, longId, nameInGbk, page } from './answer.test-data';

const order = { id: 7, consignee: 'Ann' };
const links = { first: 'https://api.example.com/orders?page=1', last: null, prev: null, next: null };

export const laravelAnswers = [
  answer('success', 200, { data: order }, { data: order }),
  answer('created', 201, { data: { id: 8 } }, { data: { id: 8 } }),
  answer('empty', 204, undefined, { data: undefined }),
  answer(
    'page with total',
    200,
    { data: [order], links, meta: { current_page: 1, from: 1, last_page: 3, per_page: 20, to: 20, total: 57 } },
    { data: [order], total: 57 },
  ),
  answer(
    'one wrong field',
    422,
    { message: 'The consignee is missing.', errors: { consignee: ['The consignee is missing.'] } },
    {
      code: 422,
      message: 'The consignee is missing.',
      fields: { consignee: 'The consignee is missing.' },
    },
  ),
  answer(
    'two wrong fields',
    422,
    {
      message: 'The consignee is missing. (and 1 more error)',
      errors: {
        consignee: ['The consignee is missing.', 'It is a text.'],
        'items.0.price': ['The price is a number.'],
      },
    },
    { code: 422, fields: { consignee: 'The consignee is missing.', 'items.0.price': 'The price is a number.' } },
  ),
  answer('expired', 401, { message: 'Unauthenticated.' }, { code: 401, refusal: 'expired' }),
  answer(
    'forbidden',
    403,
    { message: 'This action is unauthorized.' },
    { refusal: 'forbidden', message: 'This action is unauthorized.' },
  ),
  answer('broken', 500, { message: 'Server Error' }, { code: 500, message: 'Server Error' }),
  answer('not JSON', 503, page, { code: 503, message: 'Service unavailable or overloaded' }, asPage),
  answer('GBK', 200, `{"data":{"consignee":"${nameInGbk}"}}`, { data: { consignee: '张三' } }, asGbk),
  answer('19-digit id', 200, `{"data":{"id":${longId}}}`, { data: { id: longId } }),
  answer('a model by itself', 200, order, { data: order }),
  answer('a list by itself', 200, [order], { data: [order] }),
  answer(
    'a page by itself',
    200,
    { current_page: 1, data: [order], from: 1, last_page: 3, path: '/orders', per_page: 20, to: 20, total: 57 },
    {
      data: [order],
      total: 57,
    },
  ),
  answer(
    'a page without a total',
    200,
    { data: [order], links, meta: { path: '/orders', per_page: 20, next_cursor: 'x' } },
    {
      data: [order],
    },
  ),
  answer('a form without its token', 419, { message: 'CSRF token mismatch.' }, { code: 419, refusal: 'unauthorized' }),
  answer('missing', 404, { message: 'No query results for model [App\\Models\\Order] 9' }, { code: 404 }),
  answer('too often', 429, { message: 'Too Many Attempts.' }, { code: 429, message: 'Too Many Attempts.' }),
  answer('maintenance', 503, { message: 'Service Unavailable' }, { code: 503, message: 'Service Unavailable' }),
  answer(
    'broken, in development',
    500,
    { message: 'No such column', exception: 'QueryException', file: 'a.php', line: 7, trace: [] },
    {
      code: 500,
      message: 'No such column',
      fields: {},
    },
  ),
];
