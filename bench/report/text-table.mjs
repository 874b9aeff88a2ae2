/** The rows as lines of text, in columns: medians, the smallest and the largest beside them. */
export function toTable(rows) {
  const head = ['work', 'unit', 'floor', 'ours', 'ratio', 'goal', 'holds'];
  const lines = rows.map(({ name, unit, floor, ours, ratio, goal, holds }) => [
    name,
    unit,
    toSpread(floor),
    toSpread(ours),
    ratio === undefined ? '-' : ratio.toFixed(2),
    goal ?? '-',
    holds === undefined ? '-' : !ours ? 'failed' : holds ? 'yes' : 'no',
  ]);
  return toColumns([head, ...lines]);
}

/** Rows of cells as lines whose columns stand below each other. */
export function toColumns(rows) {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((cells) => cells[column].length)));
  return rows.map((cells) =>
    cells
      .map((cell, column) => cell.padEnd(widths[column]))
      .join('  ')
      .trimEnd(),
  );
}

/** A number with as many digits as it deserves: `1,234`, `56`, `7.8`. */
export const toFigure = (value) =>
  value.toLocaleString('en', { maximumFractionDigits: Math.abs(value) < 20 && !Number.isInteger(value) ? 1 : 0 });

function toSpread(spread) {
  if (!spread) return '-';
  const { median, min, max } = spread;
  return min === max ? toFigure(median) : `${toFigure(median)} (${toFigure(min)}-${toFigure(max)})`;
}
