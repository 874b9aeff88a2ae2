const figure = /(-?\d[\d,]*(?:\.\d+)?)(\s?)(ms|µs|us|ns|s|kB|MB|B|%|fps|ops\/s|\/s)(?![\w/])/g;

/**
 * Reads the figures that a benchmark printed: one row per line that holds a number with a unit, as
 * `{ line, values: [{ value, unit }] }`, where `line` is the text with `#` in place of each such number.
 */
export function readFigures(output) {
  return output.split('\n').flatMap((text) => {
    const values = [...text.matchAll(figure)].map((match) => ({
      value: Number(match[1].replaceAll(',', '')),
      unit: match[3],
    }));
    return values.length === 0 ? [] : [{ line: text.trim().replace(figure, '#'), values }];
  });
}

/** The median of several runs of one benchmark, figure by figure; rows are told apart by their text. */
export function medianOfRuns(runs) {
  const rows = new Map();
  for (const row of runs.flat()) rows.set(row.line, [...(rows.get(row.line) ?? []), row.values]);
  return [...rows].map(([line, all]) => ({
    line,
    runs: all.length,
    values: all[0].map(({ unit }, index) => ({ unit, value: median(all.map((values) => values[index].value)) })),
  }));
}

/** The row as it was printed, with the medians in their places. */
export function toText({ line, values }) {
  let index = 0;
  return line.replace(/#/g, () => {
    const { value, unit } = values[index++];
    return `${Number(value.toPrecision(6))} ${unit}`;
  });
}

function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}
