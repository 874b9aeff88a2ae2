const bar = '-'.repeat(78);

/** One line about a task that has ended: state, name, time and counts; "same" is one that passed before on the very same files. What failed is named beneath it, since of a long log often only the table is kept. */
export function taskLine({ taskId, cache, execution }, { passed, failed, skipped, failures }) {
  const same = cache.status === 'HIT';
  const state = failed > 0 ? 'FAIL' : same ? 'same' : 'ok';
  const seconds = same ? 0 : (execution.endTime - execution.startTime) / 1000;
  const counts = failed > 0 ? `${passed} passed, ${failed} failed` : `${passed} passed`;
  const line = `${state.padEnd(5)}${nameOf(taskId).padEnd(28)}${`${seconds.toFixed(1)} s`.padStart(8)}   ${counts}${skipped ? ` (${skipped} skipped)` : ''}`;
  return [line, ...failures.slice(0, 4).map((failure) => `       ${firstLine(failure)}`)].join('\n');
}

/** What failed in a task, where its whole output is, and how to run it alone. */
export function failureBlock({ taskId, task, logFile }, { failed, failures }) {
  const shown = failures.slice(0, 12);
  const more = failures.length - shown.length;
  return [
    '',
    bar,
    `${nameOf(taskId)}: ${failed} failed. Alone: npm test -- ${task}   Whole output: ${logFile}`,
    ...shown.map((failure) => `  - ${failure.trimEnd()}`),
    ...(more > 0 ? [`  ... and ${more} more`] : []),
  ].join('\n');
}

/** The last line of the test command. */
export const lastLine = (passed, failed) => `${passed} passed, ${failed} failed`;

const firstLine = (text) => text.trim().split('\n')[0];
const nameOf = (taskId) => taskId.replace('//#', '').replace('#', ' ');
