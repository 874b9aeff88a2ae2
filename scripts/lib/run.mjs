import { spawn } from 'node:child_process';
import { root } from './root.mjs';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const exit = () => process.exit(130);
const windows = process.platform === 'win32';
const minutes = 15;

/** Runs a program and resolves to `{ code, output }`, the last 4 MB of output. Kills it with its children after 15 minutes or when this process ends. */
export function capture(command, args, { cwd = root, env = {} } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...plain, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: !windows,
      shell: windows && command === 'npm',
    });
    const end = () => signalTree(child, 'SIGTERM');
    process.once('exit', end);
    for (const signal of signals) process.on(signal, exit);
    let output = '';
    const keep = (chunk) => {
      output = (output + chunk).slice(-4_000_000);
    };
    const clock = setTimeout(() => {
      keep(`\nStopped: still running after ${minutes} minutes.\n`);
      signalTree(child, 'SIGKILL');
    }, minutes * 60_000);
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('error', (error) => keep(`${command} could not be started: ${error.message}\n`));
    child.on('close', (code) => {
      clearTimeout(clock);
      process.off('exit', end);
      for (const signal of signals) process.off(signal, exit);
      resolve({ code: code ?? 1, output });
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
