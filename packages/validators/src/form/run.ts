import { type Finding, toFinding } from '../messages/finding';
import { messages as required } from '../messages/required-messages';
import type { RuleMessages } from '../messages/rule-messages';
import { tooDeep } from '../messages/run-messages';
import type { Later, Outcome, Refused, Run, Schema, StopAt } from './schema';

/** What a schema returns for a value of another type; why is among the run's issues. */
export const REFUSED: Refused = /* @__PURE__ */ Symbol('refused') as Refused;

/** What a schema returns when its outcome is still to come, as `run.later`. Its issues are then in that outcome, not in the run. */
export const LATER: Later = /* @__PURE__ */ Symbol('later') as Later;

/** So many values may lie inside one another, far fewer than fill a stack. */
const DEEPEST = 500;

export function createRun(stopAt: StopAt = 'never'): Run {
  return { stopAt, issues: [], depth: 0, parents: undefined, later: undefined };
}

/** Adds an issue to the run. */
export function refuse(run: Run, messages: RuleMessages, params?: Finding['params']): Refused {
  run.issues.push(toFinding(messages, params));
  return REFUSED;
}

/** Says that a value is of another type, or that there is none. */
export function refuseType(value: unknown, messages: RuleMessages, run: Run, params?: Finding['params']): Refused {
  return value === undefined || value === null ? refuse(run, required) : refuse(run, messages, params);
}

/** Goes one level down, unless that would be too deep; the caller comes up again by `run.depth -= 1`. */
export function enter(run: Run): boolean {
  if (run.depth >= DEEPEST) {
    refuse(run, tooDeep, { max: DEEPEST });
    return false;
  }
  run.depth += 1;
  return true;
}

/** Says of the issues from a place on that they lie inside the part of that name. */
export function locate(issues: readonly Finding[], from: number, key: PropertyKey): void {
  for (let place = from; place < issues.length; place += 1) issues[place]?.path.push(key);
}

export function answerLater(run: Run, outcome: Promise<Outcome<unknown>>): Later {
  run.later = outcome;
  return LATER;
}

/** Runs something with a list of issues of its own. */
export function runApart<Output>(
  parent: Run,
  start: (run: Run) => Output | Refused | Later,
): Outcome<Output> | Promise<Outcome<Output>> {
  const run: Run = { ...parent, issues: [], later: undefined };
  return toOutcome(start(run), run);
}

/** Begins a run of its own. */
export function start<Output>(
  schema: Pick<Schema<Output, unknown>, '~run'>,
  value: unknown,
  stopAt?: StopAt,
): Outcome<Output> | Promise<Outcome<Output>> {
  const run = createRun(stopAt);
  return toOutcome(schema['~run'](value, run), run);
}

export function toOutcome<Output>(
  result: Output | Refused | Later,
  run: Run,
): Outcome<Output> | Promise<Outcome<Output>> {
  if (result === LATER) return run.later as Promise<Outcome<Output>>;
  const typed = result !== REFUSED;
  return { typed, value: typed ? (result as Output) : undefined, issues: run.issues };
}
