import { mkdirSync } from 'node:fs';
import os from 'node:os';
import { parseArgs } from 'node:util';
import { installIfStale } from './lib/install.mjs';
import { requireNode } from './lib/require-node.mjs';
import { fromRoot } from './lib/root.mjs';
import { endOnSignal } from './lib/run.mjs';
import { chooseStages, runStages } from './test/schedule.mjs';
import { failureBlock, lastLine, recalledLine, stageLine } from './test/screen.mjs';

requireNode();
endOnSignal(130);
const options = readOptions();
await installIfStale();
mkdirSync(fromRoot('reports'), { recursive: true });

const { stages } = await import('./test/stages.mjs');
const { openMemory } = await import('./test/memory.mjs');
const memory = await openMemory();
const mayRecall = !options.fresh && options.only.length === 0;
const chosen = choose(stages).map((stage) => {
  const known = mayRecall ? memory.recall(stage) : undefined;
  const run = known ? async () => ({ ...known, recalled: true }) : stage.run;
  return { ...stage, run, log: fromRoot(`reports/${stage.name}.log`), browser: stage.browser && !known };
});
if (chosen.some((stage) => stage.browser)) {
  const { ensureChromium } = await import('./lib/ensure-chromium.mjs');
  await ensureChromium();
}

const began = Date.now();
const results = [];
const notes = [];
await runStages(chosen, {
  width: Math.min(2, os.availableParallelism()),
  onStart: () => undefined,
  onEnd: (stage, outcome, seconds) => {
    results.push({ stage, outcome });
    console.log(stageLine(stage, outcome, seconds));
    if (!outcome.recalled) notes.push(memory.note(stage, outcome));
  },
});

await Promise.all(notes);

const sum = (key) => results.reduce((total, { outcome }) => total + outcome[key], 0);
for (const { stage, outcome } of results) if (outcome.failed > 0) console.log(failureBlock(stage, outcome));
console.log(
  `\n${results.length} stage${results.length === 1 ? '' : 's'} in ${((Date.now() - began) / 1000).toFixed(0)} s`,
);
process.stdout.write(recalledLine(results.map(({ outcome }) => outcome)));
console.log(lastLine(sum('passed'), sum('failed')));
process.exit(sum('failed') > 0 ? 1 : 0);

function readOptions() {
  const list = (value) => (value ?? []).flatMap((part) => part.split(',')).filter(Boolean);
  try {
    const names = { type: 'string', multiple: true };
    const { values } = parseArgs({ options: { only: names, skip: names, fresh: { type: 'boolean', default: false } } });
    return { only: list(values.only), skip: list(values.skip), fresh: values.fresh };
  } catch (error) {
    return stop(`${error.message}. Use: npm test -- [--only units,lint] [--skip journeys] [--fresh]`);
  }
}

function choose(stages) {
  try {
    return chooseStages(stages, options);
  } catch (error) {
    return stop(error.message);
  }
}

function stop(sentence) {
  console.error(sentence);
  process.exit(2);
}
