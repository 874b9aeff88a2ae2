/** Prints the reader's time by message length and its results for the corpus. Exits with 1 beyond a limit. */
import { areaList } from '@vant/area-data';
import { toRegions } from '@waybill/kit/regions';
import { brands } from '@waybill/orders/server';
import { createCorpus } from '../../../modules/intake/console/corpus/corpus.test-data';
import { countCorpus } from '../../../modules/intake/console/corpus/count-corpus.test-data';
import { freshMessages, toExpected } from '../../../modules/intake/console/corpus/fresh-messages.test-data';
import { noiseKinds } from '../../../modules/intake/console/corpus/noise.test-data';
import { corpusDay } from '../../../modules/intake/console/corpus/slots.test-data';
import { toRegionNames } from '../../../modules/intake/console/regions/find-region';
import { readText } from '../../../modules/intake/console/text/read-text';

const [mostRatio, mostMilliseconds] = [3, 300];
const names = toRegionNames(toRegions(areaList));
const read = (text: string) => readText(text, { brands, today: corpusDay, names });

/** Processor time of a reading in ms. */
function timeOf(text: string): number {
  const before = process.cpuUsage();
  read(text);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

const share = (times: readonly number[], part: number) =>
  times.toSorted((a, b) => a - b)[Math.ceil(times.length * part) - 1] ?? 0;

let isWithin = true;
for (const [kind, make] of Object.entries(noiseKinds)) {
  const [half = [], whole = []] = [10_000, 20_000].map((length) => {
    const text = make(length);
    read(text);
    return Array.from({ length: 20 }, () => timeOf(text));
  });
  const [ratio, p95] = [share(whole, 0.5) / Math.max(share(half, 0.5), 1), share(whole, 0.95)];
  isWithin &&= ratio <= mostRatio && p95 <= mostMilliseconds;
  console.log(
    `${kind}: doubled, the time is ${ratio.toFixed(1)} times as long; 20,000 characters in ${p95.toFixed(0)} ms (p95)`,
  );
}

const written = freshMessages.map(([text, truth]) => ({ text, expected: toExpected(truth, areaList) }));
for (const [set, messages] of [
  ['written by hand', written],
  ['of shapes', createCorpus(areaList)],
] as const) {
  const {
    right = 0,
    rightMarked = 0,
    missing = 0,
    wrongMarked = 0,
    wrongSure = 0,
    harm = [],
  } = countCorpus(messages, read).get('core') ?? {};
  const all = right + missing + wrongMarked + wrongSure;
  const percent = (part: number, of: number) => `${((part / Math.max(of, 1)) * 100).toFixed(1)} %`;
  console.log(
    `${messages.length} messages ${set}: ${percent(right, all)} right, ${percent(wrongSure, all)} wrong and unmarked, ${percent(rightMarked, right)} of the right ones marked`,
  );
  if (process.argv.includes('--harm')) console.log(harm.join('\n'));
}
if (!isWithin) process.exit(1);
