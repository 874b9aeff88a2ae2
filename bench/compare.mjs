/** Prints two results of the table beside each other: `node bench/compare.mjs <earlier> <later>`; without names the last two that were kept. */
import { readdirSync, readFileSync } from 'node:fs';
import { fromRoot } from '../scripts/lib/root.mjs';
import { compareResults } from './report/compare.mjs';

const kept = readdirSync(fromRoot('bench/results'))
  .filter((file) => file.endsWith('.json'))
  .sort()
  .map((file) => fromRoot('bench/results', file));
const [earlier, later] = process.argv.length > 2 ? process.argv.slice(2) : kept.slice(-2);
if (!earlier || !later) throw new Error('Name two results: node bench/compare.mjs <earlier.json> <later.json>');
const [one, other] = [earlier, later].map((file) => JSON.parse(readFileSync(file, 'utf8')));
console.log([`${one.date} -> ${other.date}, our medians`, '', ...compareResults(one, other)].join('\n'));
