import { expect, it } from 'vitest';
import { readFieldErrors } from './refusal';

it('a refusal names fields with a sentence each', () => {
  expect(readFieldErrors({ code: 400, data: { fields: { plate: '车牌号不正确' } } })).toEqual({
    plate: '车牌号不正确',
  });
});

it.each([
  null,
  'text',
  {},
  { data: null },
  { data: { fields: null } },
  { data: { fields: ['plate'] } },
  { data: { fields: { plate: 7, vin: '', fee: { message: 'no' } } } },
])('%j names no field', (body) =>
  expect(Object.values(readFieldErrors(body)).filter((each) => each !== 'plate')).toEqual([]),
);
