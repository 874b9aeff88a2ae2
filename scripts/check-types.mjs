import { spawnSync } from 'node:child_process';
import { fromRoot, root } from './lib/root.mjs';
import { turboEnv } from './lib/turbo.mjs';

// By hand it checks every workspace. As one of turbo's tasks, which turbo names by a hash, only what belongs to none of them.
const isTask = process.env.TURBO_HASH !== undefined;
const args = isTask ? ['scripts/types.mjs', '.'] : [fromRoot('node_modules/turbo/bin/turbo'), 'run', 'types'];
const { status } = spawnSync(process.execPath, args, {
  cwd: root,
  env: { ...process.env, ...turboEnv },
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
