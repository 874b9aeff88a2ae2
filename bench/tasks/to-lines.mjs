const titles = ['task', 'presses', 'ms', 'pointer', 'ms by mouse'];

/** A table of the played tasks, keyboard beside mouse. */
export function toLines(played, { titles: withTitles }) {
  const rows = played.map(({ name, keys, mouse }) => [
    name,
    keys.failed ? 'failed' : `${keys.presses}${keys.pointers > 0 ? ` and ${keys.pointers} by pointer` : ''}`,
    toMs(keys),
    mouse.failed ? 'failed' : `${mouse.pointers}${mouse.presses > 0 ? ` and ${mouse.presses} keys` : ''}`,
    toMs(mouse),
  ]);
  return [...(withTitles ? [titles] : []), ...rows].map((cells) =>
    cells.map((cell, at) => cell.padEnd(at === 0 ? 34 : 16)).join(''),
  );
}

const toMs = ({ ms }) => (ms === undefined ? '-' : String(Math.round(ms)));
