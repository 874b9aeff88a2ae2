import { answer, asPage, longId, nameInGbk, page } from './answer.test-data';

const asJsonApi = { 'content-type': 'application/vnd.api+json' };
const order = { type: 'orders', id: '7', attributes: { consignee: 'Ann' } };
const wrong = (pointer: string, detail: string) => ({
  status: '422',
  code: 'VALIDATION',
  title: 'Unprocessable Entity',
  detail,
  source: { pointer },
});
const refused = (status: string, title: string, more: object = {}) => ({ errors: [{ status, title, ...more }] });

export const jsonApiAnswers = [
  answer('success', 200, { data: order, jsonapi: { version: '1.1' } }, { data: order }, asJsonApi),
  answer('created', 201, { data: { ...order, id: '8' } }, { data: { ...order, id: '8' } }, asJsonApi),
  answer('empty', 204, undefined, { data: undefined }, asJsonApi),
  answer(
    'page with total',
    200,
    { data: [order], meta: { page: { total: 57 } }, links: { next: null } },
    { data: [order], total: 57 },
    asJsonApi,
  ),
  answer(
    'one wrong field',
    422,
    { errors: [wrong('/data/attributes/consignee', 'The consignee is missing')] },
    {
      code: 'VALIDATION',
      message: 'The consignee is missing',
      fields: { consignee: 'The consignee is missing' },
    },
    asJsonApi,
  ),
  answer(
    'two wrong fields',
    422,
    {
      errors: [
        wrong('/data/attributes/items/0/price', 'Too low'),
        wrong('/data/relationships/branch', 'No such branch'),
      ],
    },
    { fields: { 'items.0.price': 'Too low', branch: 'No such branch' } },
    asJsonApi,
  ),
  answer('expired', 401, refused('401', 'Unauthorized'), { code: 401, refusal: 'expired' }, asJsonApi),
  answer(
    'forbidden',
    403,
    refused('403', 'Forbidden', { detail: 'Not your branch' }),
    { refusal: 'forbidden', message: 'Not your branch' },
    asJsonApi,
  ),
  answer(
    'broken',
    500,
    refused('500', 'Internal Server Error'),
    { code: 500, message: 'Internal Server Error' },
    asJsonApi,
  ),
  answer('not JSON', 502, page, { code: 502, message: 'Gateway error' }, asPage),
  answer(
    'GBK',
    200,
    `{"data":{"type":"orders","id":"7","attributes":{"consignee":"${nameInGbk}"}}}`,
    {
      data: { type: 'orders', id: '7', attributes: { consignee: '张三' } },
    },
    { 'content-type': 'application/vnd.api+json; charset=gbk' },
  ),
  answer('19-digit id', 200, `{"data":{"id":${longId}}}`, { data: { id: longId } }, asJsonApi),
  answer('no driver', 200, { data: null, links: { self: '/orders/7/driver' } }, { data: null }, asJsonApi),
  answer('an empty list', 200, { data: [], meta: { total: 0 } }, { data: [], total: 0 }, asJsonApi),
  answer(
    'with what belongs to it',
    200,
    { data: order, included: [{ type: 'branches', id: '1' }] },
    { data: order },
    asJsonApi,
  ),
  answer('meta alone', 200, { meta: { deleted: 2 } }, { data: { meta: { deleted: 2 } } }, asJsonApi),
  answer(
    'a wrong parameter',
    400,
    refused('400', 'Bad', { source: { parameter: 'include' } }),
    { message: 'Bad', fields: {} },
    asJsonApi,
  ),
  answer(
    'of the whole',
    422,
    { errors: [wrong('/data', 'No such type')] },
    { message: 'No such type', fields: {} },
    asJsonApi,
  ),
  answer(
    'missing',
    404,
    refused('404', 'Not Found', { code: 'NOT_FOUND' }),
    { code: 'NOT_FOUND', message: 'Not Found' },
    asJsonApi,
  ),
  answer(
    'conflict',
    409,
    refused('409', 'Conflict', { detail: 'Type does not fit' }),
    { code: 409, message: 'Type does not fit' },
    asJsonApi,
  ),
  answer(
    'a count as Rails gives it',
    200,
    { data: [order], meta: { record_count: 57 } },
    { data: [order], total: 57 },
    asJsonApi,
  ),
  answer(
    'a count as Django gives it',
    200,
    { data: [order], meta: { pagination: { page: 1, pages: 3, count: 57 } } },
    { data: [order], total: 57 },
    asJsonApi,
  ),
];
