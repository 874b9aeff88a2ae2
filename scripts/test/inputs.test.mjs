import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fromRoot, root } from '../lib/root.mjs';
import { turboEnv } from '../lib/turbo.mjs';

const tasks = ['lint', 'unused', 'docs:check', 'types:root', 'units', 'browser', 'stories', 'packaging', 'journeys'];

/** Files that no check reads: a change of theirs repeats none. */
const unread = /^(?:\.changeset\/.*|bench\/results\/.*\.json)$/;

/** What git keeps or would keep: what it ignores, checks write. */
const readKnown = () =>
  execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { cwd: root, encoding: 'utf8' }).split('\0');

// Other checks run beside this one: a file that they have for a moment only is neither wanted nor written.
const stays = (file) => existsSync(fromRoot(file));

/** What each task's result is kept under: the files that turbo hashes for it and, since theirs are part of its hash, for those that it waits for. */
function readInputs() {
  const turbo = fromRoot('node_modules/turbo/bin/turbo');
  const args = [turbo, 'run', ...tasks, '--dry=json'];
  const env = { ...process.env, ...turboEnv };
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

// The sentence names the files, since a report shows no difference of lists.
const mustBeNone = (files) => expect(files, files.join(', ')).toEqual([]);

describe('a result that is kept from an earlier run is forgotten', () => {
  const before = readKnown();
  const { filesOf, ids } = readInputs();
  const after = new Set(readKnown());
  const missing = (id, wanted) => {
    const files = filesOf(id);
    return before.filter((file) => wanted.test(file) && !unread.test(file) && !files.has(file) && stays(file));
  };

  it.each(['//#lint', '//#unused', '//#types:root', '//#units'])('of %s, when any file changes', (id) => {
    mustBeNone(missing(id, /./));
  });

  it.each(['//#browser', '//#stories', '//#docs:check'])('of %s, when a file of a package changes', (id) => {
    mustBeNone(missing(id, /^packages\//));
  });

  it('of packaging, when a file of a package, an example or a script changes', () => {
    mustBeNone(missing('//#packaging', /^(?:packages|examples|scripts)\//));
  });

  it.each(['@waybill/console#journeys'])('of %s, when a file of a package or an app changes', (id) => {
    mustBeNone(missing(id, /^(?:packages|apps)\/(?!.*(?:\.test\.|\.stories\.|\/bench\/))/));
  });

  it('never because of what a check itself writes', () => {
    const read = new Set(ids.flatMap((id) => [...filesOf(id)]));
    mustBeNone([...read].filter((file) => !after.has(file) && stays(file)));
  });
});

it('what one command has built the others take from the cache: all of them tell turbo the same', () => {
  const runs = readKnown().filter(
    (file) =>
      /^scripts\/.*(?<!\.test)\.mjs$/.test(file) &&
      stays(file) &&
      /turbo\/bin\/turbo/.test(readFileSync(fromRoot(file), 'utf8')),
  );
  expect(runs).not.toEqual([]);
  mustBeNone(runs.filter((file) => !readFileSync(fromRoot(file), 'utf8').includes('turboEnv')));
});
