import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CreateError } from './choice';

/** Writes a new folder atomically through a temporary folder beside it. Throws a `CreateError` on failure. */
export function writeFolder(folder: string, files: Readonly<Record<string, string>>): void {
  const draft = path.resolve(folder, '..', `.${path.basename(folder)}-${randomUUID().slice(0, 8)}`);
  try {
    mkdirSync(draft);
    for (const [name, text] of Object.entries(files)) {
      const file = path.join(draft, name);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
    // Over an empty folder a rename would go through.
    if (existsSync(folder)) throw new Error('it has come meanwhile');
    renameSync(draft, folder);
  } catch (cause) {
    rmSync(draft, { recursive: true, force: true });
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new CreateError(`The folder "${folder}" could not be written: ${why}.`, { cause });
  }
}
