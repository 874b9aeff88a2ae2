#!/usr/bin/env node
import { existsSync, mkdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { runTokensCommand } from '../theme/tokens-file/tokens-command';
import { usage } from './create/choice';
import { type CreatePlace, runCreateCommand } from './create/create-command';

const [topic, ...args] = process.argv.slice(2);

run().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});

async function run(): Promise<void> {
  if (topic === 'create') return create(args);
  if (topic === 'tokens') return tokens([topic, ...args]);
  throw new Error(`${usage}  ui-shell tokens export|import    design tokens, see \`ui-shell tokens\``);
}

function tokens(all: readonly string[]): void {
  runTokensCommand(all, {
    read: (file) => readFileSync(file, 'utf8'),
    write: (text, file) => (file === undefined ? process.stdout.write(text) : writeFileSync(file, text)),
  });
}

async function create(all: readonly string[]): Promise<void> {
  const terminal = process.stdin.isTTY ? createInterface(process.stdin, process.stdout) : undefined;
  const place: CreatePlace = {
    exists: existsSync,
    write: (file, text) => {
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, text);
    },
    say: (text) => process.stdout.write(text),
    version: ownVersion(),
  };
  try {
    await runCreateCommand(all, terminal ? { ...place, ask: (question) => terminal.question(question) } : place);
  } finally {
    terminal?.close();
  }
}

/** Of this package: the command is run from its `dist/cli`. */
function ownVersion(): string {
  const manifest = path.join(path.dirname(realpathSync(process.argv[1] ?? '')), '../../package.json');
  return (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version;
}
