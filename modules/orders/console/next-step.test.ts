import { expect, it } from 'vitest';
import { nextStep } from '../contract/next-step';
import { stepRights } from '../contract/rights';
import { orderStatuses } from '../contract/words';

it.each(orderStatuses)('a step that follows %s may be taken from there', (status) => {
  const step = nextStep({ status, delivery: 'door' });
  const isOver = ['signed', 'cancelled', 'returned'].includes(status);
  expect(step === undefined).toBe(isOver);
  if (step) expect(stepRights[step][0]?.when.status).toContain(status);
});

it('an order for pickup is signed for at arrival, and an order for a door is delivered first', () => {
  expect(nextStep({ status: 'arrived', delivery: 'self-pickup' })).toBe('sign');
  expect(nextStep({ status: 'arrived', delivery: 'door' })).toBe('deliver');
});
