/** A range of rows from 0, with an exclusive end. */
export interface RowSpan {
  from: number;
  to: number;
}

/** Overscan: number of rows drawn outside the view on each side. */
export const ahead = 8;

/** The rows to draw around those in view. */
export const spanAround = ({ from, to }: RowSpan, count: number): RowSpan => ({
  from: Math.max(0, from - ahead),
  to: Math.min(count, to + ahead),
});

/** The rows to draw at once: those in view, and the adjacent ones that are already drawn. */
export function spanAtOnce(drawn: RowSpan, view: RowSpan, count: number): RowSpan {
  const around = spanAround(view, count);
  const overlap = { from: Math.max(drawn.from, around.from), to: Math.min(drawn.to, around.to) };
  return sizeOf(overlap) > 0 ? { from: Math.min(overlap.from, view.from), to: Math.max(overlap.to, view.to) } : view;
}

/** Whether all rows in view are drawn. */
export const covers = (drawn: RowSpan, view: RowSpan): boolean => drawn.from <= view.from && drawn.to >= view.to;

/** Whether half of the overscan is used up on one side, or far more rows are drawn than needed. */
export function isWorn(drawn: RowSpan, view: RowSpan, count: number): boolean {
  const around = spanAround(view, count);
  const spare = ahead / 2;
  return drawn.from - spare > around.from || drawn.to + spare < around.to || sizeOf(drawn) > sizeOf(around) + 2 * ahead;
}

const sizeOf = ({ from, to }: RowSpan) => to - from;
