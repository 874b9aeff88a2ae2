import { mkdirSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import { fromRoot } from '../scripts/lib/root.mjs';
import { rows as allRows, visits } from './rows.mjs';
import { runVisits } from './run-visits.mjs';
import { startSubjects } from './subjects.mjs';
import { summarise, toText } from './summarise.mjs';

/**
 * Measures the chosen rows for the floor and ours, or for ours `without` a part and ours.
 * Prints the table and stores every figure in `reports/bench/`.
 * @returns whether every figure could be measured.
 */
export async function runTable({ chosen, runs, without }) {
  const rows = allRows.filter(
    ({ name, visit }) => chosen.length === 0 || chosen.some((word) => visit === word || name.includes(word)),
  );
  if (rows.length === 0) throw new Error(`No row is called like that:\n${allRows.map(({ name }) => name).join('\n')}`);
  const date = new Date().toISOString();
  console.log('Building the floor and the pages that stand beside it ...');
  const { subjects, stop } = await startSubjects(without);
  const load = os.loadavg()[0];
  let outcome;
  try {
    outcome = await runVisits({ plan: planOf(rows), subjects, runs, tell: console.log });
  } finally {
    await stop();
  }
  const { browser, measurements } = outcome;
  const machine = { node: process.version, chromium: browser, cpu: os.cpus()[0]?.model, cores: os.cpus().length, load };
  const result = { date, machine, runs, beside: without ? `ours without ${without}` : 'floor' };
  result.rows = summarise(rows, measurements);
  console.table(Object.fromEntries(result.rows.map(toText).map(({ name, ...cells }) => [name, cells])));
  const file = fromRoot('reports/bench', `${date.slice(0, 19).replaceAll(':', '-')}.json`);
  mkdirSync(fromRoot('reports/bench'), { recursive: true });
  writeFileSync(file, `${JSON.stringify({ ...result, measurements }, undefined, 2)}\n`);
  console.log(
    `Medians of ${runs} runs (smallest-largest) on ${machine.cores} x ${machine.cpu}, Chromium ${browser}, Node.js ${machine.node}; load at the start ${load.toFixed(1)}; left: ${result.beside}; every figure: ${file}`,
  );
  return measurements.every(({ error }) => !error);
}

/** Each visit in each variant that some row reads, once. */
function planOf(rows) {
  const keys = new Set(rows.map(({ visit, variant }) => `${visit}/${variant}`));
  return Object.entries(visits).flatMap(([name, visit]) =>
    visit.variants.filter((variant) => keys.has(`${name}/${variant}`)).map((variant) => ({ name, visit, variant })),
  );
}
