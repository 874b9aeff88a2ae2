import { expect, it } from 'vitest';
import { createShowing } from './create-showing';
import { addStep, type PendingStep } from './pending-steps';

const kind = '/parcel/getList';
const of = { kind, version: 'version' };

const accepting = (steps: readonly PendingStep[], id: number) =>
  addStep(steps, {
    key: `accept-${id}`,
    kind,
    state: 'queued',
    known: [],
    shows: (record) => ({ ...record, state: 'accepted' }),
    versions: new Map([[String(id), 1]]),
  });

it('a record that a step has changed stays the same one while others are changed [only-changed-rows-render]', () => {
  const show = createShowing();
  const [first, second] = [
    { id: 1, version: 1, state: 'open' },
    { id: 2, version: 1, state: 'open' },
  ];
  const one = accepting([], 1);
  const shown = show(one, of, first);
  expect(shown.state).toBe('accepted');
  expect(show(one, of, second)).toBe(second);
  const two = accepting(one, 2);
  expect(show(two, of, first)).toBe(shown);
  expect(show(two, of, second).state).toBe('accepted');
  expect(show([], of, first)).toBe(first);
});
