import { answer, asGbk, asPage, longId, nameInGbk, page } from './answer.test-data';

const order = { id: 7, consignee: 'Ann' };
const bad = (...message: string[]) => ({ message, error: 'Bad Request', statusCode: 400 });

export const nestAnswers = [
  answer('success', 200, order, { data: order }),
  answer('created', 201, { id: 8 }, { data: { id: 8 } }),
  answer('empty', 200, undefined, { data: undefined }),
  answer(
    'page with total',
    200,
    { data: [order], meta: { itemsPerPage: 20, totalItems: 57, currentPage: 1 }, links: {} },
    {
      data: { data: [order], meta: { itemsPerPage: 20, totalItems: 57, currentPage: 1 }, links: {} },
      total: 57,
    },
  ),
  answer('one wrong field', 400, bad('consignee should not be empty'), {
    code: 400,
    message: 'consignee should not be empty',
    fields: { consignee: 'consignee should not be empty' },
  }),
  answer('two wrong fields', 400, bad('mobile must be a phone number', 'items.0.price must be a positive number'), {
    code: 400,
    fields: { mobile: 'mobile must be a phone number', 'items.0.price': 'items.0.price must be a positive number' },
  }),
  answer('expired', 401, { message: 'Unauthorized', statusCode: 401 }, { code: 401, refusal: 'expired' }),
  answer(
    'forbidden',
    403,
    { message: 'Forbidden resource', error: 'Forbidden', statusCode: 403 },
    {
      refusal: 'forbidden',
      message: 'Forbidden resource',
    },
  ),
  answer(
    'broken',
    500,
    { statusCode: 500, message: 'Internal server error' },
    { code: 500, message: 'Internal server error' },
  ),
  answer('not JSON', 502, page, { code: 502, message: 'Gateway error' }, asPage),
  answer('GBK', 200, `{"consignee":"${nameInGbk}"}`, { data: { consignee: '张三' } }, asGbk),
  answer('19-digit id', 200, `{"id":${longId}}`, { data: { id: longId } }),
  answer(
    'a field that is not known',
    400,
    bad('property more should not exist', 'items.0.property extra should not exist'),
    {
      fields: { more: 'property more should not exist', 'items.0.extra': 'items.0.property extra should not exist' },
    },
  ),
  answer(
    'each value of a list',
    400,
    bad('items.0.each value in tags must be a string', "All codes's elements must be unique"),
    {
      fields: {
        'items.0.tags': 'items.0.each value in tags must be a string',
        codes: "All codes's elements must be unique",
      },
    },
  ),
  answer('a sentence of the application', 400, bad('You must accept the terms'), {
    message: 'You must accept the terms',
    fields: {},
  }),
  answer(
    'a wrong parameter',
    400,
    { message: 'Validation failed (numeric string is expected)', error: 'Bad Request', statusCode: 400 },
    {
      message: 'Validation failed (numeric string is expected)',
      fields: {},
    },
  ),
  answer(
    'issues of zod',
    400,
    {
      statusCode: 400,
      message: 'Validation failed',
      errors: [{ code: 'too_small', path: ['items', 0, 'price'], message: 'Too small' }],
    },
    { message: 'Validation failed', fields: { 'items.0.price': 'Too small' } },
  ),
  answer('missing', 404, { message: 'Cannot GET /orders/9', error: 'Not Found', statusCode: 404 }, { code: 404 }),
  answer(
    'conflict',
    409,
    { message: 'Order 7 was changed', error: 'Conflict', statusCode: 409 },
    { code: 409, message: 'Order 7 was changed' },
  ),
  answer(
    'a body of the application',
    403,
    { status: 403, error: 'This is a custom message' },
    { refusal: 'forbidden', message: 'Authorized, but forbidden' },
  ),
  answer(
    'broken JSON that was sent',
    400,
    { message: 'Unexpected end of JSON input', error: 'Bad Request', statusCode: 400 },
    { code: 400 },
  ),
];
