import { spawn } from 'node:child_process';
import { root } from './root.mjs';

/**
 * Runs Node.js programs side by side in the foreground until one of them ends or this process is told to stop
 * (Ctrl-C, SIGTERM); then ends the others. A stop that was asked for exits with 0.
 */
export function serve(programs) {
  let asked = false;
  let failed = 0;
  const children = new Set();

  const stop = (delay) => {
    setTimeout(() => children.forEach((child) => void child.kill('SIGTERM')), delay);
    setTimeout(() => children.forEach((child) => void child.kill('SIGKILL')), delay + 5000).unref();
  };

  for (const { args, env = {}, cwd = root } of programs) {
    const child = spawn(process.execPath, args, { cwd, env: { ...process.env, ...env }, stdio: 'inherit' });
    children.add(child);
    child.on('exit', (code) => {
      children.delete(child);
      if (!asked && code) failed = code;
      if (children.size === 0) process.exit(asked ? 0 : failed);
      if (!asked) stop(0);
    });
  }

  // A terminal sends Ctrl-C to the children itself; they get the time to end by it before they are told again.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      if (asked) return;
      asked = true;
      stop(signal === 'SIGINT' && process.stdin.isTTY ? 1500 : 0);
    });
  }

  // npm that is told to end takes its shell along and leaves us behind: the parent that started us is then gone.
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent || asked) return;
    asked = true;
    stop(0);
  }, 500);
  watch.unref();
}
