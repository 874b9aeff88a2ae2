import { mkdirSync, writeFileSync } from 'node:fs';
import { fromRoot } from './root.mjs';

/**
 * Collects the named checks of one stage: `check(name, work)` passes unless `work` throws, whose message becomes the
 * detail. `finish` writes reports/<stage>.json and sets the exit code.
 */
export function createChecks(stage) {
  const done = [];
  return {
    async check(name, work) {
      try {
        const value = await work();
        done.push({ name, ok: true });
        console.log(`ok    ${name}`);
        return value;
      } catch (error) {
        done.push({ name, ok: false, detail: error.message });
        console.log(`FAIL  ${name}\n${error.message}`);
        return undefined;
      }
    },
    finish() {
      mkdirSync(fromRoot('reports'), { recursive: true });
      writeFileSync(fromRoot('reports', `${stage}.json`), JSON.stringify(done, undefined, 2));
      process.exitCode = done.every((one) => one.ok) ? 0 : 1;
    },
  };
}

/** Returns a result of `capture`, or throws its output unless the code is 0. */
export function mustPass(run) {
  if (run.code !== 0) throw new Error(run.output.trimEnd().split('\n').slice(-40).join('\n'));
  return run;
}
