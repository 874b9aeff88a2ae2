import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Checks the types of the TypeScript projects that are named, from the folder it is run in, with the native compiler. TypeScript 5.9 stays for what
 * reads programs through its interface (the packages' declarations, the documents), which the native one does not have.
 */
const compiler = fileURLToPath(new URL('bin/tsc', import.meta.resolve('typescript-native/package.json')));
const projects = process.argv.slice(2);
if (projects.length === 0) throw new Error('Name the projects to check: node scripts/types.mjs . src/console');
for (const project of projects) {
  const { status } = spawnSync(process.execPath, [compiler, '-p', project], { stdio: 'inherit' });
  if (status === 0) process.stdout.write(`${path.resolve(project)}: types are right\n`);
  else process.exitCode = 1;
}
