import { toColumns, toFigure } from './text-table.mjs';

/** Two results of the table beside each other, as lines: our medians, what became of them, and what both say of the goal. */
export function compareResults(earlier, later) {
  const head = ['work', 'unit', 'earlier', 'later', 'change', 'ratio', 'holds'];
  const lines = later.rows.map((row) => {
    const before = earlier.rows.find(({ name }) => name === row.name);
    return [
      row.name,
      row.unit,
      medianOf(before),
      medianOf(row),
      changeOf(before, row),
      `${ratioOf(before)} -> ${ratioOf(row)}`,
      `${verdictOf(before)} -> ${verdictOf(row)}`,
    ];
  });
  return toColumns([head, ...lines]);
}

const medianOf = (row) => (row?.ours ? toFigure(row.ours.median) : '-');

const ratioOf = (row) => row?.ratio?.toFixed(2) ?? '-';

const verdictOf = (row) => (row?.holds === undefined ? '-' : row.holds ? 'yes' : 'no');

function changeOf(before, after) {
  if (!before?.ours || !after.ours || before.ours.median === 0) return '-';
  const percent = Math.round(100 * (after.ours.median / before.ours.median - 1));
  return `${percent > 0 ? '+' : ''}${percent} %`;
}
