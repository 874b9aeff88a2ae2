import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { fromRoot, root } from '../lib/root.mjs';

const tasks = [
  'lint',
  'unused',
  'docs:check',
  'types',
  'units',
  'browser',
  'stories',
  'packaging',
  'journeys',
  'budgets',
];

/** Files that no check reads: a change of theirs repeats none. */
const unread = /^(?:LICENSE|\.git(?:ignore|attributes)|\.(?:ci|github|changeset)\/.*)$/;

/** What each task's result is kept under: the files that turbo hashes for it and, since theirs are part of its hash, for those that it waits for. */
function readInputs() {
  const turbo = fromRoot('node_modules/turbo/bin/turbo');
  const args = [turbo, 'run', ...tasks, '--dry=json'];
  const env = { ...process.env, TURBO_TELEMETRY_DISABLED: '1' };
  const plan = JSON.parse(
    execFileSync(process.execPath, args, { cwd: root, env, encoding: 'utf8', maxBuffer: 2 ** 26 }),
  );
  const planned = new Map(plan.tasks.map((task) => [task.taskId, task]));
  const filesOf = (id, found = new Set()) => {
    const { inputs, directory, dependencies } = planned.get(id);
    for (const file of Object.keys(inputs))
      found.add(new URL(file, `file:///${directory ? `${directory}/` : ''}`).pathname.slice(1));
    for (const each of dependencies) filesOf(each, found);
    return found;
  };
  return { filesOf, ids: [...planned.keys()] };
}

describe('a result that is kept from an earlier run is forgotten', () => {
  const { filesOf, ids } = readInputs();
  const tracked = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
    .trim()
    .split('\n')
    .filter((file) => !unread.test(file));
  const missing = (id, wanted) => {
    const files = filesOf(id);
    return tracked.filter((file) => wanted.test(file) && !files.has(file));
  };

  it.each(['//#lint', '//#unused', '//#types', '//#units'])('of %s, when any file changes', (id) => {
    expect(missing(id, /./)).toEqual([]);
  });

  it.each(['//#browser', '//#stories', '//#docs:check'])('of %s, when a file of a package changes', (id) => {
    expect(missing(id, /^packages\//)).toEqual([]);
  });

  it('of packaging, when a file of a package, an example or a script changes', () => {
    expect(missing('//#packaging', /^(?:packages|examples|scripts)\//)).toEqual([]);
  });

  it.each(['@waybill/console#journeys', '//#budgets'])('of %s, when a file of a package or an app changes', (id) => {
    expect(missing(id, /^(?:packages|apps)\/(?!.*(?:\.test\.|\.stories\.|\/bench\/))/)).toEqual([]);
  });

  it('never because of what a check itself writes', () => {
    const known = new Set(
      execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' }).split('\n'),
    );
    known.add('.git'); // A file in a further working tree.
    const written = ids.flatMap((id) => [...filesOf(id)].filter((file) => !known.has(file)));
    expect([...new Set(written)]).toEqual([]);
  });
});
