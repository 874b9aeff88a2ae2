/**
 * Summarises the measurements of each row: `{ name, unit, floor, ours, ratio, limit, holds }`. `holds` is undefined
 * without a goal, and false for a row that could not be measured.
 */
export function summarise(rows, measurements) {
  return rows.map(({ name, unit, visit, variant, figure, goal }) => {
    const valuesOf = (subject) =>
      measurements
        .filter((one) => one.visit === visit && one.variant === variant && one.subject === subject)
        .map(({ figures }) => figures?.[figure])
        .filter(Number.isFinite);
    const floor = spreadOf(valuesOf('floor'));
    const ours = spreadOf(valuesOf('ours'));
    const ratio = floor && ours && floor.median > 0 ? ours.median / floor.median : undefined;
    const limit = goal?.ratio ?? goal?.most;
    const is = goal?.ratio === undefined ? ours?.median : ratio;
    return { name, unit, floor, ours, ratio, limit, holds: limit === undefined ? undefined : is <= limit };
  });
}

/** A row as cells of text. */
export function toText({ name, unit, floor, ours, ratio, limit, holds }) {
  const verdict = holds === undefined ? '-' : !ours ? 'failed' : holds ? 'yes' : 'no';
  const goal = limit === undefined ? '-' : `<= ${toFigure(limit)}`;
  return {
    name,
    unit,
    floor: inWords(floor),
    ours: inWords(ours),
    ratio: ratio?.toFixed(2) ?? '-',
    goal,
    holds: verdict,
  };
}

function spreadOf(values) {
  if (values.length === 0) return undefined;
  const sorted = values.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const median = sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
  return { median, min: sorted[0], max: sorted.at(-1) };
}

const toFigure = (value) =>
  value.toLocaleString('en', { maximumFractionDigits: Math.abs(value) < 5 ? 2 : Math.abs(value) < 20 ? 1 : 0 });

const inWords = (spread) =>
  spread ? `${toFigure(spread.median)} (${toFigure(spread.min)}-${toFigure(spread.max)})` : '-';
