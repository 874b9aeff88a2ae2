import { mkdirSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import { fromRoot } from '../scripts/lib/root.mjs';
import { summarise } from './report/summarise.mjs';
import { toTable } from './report/text-table.mjs';
import { rows as allRows, visits } from './rows.mjs';
import { runVisits } from './run-visits.mjs';
import { startSubjects } from './subjects.mjs';
import { readVersions } from './versions.mjs';

/**
 * Measures the rows whose visit or name holds one of the wanted words (all of them without), floor beside ours, keeps every figure in
 * `bench/results/<date>.json` and prints the table, or the same as JSON.
 * @returns whether every figure could be measured; a goal that does not hold is no failure.
 */
export async function runTable({ wanted, runs, json }) {
  const rows = allRows.filter(
    ({ name, visit }) => wanted.length === 0 || wanted.some((word) => visit === word || name.includes(word)),
  );
  if (rows.length === 0) throw new Error(`No row is called like that. The rows:\n${allRows.map(nameOf).join('\n')}`);
  const tell = json ? console.error : console.log;
  const versions = readVersions();
  const date = new Date().toISOString();
  tell('Building the floor and the pages that stand beside it ...');
  const { subjects, stop } = await startSubjects();
  const load = os.loadavg()[0];
  let outcome;
  try {
    outcome = await runVisits({ plan: planOf(rows), subjects, runs, tell });
  } finally {
    await stop();
  }
  const { browser, measurements } = outcome;
  const result = {
    date,
    machine: machineOf(browser, load),
    versions,
    runs,
    rows: summarise(rows, measurements),
    measurements,
  };
  const file = `bench/results/${date.slice(0, 19).replaceAll(':', '-')}.json`;
  mkdirSync(fromRoot('bench/results'), { recursive: true });
  writeFileSync(fromRoot(file), `${JSON.stringify(result, undefined, 2)}\n`);
  console.log(json ? JSON.stringify(result, undefined, 2) : ['', ...toTable(result.rows)].join('\n'));
  tell(`\n${inWords(result)}; every figure: ${file}`);
  return measurements.every(({ error }) => !error);
}

/** Each visit in each variant that some row reads, once. */
function planOf(rows) {
  const keys = new Set(rows.map(({ visit, variant }) => `${visit}/${variant}`));
  return Object.entries(visits).flatMap(([name, visit]) =>
    visit.variants.filter((variant) => keys.has(`${name}/${variant}`)).map((variant) => ({ name, visit, variant })),
  );
}

const nameOf = ({ visit, name }) => `  ${visit}: ${name}`;

const machineOf = (browser, load) => ({
  node: process.version,
  chromium: browser,
  platform: process.platform,
  cpu: os.cpus()[0]?.model,
  cores: os.cpus().length,
  memory: Math.round(os.totalmem() / 1e9),
  load,
});

const inWords = ({ runs, machine }) =>
  `Medians of ${runs} runs (smallest-largest) on ${machine.cores} x ${machine.cpu}, Chromium ${machine.chromium}, Node.js ${machine.node}; load at the start ${machine.load.toFixed(1)}`;
