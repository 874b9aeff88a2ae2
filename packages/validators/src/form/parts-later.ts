import type { Finding } from '../messages/finding';
import { answerLater, locate, runApart } from './run';
import { runPart } from './run-part';
import type { Later, Outcome, Run, Schema } from './schema';

export interface Part {
  readonly key: PropertyKey;
  readonly schema: Schema<unknown, unknown>;
}

/** What an object or a list has come to when one of its parts needs time. */
interface SoFar<Whole> {
  readonly source: object;
  /** Where in the run's issues those of this value begin. */
  readonly from: number;
  readonly typed: boolean;
  readonly whole: Whole;
  /** The key of the part whose outcome is still to come. */
  readonly key: PropertyKey;
  /** The parts after it. */
  readonly rest: Iterable<Part>;
  readonly put: (whole: Whole, key: PropertyKey, value: unknown) => void;
}

/** Goes on from the first part that needs time: with all parts side by side, or one by one when the run stops at the first issue. */
export function goOnLater<Whole>(run: Run, soFar: SoFar<Whole>): Later {
  const issues = run.issues.splice(soFar.from);
  return answerLater(run, finish({ ...run }, soFar, issues, run.later as Promise<Outcome<unknown>>));
}

async function finish<Whole>(
  run: Run,
  { source, whole, key, rest, put, ...soFar }: SoFar<Whole>,
  issues: Finding[],
  first: Promise<Outcome<unknown>>,
): Promise<Outcome<Whole>> {
  let { typed } = soFar;
  const start = ({ key, schema }: Part) => runApart(run, (own) => runPart(schema, source, key, own));
  const add = (key: PropertyKey, outcome: Outcome<unknown>) => {
    locate(outcome.issues, 0, key);
    for (const issue of outcome.issues) issues.push(issue);
    if (outcome.typed) put(whole, key, outcome.value);
    else typed = false;
  };
  if (run.stopAt === 'first') {
    add(key, await first);
    for (const part of rest) {
      if (issues.length > 0) break;
      add(part.key, await start(part));
    }
  } else {
    const parts = [...rest];
    const outcomes = await Promise.all([first, ...parts.map(start)]);
    outcomes.forEach((outcome, place) => {
      add(parts[place - 1]?.key ?? key, outcome);
    });
  }
  return { typed, value: typed ? whole : undefined, issues };
}
