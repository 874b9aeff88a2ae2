import { answer, asGbk, asPage, longId, nameInGbk, page } from './answer.test-data';

const order = { id: 7, consignee: 'Ann' };
const asProblem = { 'content-type': 'application/problem+json; charset=utf-8' };
const rfc = (section: string) => `https://tools.ietf.org/html/rfc9110#section-${section}`;
const invalid = (errors: object) => ({
  type: rfc('15.5.1'),
  title: 'One or more validation errors occurred.',
  status: 400,
  errors,
  traceId: '00-a-b-00',
});

export const problemAnswers = [
  answer('success', 200, order, { data: order }),
  answer('created', 201, { id: 8 }, { data: { id: 8 } }, { location: '/orders/8' }),
  answer('empty', 204, undefined, { data: undefined }),
  answer('page with total', 200, [order], { data: [order], total: 57 }, { 'x-total-count': '57' }),
  answer(
    'one wrong field',
    400,
    invalid({ Consignee: ['The Consignee field is required.'] }),
    {
      code: rfc('15.5.1'),
      message: 'One or more validation errors occurred.',
      fields: { consignee: 'The Consignee field is required.' },
    },
    asProblem,
  ),
  answer(
    'two wrong fields',
    400,
    invalid({ 'Items[0].UnitPrice': ['Too low.'], '$.mobile': ['No JSON value.'] }),
    {
      fields: { 'items.0.unitPrice': 'Too low.', mobile: 'No JSON value.' },
    },
    asProblem,
  ),
  answer(
    'expired',
    401,
    { type: rfc('15.5.2'), title: 'Unauthorized', status: 401 },
    { refusal: 'expired' },
    asProblem,
  ),
  answer(
    'forbidden',
    403,
    { type: rfc('15.5.4'), title: 'Forbidden', status: 403 },
    { refusal: 'forbidden', message: 'Forbidden' },
    asProblem,
  ),
  answer(
    'broken',
    500,
    { type: rfc('15.6.1'), title: 'An error occurred.', status: 500 },
    {
      code: rfc('15.6.1'),
      message: 'An error occurred.',
    },
    asProblem,
  ),
  answer('not JSON', 502, page, { code: 502, message: 'Gateway error' }, asPage),
  answer('GBK', 200, `{"consignee":"${nameInGbk}"}`, { data: { consignee: '张三' } }, asGbk),
  answer('19-digit id', 200, `{"id":${longId}}`, { data: { id: longId } }),
  answer(
    'a record with a code and a type',
    200,
    { code: 'DE', type: 'country' },
    { data: { code: 'DE', type: 'country' } },
  ),
  answer(
    'expired without a body',
    401,
    undefined,
    { code: 401, refusal: 'expired' },
    { 'www-authenticate': 'Bearer error="invalid_token"' },
  ),
  answer(
    'of Spring',
    400,
    { type: 'about:blank', title: 'Bad Request', status: 400, detail: 'Invalid request content.', instance: '/orders' },
    {
      code: 400,
      message: 'Invalid request content.',
      fields: {},
    },
    asProblem,
  ),
  answer(
    'of Spring with a list of fields',
    400,
    { title: 'Bad Request', errors: [{ pointer: '#/items/0/price', detail: 'Too low' }] },
    {
      fields: { 'items.0.price': 'Too low' },
    },
    asProblem,
  ),
  answer(
    'of Spring Boot without problem details',
    404,
    { timestamp: '2026-01-01T00:00:00Z', status: 404, error: 'Not Found', path: '/x' },
    {
      code: 404,
      message: 'Resource missing',
    },
  ),
  answer(
    'with JSON as its type',
    409,
    { type: 'urn:order:changed', title: 'Conflict', detail: 'Order 7 was changed' },
    {
      code: 'urn:order:changed',
      message: 'Order 7 was changed',
    },
  ),
  answer(
    'of the whole',
    422,
    { title: 'Not valid', errors: { '': ['Too many vans.'] } },
    { message: 'Not valid', fields: {} },
    asProblem,
  ),
  answer(
    'a number in the wrong place',
    400,
    invalid({ order: ['The order field is required.'], $: ['No JSON.'] }),
    {
      fields: { order: 'The order field is required.' },
    },
    asProblem,
  ),
  answer(
    'too often',
    429,
    { title: 'Too Many Requests', status: 429 },
    { code: 429, message: 'Too Many Requests' },
    asProblem,
  ),
];
