import { expect, it } from 'vitest';
import type { OrderDetail } from '../contract/order';
import { journeyOf } from './journey-of';

const order = (fields: Partial<OrderDetail>) => ({ delivery: 'self-pickup', heldFrom: null, ...fields }) as OrderDetail;
const line = (fields: Partial<OrderDetail>) => {
  const { states, done, failed } = journeyOf(order(fields));
  return [states.join(' '), done, failed];
};

it('leads from the order to its delivery, through the courier only for a delivery to the door [record-journey]', () => {
  expect(line({ status: 'collected' })).toEqual(['pending accepted collected in-transit arrived signed', 2, false]);
  expect(line({ status: 'pending', delivery: 'door' })).toEqual([
    'pending accepted collected in-transit arrived out-for-delivery signed',
    0,
    false,
  ]);
  expect(line({ status: 'signed' })).toEqual(['pending accepted collected in-transit arrived signed', 6, false]);
});

it('shows a hold or an exception behind the state in which it came', () => {
  expect(line({ status: 'on-hold', heldFrom: 'accepted' })).toEqual([
    'pending accepted on-hold collected in-transit arrived signed',
    2,
    false,
  ]);
  expect(line({ status: 'exception', heldFrom: 'in-transit' }).slice(1)).toEqual([4, true]);
});

it('ends in the final state of the order, after the states of its history', () => {
  const timeline = ['pending', 'accepted', 'cancelled'].map((status) => ({ status })) as OrderDetail['timeline'];
  expect(line({ status: 'cancelled' })).toEqual(['pending cancelled', 1, true]);
  expect(line({ status: 'cancelled', timeline })).toEqual(['pending accepted cancelled', 2, true]);
});
