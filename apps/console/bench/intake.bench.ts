/** Counts what the recognition makes of the messages of the corpus, field by field; `--harm` prints what is wrong and unmarked in the working half. */
import { areaList } from '@vant/area-data';
import {
  corpusDay,
  countCorpus,
  createCorpus,
  type FieldCount,
  freshMessages,
  recognise,
  toExpected,
  toRegionNames,
} from '@waybill/intake/console';
import { toRegions } from '@waybill/kit/console';
import { brands } from '@waybill/orders/server';

const names = toRegionNames(toRegions(areaList));
const corpus = createCorpus(areaList);
console.log(
  `${corpus.length} messages; the goal: 95 % right, wrong and unmarked at most 0.5 %, at most 15 % of the right ones marked`,
);

const written = freshMessages.map(([text, truth]) => ({ text, expected: toExpected(truth, areaList) }));

for (const half of ['working', 'counting', 'written'] as const) {
  const messages = half === 'written' ? written : corpus.filter((message) => message.half === half);
  const counts = countCorpus(messages, (text) => recognise(text, names, brands, corpusDay));
  for (const [field, count] of counts) console.log(`${half} ${field}: ${toLine(count)}`);
  if (half !== 'counting' && process.argv.includes('--harm')) console.log(counts.get('all')?.harm.join('\n'));
}

function toLine({ right, rightMarked, missing, wrongMarked, wrongSure }: FieldCount): string {
  const all = right + missing + wrongMarked + wrongSure;
  const share = (part: number, whole: number) => `${((part / Math.max(whole, 1)) * 100).toFixed(1)} %`;
  return [
    `${share(right, all)} right`,
    `${share(missing, all)} missing`,
    `${share(wrongMarked, all)} wrong and marked`,
    `${share(wrongSure, all)} wrong and unmarked`,
    `${share(rightMarked, right)} of the right ones marked`,
  ].join(', ');
}
