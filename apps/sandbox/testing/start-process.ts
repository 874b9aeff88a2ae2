import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));

/** A sandbox in a process of its own, started from the sources. */
export interface SandboxProcess {
  child: ChildProcess;
  /** Address without a slash at the end, once it accepts calls; rejects with what it printed when it ended instead. */
  url: Promise<string>;
  /** Exit code; null when a signal ended it. */
  ended: Promise<number | null>;
  /** All that it has printed so far. */
  output(): string;
}

/** Starts `main.ts` on a free port; `uid` is the user that it runs as. */
export function startProcess(args: readonly string[], uid?: number): SandboxProcess {
  const child = spawn(
    process.execPath,
    ['--conditions=@waybill/source', '--import', import.meta.resolve('tsx'), main, ...args],
    {
      env: { ...process.env, PORT: '0' },
      ...(uid === undefined ? {} : { uid, gid: uid }),
    },
  );
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
