import { distanceBetween } from './cities';

export const categories = ['ebike', 'motorcycle', 'tricycle'] as const;

/** Kind of vehicle. */
export type Category = (typeof categories)[number];

export interface QuoteRequest {
  category: Category;
  fromCity: string;
  toCity: string;
  /** Yuan. */
  declaredValue: number;
  insured: boolean;
}

/** What a transport costs and how long it takes. */
export interface Quote {
  /** Kilometres by road. */
  distance: number;
  days: number;
  /** Yuan, two decimals. */
  fee: number;
}

const tariff: Record<Category, { base: number; perKilometre: number }> = {
  ebike: { base: 90, perKilometre: 0.14 },
  motorcycle: { base: 160, perKilometre: 0.22 },
  tricycle: { base: 260, perKilometre: 0.36 },
};

/** Price of a transport: a base fee, kilometres, and three per mille of the declared value when insured. */
export function quote({ category, fromCity, toCity, declaredValue, insured }: QuoteRequest): Quote {
  const { base, perKilometre } = tariff[category];
  const distance = distanceBetween(fromCity, toCity);
  const cents = Math.round((base + distance * perKilometre + (insured ? declaredValue * 0.003 : 0)) * 100);
  return { distance, days: 2 + Math.ceil(distance / 600), fee: cents / 100 };
}
