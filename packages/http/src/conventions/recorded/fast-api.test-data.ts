import { answer, asGbk, asPage, longId, nameInGbk, page } from './answer.test-data';

const order = { id: 7, consignee: 'Ann' };
const missing = { type: 'missing', loc: ['body', 'consignee'], msg: 'Field required', input: {} };
const low = {
  type: 'greater_than',
  loc: ['body', 'items', 0, 'price'],
  msg: 'Input should be greater than 0',
  input: -1,
  ctx: { gt: 0 },
};

export const fastApiAnswers = [
  answer('success', 200, order, { data: order }),
  answer('created', 201, { id: 8 }, { data: { id: 8 } }),
  answer('empty', 204, undefined, { data: undefined }),
  answer(
    'page with total',
    200,
    { items: [order], total: 57, page: 1, size: 20, pages: 3 },
    {
      data: { items: [order], total: 57, page: 1, size: 20, pages: 3 },
      total: 57,
    },
  ),
  answer(
    'one wrong field',
    422,
    { detail: [missing] },
    {
      code: 422,
      message: 'What was sent did not pass the check',
      fields: { consignee: 'Field required' },
    },
  ),
  answer(
    'two wrong fields',
    422,
    { detail: [missing, low] },
    {
      fields: { consignee: 'Field required', 'items.0.price': 'Input should be greater than 0' },
    },
  ),
  answer(
    'expired',
    401,
    { detail: 'Could not validate credentials' },
    { code: 401, refusal: 'expired' },
    { 'www-authenticate': 'Bearer' },
  ),
  answer(
    'forbidden',
    403,
    { detail: 'Not enough permissions' },
    { refusal: 'forbidden', message: 'Not enough permissions' },
  ),
  answer(
    'broken',
    500,
    'Internal Server Error',
    { code: 500, message: 'Server error' },
    { 'content-type': 'text/plain; charset=utf-8' },
  ),
  answer('not JSON', 502, page, { code: 502, message: 'Gateway error' }, asPage),
  answer('GBK', 200, `{"consignee":"${nameInGbk}"}`, { data: { consignee: '张三' } }, asGbk),
  answer('19-digit id', 200, `{"id":${longId}}`, { data: { id: longId } }),
  answer('null', 200, 'null', { data: null }),
  answer('a record with a total of its own', 200, { id: 7, total: 1200 }, { data: { id: 7, total: 1200 } }),
  answer(
    'an error of a validator',
    422,
    { detail: [{ type: 'value_error', loc: ['body', 'mobile'], msg: 'Value error, it has 11 digits' }] },
    {
      fields: { mobile: 'it has 11 digits' },
    },
  ),
  answer(
    'broken JSON that was sent',
    422,
    { detail: [{ type: 'json_invalid', loc: ['body', 5], msg: 'JSON decode error', input: {} }] },
    { fields: {} },
  ),
  answer(
    'a body that is missing',
    422,
    { detail: [{ type: 'missing', loc: ['body'], msg: 'Field required', input: null }] },
    { fields: {} },
  ),
  answer(
    'a wrong parameter',
    422,
    { detail: [{ type: 'greater_than_equal', loc: ['query', 'page'], msg: 'Too small', input: '0' }] },
    { fields: { page: 'Too small' } },
  ),
  answer(
    'signed out',
    401,
    { detail: 'Not authenticated' },
    { code: 401, refusal: 'expired' },
    { 'www-authenticate': 'Bearer' },
  ),
  answer(
    'a detail with a code',
    409,
    { detail: { code: 'order_changed', message: 'Order 7 was changed' } },
    {
      code: 'order_changed',
      message: 'Order 7 was changed',
    },
  ),
  answer('missing', 404, { detail: 'Not Found' }, { code: 404, message: 'Not Found' }),
  answer(
    'a method that it does not have',
    405,
    { detail: 'Method Not Allowed' },
    { code: 405, message: 'Method Not Allowed' },
  ),
];
