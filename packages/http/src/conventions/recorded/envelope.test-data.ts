import { answer, asGbk, asPage, longId, nameInGbk, page } from './answer.test-data';

const order = { id: 7, consignee: 'Ann' };
const wrong = (fields: object) => ({ code: 400, message: 'The order was not saved', data: { fields } });

export const envelopeAnswers = [
  answer('success', 200, { code: 200, message: 'ok', data: order }, { data: order }),
  answer('created', 200, { code: '0', message: 'ok', data: { id: 8 } }, { data: { id: 8 } }),
  answer('empty', 204, undefined, { data: undefined }),
  answer('page with total', 200, { code: 200, data: [order], total: 57 }, { data: [order], total: 57 }),
  answer('one wrong field', 200, wrong({ consignee: 'Name the consignee' }), {
    code: 400,
    message: 'The order was not saved',
    fields: { consignee: 'Name the consignee' },
  }),
  answer('two wrong fields', 200, wrong({ 'goods.0.weight': 'Too heavy', mobile: 'Not a number' }), {
    code: 400,
    fields: { 'goods.0.weight': 'Too heavy', mobile: 'Not a number' },
  }),
  answer('expired', 200, { code: 402, message: 'The token has expired' }, { code: 402, refusal: 'expired' }),
  answer(
    'forbidden',
    200,
    { code: 403, message: 'Not yours' },
    { code: 403, refusal: 'forbidden', message: 'Not yours' },
  ),
  answer('broken', 500, { code: 500, message: 'The database is away' }, { code: 500, message: 'The database is away' }),
  answer('not JSON', 502, page, { code: 502, message: 'Gateway error' }, asPage),
  answer('GBK', 200, `{"code":200,"data":{"consignee":"${nameInGbk}"}}`, { data: { consignee: '张三' } }, asGbk),
  answer('19-digit id', 200, `{"code":200,"data":{"id":${longId}}}`, { data: { id: longId } }),
  answer(
    'a list in an object',
    200,
    { code: 200, data: { list: [order], total: 1 } },
    { data: { list: [order], total: 1 } },
  ),
  answer('no data', 200, { code: 200, data: null }, { data: null }),
  answer('a success by its code alone', 500, { code: 200, data: 1 }, { data: 1 }),
  answer('data without a code', 200, { data: order }, { data: order }),
  answer('a plain body', 200, { id: 7 }, { data: { id: 7 } }),
  answer('signed out', 200, { code: 401, message: 'Sign in' }, { code: 401, refusal: 'unauthorized' }),
  answer(
    'signed out elsewhere',
    200,
    { code: 1000401, message: 'Signed in elsewhere' },
    { code: 1000401, refusal: 'unauthorized' },
  ),
  answer('silent', 200, { code: 410 }, { code: 410, message: 'Resource permanently deleted' }),
  answer('a code of its own', 200, { code: 5001, message: 'Van 3 is full' }, { code: 5001, message: 'Van 3 is full' }),
  answer(
    'problem details',
    422,
    { type: 'urn:taken', detail: 'Taken', errors: [{ pointer: '#/name', detail: 'Taken' }] },
    {
      code: 'urn:taken',
      message: 'Taken',
      fields: { name: 'Taken' },
    },
    { 'content-type': 'application/problem+json' },
  ),
];
