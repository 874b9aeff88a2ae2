/** Sends SIGTERM to this process when its parent ends, because npm ends only its shell and orphans the program. */
export function endWithParent() {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
  }, 500).unref();
}
