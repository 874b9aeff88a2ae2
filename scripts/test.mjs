import { mkdirSync } from 'node:fs';
import os from 'node:os';
import { parseArgs } from 'node:util';
import { installIfStale } from './lib/install.mjs';
import { requireNode } from './lib/require-node.mjs';
import { fromRoot } from './lib/root.mjs';
import { endOnSignal } from './lib/run.mjs';
import { chooseStages, runStages } from './test/schedule.mjs';
import { failureBlock, lastLine, stageLine } from './test/screen.mjs';

requireNode();
endOnSignal(130);
const options = readOptions();
await installIfStale();
mkdirSync(fromRoot('reports'), { recursive: true });

const { stages } = await import('./test/stages.mjs');
const chosen = choose(stages).map((stage) => ({ ...stage, log: fromRoot(`reports/${stage.name}.log`) }));
if (chosen.some((stage) => stage.browser)) {
  const { ensureChromium } = await import('./lib/ensure-chromium.mjs');
  await ensureChromium();
}

const began = Date.now();
const results = [];
await runStages(chosen, {
  width: Math.min(2, os.availableParallelism()),
  onStart: () => undefined,
  onEnd: (stage, outcome, seconds) => {
    results.push({ stage, outcome });
    console.log(stageLine(stage, outcome, seconds));
  },
});

const sum = (key) => results.reduce((total, { outcome }) => total + outcome[key], 0);
for (const { stage, outcome } of results) if (outcome.failed > 0) console.log(failureBlock(stage, outcome));
console.log(
  `\n${results.length} stage${results.length === 1 ? '' : 's'} in ${((Date.now() - began) / 1000).toFixed(0)} s`,
);
console.log(lastLine(sum('passed'), sum('failed')));
process.exit(sum('failed') > 0 ? 1 : 0);

function readOptions() {
  const list = (value) => (value ?? []).flatMap((part) => part.split(',')).filter(Boolean);
  try {
    const options = { only: { type: 'string', multiple: true }, skip: { type: 'string', multiple: true } };
    const { values } = parseArgs({ options });
    return { only: list(values.only), skip: list(values.skip) };
  } catch (error) {
    return stop(`${error.message}. Use: npm test -- [--only units,lint] [--skip journeys]`);
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
