import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fromRoot } from '../lib/root.mjs';
import { capture } from '../lib/run.mjs';
import { medianOfRuns, readFigures, toText } from './read-figures.mjs';

/** The small benchmarks of packages and apps whose path holds one of the words, from the repository's root. */
export function findPrograms(words) {
  const homes = ['packages', 'apps'].flatMap((group) =>
    readdirSync(fromRoot(group)).map((name) => path.posix.join(group, name, 'bench')),
  );
  const programs = ['bench', ...homes]
    .filter((home) => existsSync(fromRoot(home)))
    .flatMap((home) => readdirSync(fromRoot(home)).map((file) => path.posix.join(home, file)))
    .filter((file) => /\.bench\.(ts|tsx|mjs)$/.test(file));
  return programs.filter((file) => words.some((word) => file.includes(word)));
}

/** Runs the programs so many times each, prints the medians of what they print and writes `reports/bench.json`; returns whether none failed. */
export async function runPrograms(programs, runs) {
  const results = [];
  for (const program of programs) results.push(await measure(program, runs));
  const machine = {
    node: process.version,
    cpu: os.cpus()[0]?.model,
    cores: os.cpus().length,
    platform: process.platform,
  };
  mkdirSync(fromRoot('reports'), { recursive: true });
  writeFileSync(fromRoot('reports/bench.json'), JSON.stringify({ machine, runs, results }, undefined, 2));
  console.log(
    `\nMedians of ${runs} runs on ${machine.cores} x ${machine.cpu}, Node.js ${machine.node}: reports/bench.json`,
  );
  return results.every((result) => result.ok);
}

async function measure(program, count) {
  console.log(`\n${program}`);
  const args = program.endsWith('.ts')
    ? [fromRoot('node_modules/tsx/dist/cli.mjs'), '--conditions=@waybill/source']
    : [];
  const runs = [];
  for (let run = 0; run < count; run += 1) {
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
