import { spreadOf } from './spread.mjs';

/**
 * What the measurements say of each row: `{ name, unit, goal, floor, ours, ratio, holds }`, where `floor` and `ours` are spreads or undefined, and
 * `holds` is undefined for a row without a goal and false for one that could not be measured.
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
    const holds = goal && Boolean(ours) && goal.holds({ ours: ours.median, ratio: ratio ?? Number.NaN });
    return { name, unit, goal: goal?.text, floor, ours, ratio, holds };
  });
}
