import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { medianOfRuns, readFigures, toText } from './bench/read-figures.mjs';
import { installIfStale } from './lib/install.mjs';
import { requireNode } from './lib/require-node.mjs';
import { fromRoot } from './lib/root.mjs';
import { capture, endOnSignal } from './lib/run.mjs';
import { turbo } from './lib/turbo.mjs';

const usage = 'Use: npm run bench -- [part of a name ...] [--repeat 3]';
const { values: options, positionals: wanted } = parseArgs({
  options: { repeat: { type: 'string', default: '3' } },
  allowPositionals: true,
});
const repeats = Number(options.repeat);
if (!Number.isInteger(repeats) || repeats < 1) throw new Error(`--repeat is "${options.repeat}". ${usage}`);

requireNode();
endOnSignal(130);
await installIfStale();
const programs = findPrograms().filter((file) => wanted.length === 0 || wanted.some((part) => file.includes(part)));
if (programs.length === 0) throw new Error(`No benchmark is called like that. ${usage}\n${findPrograms().join('\n')}`);
console.log('Building what is measured ...');
const built = await turbo('build');
if (built.code !== 0) throw new Error(`${built.output}\nThe build failed, so there is nothing to measure.`);

const results = [];
for (const program of programs) results.push(await measure(program));
const machine = {
  node: process.version,
  cpu: os.cpus()[0]?.model,
  cores: os.cpus().length,
  platform: process.platform,
};
mkdirSync(fromRoot('reports'), { recursive: true });
writeFileSync(fromRoot('reports/bench.json'), JSON.stringify({ machine, repeats, results }, undefined, 2));
console.log(
  `\nMedians of ${repeats} runs on ${machine.cores} x ${machine.cpu}, Node.js ${machine.node}: reports/bench.json`,
);
process.exit(results.every((result) => result.ok) ? 0 : 1);

async function measure(program) {
  console.log(`\n${program}`);
  const args = program.endsWith('.ts')
    ? [fromRoot('node_modules/tsx/dist/cli.mjs'), '--conditions=@waybill/source']
    : [];
  const runs = [];
  for (let run = 0; run < repeats; run += 1) {
    const { code, output } = await capture(process.execPath, [...args, fromRoot(program)]);
    if (code !== 0) {
      console.log(`  failed:\n${output}`);
      return { program, ok: false, rows: [] };
    }
    runs.push(readFigures(output));
  }
  const rows = medianOfRuns(runs);
  for (const row of rows) console.log(`  ${toText(row)}`);
  return { program, ok: true, rows };
}

function findPrograms() {
  const homes = ['packages', 'apps'].flatMap((group) =>
    readdirSync(fromRoot(group)).map((name) => path.posix.join(group, name, 'bench')),
  );
  return ['bench', ...homes]
    .filter((home) => existsSync(fromRoot(home)))
    .flatMap((home) => readdirSync(fromRoot(home)).map((file) => path.posix.join(home, file)))
    .filter((file) => /\.bench\.(ts|tsx|mjs)$/.test(file));
}
