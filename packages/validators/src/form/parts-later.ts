import type { Finding } from '../messages/finding';
import type { Part, SoFar } from './parts';
import { answerLater, locate, runApart } from './run';
import { runPart } from './run-part';
import type { Later, Outcome, Run } from './schema';

/** Continues from the first asynchronous part: with all parts side by side, or one by one if the run stops at the first issue. */
export function goOnLater(run: Run, soFar: SoFar): Later {
  const issues = run.issues.splice(soFar.from);
  return answerLater(run, finish({ ...run }, soFar, issues, run.later as Promise<Outcome<unknown>>));
}

async function finish(
  run: Run,
  { source, whole, key, rest, put, ...soFar }: SoFar,
  issues: Finding[],
  first: Promise<Outcome<unknown>>,
): Promise<Outcome<object>> {
  let { typed } = soFar;
  const start = ({ key, ask }: Part) => runApart(run, (partRun) => runPart(ask, source, key, partRun));
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
