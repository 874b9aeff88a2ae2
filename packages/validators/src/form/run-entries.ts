import { type Finding, toFinding } from '../messages/finding';
import { unreadable } from '../messages/run-messages';
import { refuse } from './create-schema';
import type { Outcome, Pending, Run, Schema } from './schema';

export type Entry = readonly [key: PropertyKey, read: () => unknown, schema: Schema<unknown>];

/** Runs the parts of an object or a list: side by side, or one after the other when the run stops at the first issue. */
export function* runEntries(
  entries: Iterable<Entry>,
  run: Run,
): Generator<unknown, Omit<Outcome<unknown>, 'value'> & { parts: [PropertyKey, unknown][] }, never> {
  const keys: PropertyKey[] = [];
  const pending: Pending<unknown>[] = [];
  for (const [key, read, schema] of entries) {
    let part = runPart(read, schema, run);
    if (part instanceof Promise && run.stopAt === 'first') part = (yield part) as Outcome<unknown>;
    keys.push(key);
    pending.push(part);
    if (run.stopAt === 'first' && !(part instanceof Promise) && part.issues.length > 0) break;
  }
  const outcomes: readonly Outcome<unknown>[] = pending.some((part) => part instanceof Promise)
    ? yield Promise.all(pending)
    : (pending as Outcome<unknown>[]);

  const issues: Finding[] = [];
  const parts: [PropertyKey, unknown][] = [];
  let typed = true;
  outcomes.forEach((outcome, place) => {
    const key = keys[place] as PropertyKey;
    for (const issue of outcome.issues) issues.push({ ...issue, path: [key, ...issue.path] });
    parts.push([key, outcome.value]);
    typed &&= outcome.typed;
  });
  return { typed, parts, issues };
}

function runPart(read: () => unknown, schema: Schema<unknown>, run: Run): Pending<unknown> {
  let value: unknown;
  try {
    value = read();
  } catch {
    return refuse(toFinding(unreadable));
  }
  return schema['~run'](value, run);
}
