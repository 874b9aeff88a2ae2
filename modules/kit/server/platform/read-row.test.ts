import { array, boolean, type Infer, integer, nullable, object, oneOf, string } from '@waybill/validators';
import { isoDateTime } from '@waybill/validators/trade';
import { expect, it } from 'vitest';
import { rowReader } from './read-row';

const schema = object({
  id: integer(),
  name: string(),
  level: oneOf(['standard', 'gold']),
  isOpen: boolean(),
  createdAt: isoDateTime(),
  paidAt: nullable(isoDateTime()),
  roles: array(string()),
  changes: array(object({ field: string() })),
  fee: integer(),
  own: boolean(),
});

const read = rowReader<Infer<typeof schema>, number>(schema, {
  fee: 'fee_cents',
  own: ({ owner }, me) => owner === me,
});

const row = {
  id: 7,
  name: '张三',
  level: 'gold',
  is_open: 1,
  created_at: 1_738_800_000_000,
  paid_at: null,
  roles: '["Agent"]',
  changes: '[{"field":"remark"}]',
  fee_cents: 1820,
  owner: 3,
  secret: 'x',
};

it('makes a record of a row by the schema of the contract, and nothing that it does not name', () => {
  expect(read(row, 3)).toEqual({
    id: 7,
    name: '张三',
    level: 'gold',
    isOpen: true,
    createdAt: '2025-02-06T00:00:00.000Z',
    paidAt: null,
    roles: ['Agent'],
    changes: [{ field: 'remark' }],
    fee: 1820,
    own: true,
  });
});

it('makes the first word of one that its enumeration does not have, no names of damaged ones, no text of nothing', () => {
  expect(read({ ...row, level: 'lost', roles: '[', name: null }, 4)).toMatchObject({
    level: 'standard',
    roles: [],
    name: '',
    own: false,
  });
});
