import type { TrendDay } from '../../contract/invitations';

/** A day of a trend, or a week of a long one. */
export interface TrendPart {
  from: string;
  to: string;
  visits: number;
  orders: number;
}

/** Up to this number of days, each is a part of its own. */
const fewDays = 31;

/** The parts that a trend is shown in: days, or weeks of which the last ends with it. */
export function toTrendParts(days: readonly TrendDay[]): TrendPart[] {
  const length = days.length <= fewDays ? 1 : 7;
  const first = days.length % length || length;
  const starts = [
    0,
    ...Array.from({ length: Math.ceil((days.length - first) / length) }, (_, at) => first + at * length),
  ];
  return starts.map((start, index) => {
    const part = days.slice(start, starts[index + 1]);
    const sum = (name: 'visits' | 'orders') => part.reduce((total, day) => total + day[name], 0);
    return { from: part[0]?.date ?? '', to: part.at(-1)?.date ?? '', visits: sum('visits'), orders: sum('orders') };
  });
}
