/** A run of rows, from the first to before the end, counted from 0. */
export interface RowSpan {
  from: number;
  to: number;
}

/** So many rows are drawn before they come into view, on both sides. */
export const ahead = 8;

/** The rows to draw around those in view. */
export const spanAround = ({ from, to }: RowSpan, count: number): RowSpan => ({
  from: Math.max(0, from - ahead),
  to: Math.min(count, to + ahead),
});

/** What has to be drawn at once: the rows in view, and of those around them the ones that are drawn already. */
export function spanAtOnce(drawn: RowSpan, view: RowSpan, count: number): RowSpan {
  const around = spanAround(view, count);
  const kept = { from: Math.max(drawn.from, around.from), to: Math.min(drawn.to, around.to) };
  return sizeOf(kept) > 0 ? { from: Math.min(kept.from, view.from), to: Math.max(kept.to, view.to) } : view;
}

/** Are all rows in view drawn? */
export const covers = (drawn: RowSpan, view: RowSpan): boolean => drawn.from <= view.from && drawn.to >= view.to;

/** Is half of what is drawn ahead used up on one side, or is far more drawn than needed? */
export function isWorn(drawn: RowSpan, view: RowSpan, count: number): boolean {
  const around = spanAround(view, count);
  const spare = ahead / 2;
  return drawn.from - spare > around.from || drawn.to + spare < around.to || sizeOf(drawn) > sizeOf(around) + 2 * ahead;
}

const sizeOf = ({ from, to }: RowSpan) => to - from;
