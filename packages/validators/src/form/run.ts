import type { Finding } from '../messages/finding';
import type { SoFar } from './parts';
import type { Later, Outcome, Refused, Run, Schema, StopAt } from './schema';

/** The result of a schema for a value of another type; the run's issues have the reason. */
export const REFUSED: Refused = /* @__PURE__ */ Symbol() as Refused;

/** The result of a schema with a pending outcome in `run.later`. Its issues are then in that outcome, not in the run. */
export const LATER: Later = /* @__PURE__ */ Symbol() as Later;

/** Maximum nesting of values, far less than overflows a stack. */
const DEEPEST = 500;

export function createRun(stopAt: StopAt = 'never'): Run {
  return { stopAt, issues: [], depth: 0, shared: {} };
}

/** Adds an issue to the run. */
export function refuse(run: Run, code: Finding['code'], params: Finding['params'] = {}): Refused {
  run.issues.push({ code, path: [], params });
  return REFUSED;
}

/** Reports that a value is of another type, or missing. */
export function refuseType(value: unknown, code: Finding['code'], run: Run, params?: Finding['params']): Refused {
  return value === undefined || value === null ? refuse(run, 'required') : refuse(run, code, params);
}

/** Enters one level, unless that is too deep; the caller leaves it with `run.depth -= 1`. */
export function enter(run: Run): boolean {
  if (run.depth >= DEEPEST) {
    refuse(run, 'tooDeep', { max: DEEPEST });
    return false;
  }
  run.depth += 1;
  return true;
}

/** Prepends a key to the paths of all issues from the index `from` on. */
export function locate(issues: readonly Finding[], from: number, key: PropertyKey): void {
  for (let place = from; place < issues.length; place += 1) issues[place]?.path.unshift(key);
}

export function answerLater(run: Run, outcome: Promise<Outcome<unknown>>): Later {
  run.later = outcome;
  return LATER;
}

/** Continues an object or list after its first asynchronous part. */
export function goOn(run: Run, soFar: SoFar): Later {
  return (run.shared.goOn as (run: Run, soFar: SoFar) => Later)(run, soFar);
}

/** Runs a function with a separate list of issues. */
export function runApart<Output>(
  parent: Run,
  start: (run: Run) => Output | Refused | Later,
): Outcome<Output> | Promise<Outcome<Output>> {
  const run: Run = { ...parent, issues: [], later: undefined };
  return toOutcome(start(run), run);
}

/** Starts a separate run and merges its issues, at once or when it settles. */
export function start<Output, Result>(
  schema: Schema<Output, unknown>,
  value: unknown,
  stopAt: StopAt | undefined,
  finish: (outcome: Pick<Outcome<Output>, 'value' | 'issues'>) => Result,
): Result | Promise<Result> {
  const run = createRun(stopAt);
  const result = schema['~run'](value, run);
  if (result === LATER) return (run.later as Promise<Outcome<Output>>).then(finish);
  return finish({ value: result as Output, issues: run.issues });
}

function toOutcome<Output>(result: Output | Refused | Later, run: Run): Outcome<Output> | Promise<Outcome<Output>> {
  if (result === LATER) return run.later as Promise<Outcome<Output>>;
  const typed = result !== REFUSED;
  return { typed, value: typed ? (result as Output) : undefined, issues: run.issues };
}
