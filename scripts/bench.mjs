import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { globSync } from 'tinyglobby';
import { installIfStale } from './lib/install.mjs';
import { root } from './lib/root.mjs';
import { build } from './lib/turbo.mjs';

const usage = `Use: npm run bench -- [--rows login,home] [--runs 5] the table, the floor beside ours
     npm run bench -- --without early-code [--rows login,home]      the console without a part of its page beside the whole
     npm run bench -- <part of a name ...>                          small benchmarks`;
const { values: options, positionals: words } = parseArgs({
  options: {
    rows: { type: 'string', default: '' },
    runs: { type: 'string', default: '5' },
    without: { type: 'string' },
  },
  allowPositionals: true,
});
const runs = Number(options.runs);
if (!Number.isInteger(runs) || runs < 1) throw new Error(`--runs is "${options.runs}". ${usage}`);

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(130));
await installIfStale();
const programs = globSync(['bench/*.bench.mjs', '{packages,apps,modules}/*/bench/*.bench.{ts,tsx,mjs}'], { cwd: root });
const chosen = programs.filter((file) => words.some((word) => file.includes(word)));
if (words.length > 0 && chosen.length === 0)
  throw new Error(`No benchmark is called like that. ${usage}\n${programs.join('\n')}`);
console.log('Building what is measured ...');
const built = await build();
if (built.code !== 0) throw new Error(`${built.output}\nThe build failed, so there is nothing to measure.`);

const passed = chosen.length > 0 ? chosen.map(runProgram).every(Boolean) : await measureTable();
process.exit(passed ? 0 : 1);

function runProgram(program) {
  console.log(`\n${program}`);
  const loader = program.endsWith('.mjs') ? [] : ['node_modules/tsx/dist/cli.mjs', '--conditions=@waybill/source'];
  return spawnSync(process.execPath, [...loader, program], { cwd: root, stdio: 'inherit' }).status === 0;
}

async function measureTable() {
  const { runTable } = await import('../bench/run-table.mjs');
  return runTable({ ...options, chosen: options.rows.split(',').filter(Boolean), runs });
}
