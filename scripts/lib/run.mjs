import { spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { root } from './root.mjs';

const running = new Set();
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const windows = process.platform === 'win32';

/** Ends every process that `capture` still has open, with all of its children. */
export function endAll(signal = 'SIGTERM') {
  for (const child of running) signalTree(child, signal);
}

/** On Ctrl-C or SIGTERM ends what `capture` has open and then this process; the returned function takes that off again. */
export function endOnSignal(code = 0) {
  const end = () => {
    endAll();
    process.exit(code);
  };
  for (const signal of signals) process.once(signal, end);
  return () => {
    for (const signal of signals) process.off(signal, end);
  };
}

/**
 * Runs a program, keeps what it prints (at most the last 400 kB, and all of it in `log` when a path is given) and
 * resolves to `{ code, output, seconds }`. A program that outlives `limitSeconds` is ended, with code 124.
 */
export async function capture(command, args, { cwd = root, env = {}, log, limitSeconds = 900 } = {}) {
  if (log) await mkdir(path.dirname(log), { recursive: true });
  const file = log ? createWriteStream(log) : undefined;
  const started = Date.now();
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...plain, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: !windows,
      shell: windows && command === 'npm',
    });
    running.add(child);
    let output = '';
    let late = false;
    const keep = (chunk) => {
      output = (output + chunk).slice(-400_000);
      file?.write(chunk);
    };
    const clock = setTimeout(() => {
      late = true;
      keep(`\nStopped: still running after ${limitSeconds} s.\n`);
      signalTree(child, 'SIGKILL');
    }, limitSeconds * 1000);
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('error', (error) => keep(`${command} could not be started: ${error.message}\n`));
    child.on('close', (code) => {
      clearTimeout(clock);
      running.delete(child);
      const result = { code: late ? 124 : (code ?? 1), output, seconds: (Date.now() - started) / 1000 };
      if (file) file.end(() => resolve(result));
      else resolve(result);
    });
  });
}

const plain = {
  NO_COLOR: '1',
  FORCE_COLOR: '0',
  TURBO_TELEMETRY_DISABLED: '1',
  TURBO_NO_UPDATE_NOTIFIER: '1',
  // `npm --silent` passes its silence on to every npm below it, and with that the reason of a failure.
  npm_config_loglevel: 'error',
};

function signalTree(child, signal) {
  try {
    if (windows) child.kill(signal);
    else process.kill(-child.pid, signal);
  } catch {
    child.kill(signal);
  }
}
