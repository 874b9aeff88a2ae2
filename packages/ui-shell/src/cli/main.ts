#!/usr/bin/env node
import { readFileSync, writeFileSync } from 'node:fs';
import { runTokensCommand } from '../theme/tokens-file/tokens-command';

try {
  runTokensCommand(process.argv.slice(2), {
    read: (file) => readFileSync(file, 'utf8'),
    write: (text, file) => (file === undefined ? process.stdout.write(text) : writeFileSync(file, text)),
  });
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
