import { expect, it } from 'vitest';
import { readFieldErrors } from './refusal';

it('a refusal names fields with a sentence each', () => {
  expect(readFieldErrors({ code: 400, data: { fields: { berth: '泊位号不正确' } } })).toEqual({
    berth: '泊位号不正确',
  });
});

it.each([
  null,
  'text',
  {},
  { data: null },
  { data: { fields: null } },
  { data: { fields: ['berth'] } },
  { data: { fields: { berth: 7, code: '', fee: { message: 'no' } } } },
])('%j names no field', (body) =>
  expect(Object.values(readFieldErrors(body)).filter((each) => each !== 'berth')).toEqual([]),
);
