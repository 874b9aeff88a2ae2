const bar = '-'.repeat(78);

/** One line about a stage that has ended: state, name, time, counts and what it proves. */
export function stageLine(stage, outcome, seconds) {
  const state = outcome.failed > 0 ? 'FAIL' : outcome.recalled ? 'same' : 'ok';
  const counts = outcome.failed > 0 ? `${outcome.passed} passed, ${outcome.failed} failed` : `${outcome.passed} passed`;
  const skipped = outcome.skipped ? ` (${outcome.skipped} skipped)` : '';
  return `${state.padEnd(5)}${stage.name.padEnd(11)}${`${seconds.toFixed(1)} s`.padStart(8)}   ${(counts + skipped).padEnd(24)} ${stage.what}`;
}

/** What failed in a stage, where the whole output is, and how to run that stage alone. */
export function failureBlock(stage, outcome) {
  const shown = outcome.failures.slice(0, 12);
  const more = outcome.failures.length - shown.length;
  return [
    '',
    bar,
    `${stage.name}: ${outcome.failed} failed. Alone: npm test -- --only ${stage.name}   Whole output: reports/${stage.name}.log`,
    ...shown.map((failure) => `  - ${failure.trimEnd()}`),
    ...(more > 0 ? [`  ... and ${more} more`] : []),
  ].join('\n');
}

/** Says how many stages were not repeated, and how to repeat them; empty when all ran. */
export function recalledLine(outcomes) {
  const count = outcomes.filter(({ recalled }) => recalled).length;
  if (count === 0) return '';
  return `${count} stage${count === 1 ? '' : 's'} passed before on the very same files ("same"). All of them again: npm test -- --fresh\n`;
}

/** The last line of the test command. */
export const lastLine = (passed, failed) => `${passed} passed, ${failed} failed`;
