import type { Category } from '@waybill/intake/contract';
import type { ResponseOf } from '@waybill/kit/contract';
import { dayLength, distanceBetween } from '@waybill/kit/server';
import type { quoteCall } from '../contract/quote';
import type { Collection, Delivery, Packing } from '../contract/words';

/** The input of a price. */
export interface PriceRequest {
  categories: readonly Category[];
  from: string;
  to: string;
  collection: Collection;
  delivery: Delivery;
  packing: Packing;
  /** In cents: the declared value of all vehicles together. */
  value: number;
  insured: boolean;
}

export type Quote = ResponseOf<typeof quoteCall>;

/** In cents per vehicle, and in cents per vehicle and kilometre. */
const tariff: Record<Category, { base: number; perKilometre: number }> = {
  ebike: { base: 90_00, perKilometre: 14 },
  motorcycle: { base: 160_00, perKilometre: 22 },
  tricycle: { base: 260_00, perKilometre: 36 },
};

/** In cents for the first vehicle, and for each further one. */
const collectionFee = [60_00, 20_00] as const;
const deliveryFee = [80_00, 30_00] as const;
/** In cents per vehicle. */
const packingFee: Record<Packing, number> = { none: 0, film: 40_00, crate: 150_00 };
const premiumPerMille = 3;
const validFor = dayLength;

/** Calculates the price of a transport part by part, in whole cents, with its expiry. */
export function quote(request: PriceRequest, now: number): Quote {
  const { categories, from, to, collection, delivery, packing, value, insured } = request;
  const distance = distanceBetween(from, to);
  const sum = (each: (category: Category) => number) => categories.reduce((total, one) => total + each(one), 0);
  const perOrder = ([first, further]: readonly [number, number]) => first + further * (categories.length - 1);
  const parts = {
    base: sum((category) => tariff[category].base),
    distance: sum((category) => tariff[category].perKilometre * distance),
    collection: collection === 'collected' ? perOrder(collectionFee) : 0,
    delivery: delivery === 'door' ? perOrder(deliveryFee) : 0,
    packing: packingFee[packing] * categories.length,
    insurance: insured ? Math.round((value * premiumPerMille) / 1000) : 0,
  };
  const total = Object.values(parts).reduce((whole, part) => whole + part, 0);
  return {
    distance,
    days: 2 + Math.ceil(distance / 600),
    price: { ...parts, total, validUntil: new Date(now + validFor).toISOString(), hand: null },
  };
}
