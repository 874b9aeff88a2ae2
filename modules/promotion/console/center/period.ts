import { limits } from '@waybill/kit/contract';
/** The last so many days, today among them, or from one day to another. */
export type Period = { days: (typeof periodDays)[number] } | { from: string; to: string };

export const periodDays = ['1', '7', '30', '90'] as const;

/** Reads the period of an address; 30 days if it is missing or unknown. */
export function readPeriod(query: URLSearchParams): Period {
  const [from, to] = [query.get('from') ?? '', query.get('to') ?? ''];
  if (isDay(from) && isDay(to) && isWithin(from, to)) return { from, to };
  return { days: periodDays.find((days) => days === query.get('days')) ?? '30' };
}

const dayLength = 24 * 3600_000;

/** Whether the server accepts a period. */
export const isWithin = (from: string, to: string): boolean => {
  const days = (Date.parse(to) - Date.parse(from)) / dayLength + 1;
  return days >= 1 && days <= limits.perCall.days;
};

function isDay(text: string): boolean {
  const at = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
}
