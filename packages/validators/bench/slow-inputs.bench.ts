import * as front from '../src/exports/index';
import { longStrings } from '../src/testing/hostile-values';

type Predicate = (value: unknown) => boolean;

/** Prints the slowest time of every predicate and string rule for the strings of 100 kB of the tests: median of five, in milliseconds of processor time. */
const predicates = Object.entries({
  ...front,
  isOneOf: front.isOneOf(['a']),
  'length rule': asPredicate(front.length(100_000)),
  'lengthRange rule': asPredicate(front.lengthRange(60_000, 90_000)),
  'notEmpty rule': asPredicate(front.notEmpty()),
}).filter(([name]) => /^is[A-Z]| rule$/.test(name)) as [string, Predicate][];

function asPredicate(schema: front.Schema<unknown>): Predicate {
  return (value) => front.validate(schema, value).ok;
}

const texts = [...longStrings()];
for (const [name, predicate] of predicates) {
  let worst = { time: 0, text: '' };
  for (const text of texts) {
    const time = measure(() => predicate(text), 1);
    if (time > worst.time) {
      const again = measure(() => predicate(text), 5);
      if (again > worst.time) worst = { time: again, text };
    }
  }
  const shown = JSON.stringify(`${worst.text.slice(0, 16)}…${worst.text.slice(-2)}`);
  console.log(`${name.padEnd(18)} ${worst.time.toFixed(3).padStart(8)} ms  ${worst.text.length} ${shown}`);
}

function measure(run: () => unknown, times: number): number {
  const taken = Array.from({ length: times }, () => {
    const start = process.cpuUsage();
    run();
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1000;
  });
  return taken.sort((a, b) => a - b)[Math.floor(times / 2)] ?? 0;
}
