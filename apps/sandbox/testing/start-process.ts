import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const app = fileURLToPath(new URL('..', import.meta.url));
// As deep as `src/app`, from where the server looks for its own folders.
const builds = path.join(app, '.cache');
const built = path.join(builds, `started-${process.pid}`);
let main: string | undefined;

/** Builds the sources once in each test process; a compilation at each start would take two seconds more. */
function build(): string {
  const tsup = path.join(app, '../../node_modules/tsup/dist/cli-default.js');
  execFileSync(process.execPath, [tsup, '--out-dir', built, '--silent', '--no-sourcemap'], { cwd: app });
  for (const name of readdirSync(builds))
    if (name.startsWith('started-') && !isRunning(Number(name.slice('started-'.length))))
      rmSync(path.join(builds, name), { recursive: true, force: true });
  return path.join(built, 'main.js');
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** A sandbox in a process of its own, built from the sources. */
export interface SandboxProcess {
  child: ChildProcess;
  /** Address without a trailing slash, once it accepts calls; rejects with its output if the process ends instead. */
  url: Promise<string>;
  /** Exit code; null when a signal ended it. */
  ended: Promise<number | null>;
  /** All that it has printed so far. */
  output(): string;
}

/** Starts it on a free port; `uid` is the user that it runs as. */
export function startProcess(args: readonly string[], uid?: number): SandboxProcess {
  main ??= build();
  const child = spawn(process.execPath, [main, ...args], {
    env: { ...process.env, PORT: '0' },
    ...(uid === undefined ? {} : { uid, gid: uid }),
  });
  let output = '';
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const url = new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk;
      const address = /API: (http:\S+)\/\n/.exec(output)?.[1];
      if (address && output.includes('Ctrl-C')) resolve(address);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('close', () => reject(new Error(`The sandbox ended. It said:\n${output}`)));
  });
  url.catch(() => undefined);
  return { child, url, ended, output: () => output };
}
