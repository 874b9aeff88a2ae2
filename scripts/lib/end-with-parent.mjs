/** Ends this process as SIGTERM does when the one that started it is gone: npm that is told to end takes its shell along and leaves us behind. */
export function endWithParent() {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
  }, 500).unref();
}
