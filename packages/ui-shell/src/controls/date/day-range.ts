import { toIsoDay } from '../../locales/written/iso-day';

/** Two days as `2026-02-28`, both inclusive; `''` for an open end. @public */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

export const noRange: DayRange = { from: '', to: '' };

/** The range with its ends in order. */
export const inOrder = (range: DayRange): DayRange =>
  range.from !== '' && range.to !== '' && range.from > range.to ? { from: range.to, to: range.from } : range;

/** @public */
export type RangePreset = 'today' | 'lastWeek' | 'lastMonth' | 'thisMonth';

/** The days of a preset, up to today. */
export function presetRange(preset: RangePreset, today: Date): DayRange {
  const daysAgo = (days: number) => new Date(today.getFullYear(), today.getMonth(), today.getDate() - days);
  const begins = {
    today: daysAgo(0),
    lastWeek: daysAgo(6),
    lastMonth: daysAgo(29),
    thisMonth: new Date(today.getFullYear(), today.getMonth(), 1),
  };
  return { from: toIsoDay(begins[preset]), to: toIsoDay(today) };
}
