import { answer, asGbk, asPage, longId, nameInGbk, page } from './answer.test-data';

const order = { id: '7', consignee: 'Ann' };
const orders = { nodes: [order], totalCount: 57 };
const failure = (message: string, code: string, more: object = {}, data: unknown = null) => ({
  errors: [{ message, locations: [{ line: 1, column: 2 }], path: ['create'], extensions: { code, ...more } }],
  data,
});
const lighthouse = {
  errors: [
    {
      message: 'Validation failed for the field [create].',
      extensions: { validation: { 'input.consignee': ['Missing.'], mobile: ['No number.'] } },
    },
  ],
  data: { create: null },
};

export const graphqlAnswers = [
  answer('success', 200, { data: { order } }, { data: { order } }),
  answer('created', 200, { data: { create: { id: '8' } } }, { data: { create: { id: '8' } } }),
  answer('empty', 200, { data: { order: null } }, { data: { order: null } }),
  answer('page with total', 200, { data: { orders } }, { data: { orders }, total: 57 }),
  answer('one wrong field', 200, failure('The price is too low', 'BAD_USER_INPUT', { argumentName: 'input.price' }), {
    code: 'BAD_USER_INPUT',
    message: 'The price is too low',
    fields: { price: 'The price is too low' },
  }),
  answer('two wrong fields', 200, lighthouse, { fields: { consignee: 'Missing.', mobile: 'No number.' } }),
  answer('expired', 401, failure('Sign in', 'UNAUTHENTICATED'), { code: 'UNAUTHENTICATED', refusal: 'expired' }),
  answer('forbidden', 200, failure('Not your branch', 'FORBIDDEN', {}, { order: null }), {
    refusal: 'forbidden',
    message: 'Not your branch',
  }),
  answer('broken', 200, failure('The database is away', 'INTERNAL_SERVER_ERROR', {}, { order: null }), {
    code: 'INTERNAL_SERVER_ERROR',
    message: 'The database is away',
  }),
  answer('not JSON', 400, page, { code: 400 }, asPage),
  answer(
    'GBK',
    200,
    `{"data":{"order":{"consignee":"${nameInGbk}"}}}`,
    { data: { order: { consignee: '张三' } } },
    asGbk,
  ),
  answer('19-digit id', 200, `{"data":{"id":${longId}}}`, { data: { id: longId } }),
  answer('data that are null', 200, failure('Cannot return null for Query.need', 'INTERNAL_SERVER_ERROR'), {
    code: 'INTERNAL_SERVER_ERROR',
  }),
  answer('data in part', 200, failure('No driver', 'NOT_FOUND', {}, { order, driver: null }), {
    code: 'NOT_FOUND',
    message: 'No driver',
  }),
  answer('an empty list of errors', 200, { data: { order }, errors: [] }, { data: { order } }),
  answer(
    'a query that is wrong',
    400,
    { errors: [{ message: 'No field "nope"', extensions: { code: 'GRAPHQL_VALIDATION_FAILED' } }] },
    {
      code: 'GRAPHQL_VALIDATION_FAILED',
      message: 'No field "nope"',
    },
    { 'content-type': 'application/graphql-response+json' },
  ),
  answer(
    'a variable that is missing',
    200,
    { errors: [{ message: 'Variable "$i" lacks "name"', extensions: { code: 'BAD_USER_INPUT' } }] },
    {
      code: 'BAD_USER_INPUT',
      fields: {},
    },
  ),
  answer('expired, of Hot Chocolate', 200, failure('Not authenticated', 'AUTH_NOT_AUTHENTICATED'), {
    refusal: 'expired',
  }),
  answer('forbidden, of Hot Chocolate', 200, failure('Not authorized', 'AUTH_NOT_AUTHORIZED'), {
    refusal: 'forbidden',
  }),
  answer(
    'expired, of Hasura',
    200,
    { errors: [{ message: 'JWTExpired', extensions: { path: '$', code: 'invalid-jwt' } }] },
    { refusal: 'expired' },
  ),
  answer(
    'an error without a code',
    200,
    { errors: [{ message: 'Broken' }], data: null },
    { code: 200, message: 'Broken' },
  ),
];
