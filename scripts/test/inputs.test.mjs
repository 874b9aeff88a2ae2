import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { fromRoot, git, root } from '../lib/root.mjs';
import { turboEnv } from '../lib/turbo.mjs';

/** The files that invalidate a task's cached result. */
const expectedInputs = {
  '//#lint': /./,
  '//#unused': /./,
  '//#types:root': /./,
  '//#units': /./,
  '//#browser': /^packages\//,
  '//#stories': /^packages\//,
  '//#docs:check': /^packages\//,
  '//#packaging': /^(?:packages|examples|scripts)\//,
  '@waybill/console#journeys': /^(?:packages|apps)\/(?!.*(?:\.test\.|\.stories\.|\/bench\/))/,
};
const names = Object.keys(expectedInputs).map((id) => id.split('#')[1]);
const words = ['node_modules/turbo/bin/turbo', 'run', ...names, '--dry=json'];
const env = { ...process.env, ...turboEnv };
const { tasks } = JSON.parse(execFileSync(process.execPath, words, { cwd: root, env, maxBuffer: 2 ** 26 }).toString());
const planned = new Map(tasks.map((task) => [task.taskId, task]));

/** The files that turbo hashes for a task, including the files of its dependencies. */
function filesOf(id) {
  const { inputs, directory, dependencies } = planned.get(id);
  const files = Object.keys(inputs).map(
    (file) => new URL(file, `file:///${directory ? `${directory}/` : ''}`).pathname,
  );
  return [...files.map((file) => file.slice(1)), ...dependencies.flatMap(filesOf)];
}

it.each(Object.entries(expectedInputs))(
  'the cached result of %s is invalid when a file of its inputs changes',
  (id, ofIt) => {
    const read = new Set(filesOf(id));
    const files = git('ls-files', '-co', '--exclude-standard').split('\n');
    const missing = files.filter(
      (file) => ofIt.test(file) && !file.startsWith('.changeset/') && !read.has(file) && existsSync(fromRoot(file)),
    );
    expect(missing, missing.join(', ')).toEqual([]);
  },
);
