#!/usr/bin/env node
import { existsSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runTokensCommand } from '../theme/tokens-file/tokens-command';
import { askInTerminal } from './create/ask-in-terminal';
import { usage } from './create/choice';
import { type CreatePlace, runCreateCommand } from './create/create-command';
import { readTemplate } from './create/read-template';
import { writeFolder } from './create/write-folder';

const [topic, ...args] = process.argv.slice(2);

run().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});

async function run(): Promise<void> {
  if (topic === 'create') return create(args);
  if (topic === 'tokens') return tokens([topic, ...args]);
  const all = `${usage}  npx @waybill/ui-shell tokens export|import|shadcn    design tokens\n`;
  if (topic === '--help' || topic === '-h') return void process.stdout.write(all);
  throw new Error(topic === undefined ? all : `"${topic}" is no command.\n\n${all}`);
}

function tokens(all: readonly string[]): void {
  runTokensCommand(all, {
    read: (file) => readFileSync(file, 'utf8'),
    write: (text, file) => (file === undefined ? process.stdout.write(text) : writeFileSync(file, text)),
    print: (sentence) => process.stderr.write(`${sentence}\n`),
  });
}

async function create(all: readonly string[]): Promise<void> {
  const terminal = process.stdin.isTTY ? askInTerminal(process.stdin, process.stdout) : undefined;
  const place: CreatePlace = {
    exists: existsSync,
    write: writeFolder,
    say: (text) => process.stdout.write(text),
    template: (name) => readTemplate(path.join(packageFolder(), 'dist/templates', name)),
    version: packageVersion(),
  };
  try {
    await runCreateCommand(all, terminal ? { ...place, ask: terminal.ask } : place);
  } finally {
    terminal?.close();
  }
}

/** The folder of this package, found from the command's `dist/cli`. */
function packageFolder(): string {
  return path.join(path.dirname(realpathSync(process.argv[1] ?? '')), '../..');
}

function packageVersion(): string {
  return (JSON.parse(readFileSync(path.join(packageFolder(), 'package.json'), 'utf8')) as { version: string }).version;
}
