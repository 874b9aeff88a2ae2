import { parseArgs } from 'node:util';
import { findPrograms, runPrograms } from './bench/programs.mjs';
import { installIfStale } from './lib/install.mjs';
import { requireNode } from './lib/require-node.mjs';
import { endOnSignal } from './lib/run.mjs';
import { turbo } from './lib/turbo.mjs';

const usage = `Use: npm run bench -- [--rows login,home] [--runs 5] [--json]     the table, the floor beside ours
     npm run bench -- <part of a name ...> [--runs 3]           small benchmarks`;
const { values: options, positionals: words } = parseArgs({
  options: {
    rows: { type: 'string', default: '' },
    runs: { type: 'string' },
    json: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
const small = words.length > 0;
const runs = Number(options.runs ?? (small ? 3 : 5));
if (!Number.isInteger(runs) || runs < 1) throw new Error(`--runs is "${options.runs}". ${usage}`);

requireNode();
endOnSignal(130);
await installIfStale();
const programs = findPrograms(words);
if (small && programs.length === 0)
  throw new Error(`No benchmark is called like that. ${usage}\n${findPrograms(['']).join('\n')}`);
(options.json ? console.error : console.log)('Building what is measured ...');
const built = await turbo('build');
if (built.code !== 0) throw new Error(`${built.output}\nThe build failed, so there is nothing to measure.`);

const passed = small ? await runPrograms(programs, runs) : await measureTable();
process.exit(passed ? 0 : 1);

async function measureTable() {
  const { runTable } = await import('../bench/run-table.mjs');
  return runTable({ wanted: options.rows.split(',').filter(Boolean), runs, json: options.json });
}
