import { useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import { useConsole } from '../../../kernel/console-context';
import type { ResourceCalls } from '../../../kernel/resource-calls';
import type { Identified, Resource } from '../resource/define-resource';
import { createShowing } from './create-showing';
import { movesOf, type PendingStep, waitingSteps } from './pending-steps';
import { stepsOf } from './steps-of';

/** Returns a function that applies unanswered steps to a record of the resource; undefined while there are no steps. */
export function useShown({ calls, version }: Pick<Resource, 'calls' | 'version'>) {
  const pending = usePending();
  const kind = kindOf(calls);
  const [show] = useState(createShowing);
  const shown = useCallback(
    <Item extends Identified>(record: Item): Item => show(pending, { kind, version }, record),
    [show, pending, kind, version],
  );
  return pending.some((step) => step.kind === kind) ? shown : undefined;
}

/** Adds steps that a response does not know yet to its counts, such as how many records have each state: `useWithSteps(orders, counts, (counts, before, after) => …)`. @beta */
export function useWithSteps<Item extends Identified, T>(
  { calls }: Pick<Resource<Item>, 'calls' | '~resource'>,
  value: T | undefined,
  change: (value: T, before: Item, after: Item) => T,
): T | undefined {
  const pending = usePending();
  const [seen, setSeen] = useState({ value, done: doneOf(pending) });
  // A newer response was requested after those steps were answered.
  const isNew = seen.value !== value;
  if (isNew) setSeen({ value, done: doneOf(pending) });
  const done = isNew ? doneOf(pending) : seen.done;
  const moves = useMemo(() => movesOf(pending, kindOf(calls)), [pending, calls]);
  return moves.reduce(
    (shown, { key, before, after }) =>
      shown === undefined || done.has(key) ? shown : change(shown, before as Item, after as Item),
    value,
  );
}

/** Returns the ids, as text, of records whose steps the browser has stored until the connection is back; the same set object while it is empty. */
export function useWaiting({ calls }: Pick<Resource, 'calls'>): ReadonlySet<string> {
  const pending = usePending();
  const kind = kindOf(calls);
  return useMemo(() => {
    const ids = waitingSteps(pending).flatMap((step) =>
      step.kind === kind && step.isStored ? [...step.over.keys()] : [],
    );
    return ids.length > 0 ? new Set(ids) : nothing;
  }, [pending, kind]);
}

const nothing: ReadonlySet<string> = new Set();

/** Returns the key that distinguishes the records of a resource. */
export const kindOf = ({ list, record }: ResourceCalls): string => (list ?? record)?.url ?? '';

function usePending(): readonly PendingStep[] {
  const steps = stepsOf(useConsole());
  return useSyncExternalStore(steps.subscribe, steps.pending);
}

const doneOf = (pending: readonly PendingStep[]): ReadonlySet<string> =>
  new Set(pending.filter(({ state }) => state === 'done').map(({ key }) => key));
