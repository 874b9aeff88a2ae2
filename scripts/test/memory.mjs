import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fromRoot, root } from '../lib/root.mjs';
import { capture } from '../lib/run.mjs';

const file = fromRoot('node_modules/.cache/waybill/passed-stages.json');

/**
 * Remembers which stages passed on which files, so that a second run repeats only what a change can have broken. Without git
 * (a downloaded archive) nothing is remembered. `recall(stage)` answers the outcome or undefined, `note(stage, outcome)` keeps a green one
 * unless the files have changed meanwhile.
 */
export async function openMemory() {
  const files = await hashFiles();
  const passed = readPassed();
  return {
    recall: (stage) => {
      const known = passed[stage.name];
      return stage.reads && files && known?.key === stageKey(stage, files) ? known.outcome : undefined;
    },
    note: async (stage, outcome) => {
      if (!stage.reads || !files || outcome.failed > 0) return;
      const key = stageKey(stage, files);
      // Whoever edits while the stage runs has not tested the edit.
      if (stageKey(stage, await hashFiles()) !== key) return;
      passed[stage.name] = { key, outcome };
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify(passed, undefined, 2));
    },
  };
}

/**
 * What a stage's answer hangs on: the content of every file below the folders it reads and of every file at the root (Markdown only where it is named), the version of
 * Node.js, and the switches from outside. `files` maps paths to hashes.
 */
export function stageKey(stage, files, surroundings = aroundUs()) {
  const hash = createHash('sha256').update(JSON.stringify([stage.name, surroundings]));
  for (const [name, content] of files) {
    const isRootCode = !name.includes('/') && !name.endsWith('.md');
    const isRead = isRootCode || stage.reads.some((place) => name.startsWith(place));
    if (isRead) hash.update(`\0${name}\0${content}`);
  }
  return hash.digest('hex');
}

const aroundUs = () => [
  process.version,
  ...Object.entries(process.env)
    .filter(([name]) => name.startsWith('WAYBILL_'))
    .map((pair) => pair.join('='))
    .sort(),
];

async function hashFiles() {
  const { code, output } = await capture('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard']);
  if (code !== 0) return undefined;
  const names = [...new Set(output.split('\0'))].filter((name) => name !== '' && existsSync(path.join(root, name)));
  return new Map(names.sort().map((name) => [name, sha(readFileSync(path.join(root, name)))]));
}

const sha = (bytes) => createHash('sha256').update(bytes).digest('hex');

// An unreadable memory is no memory: the stages run.
function readPassed() {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}
