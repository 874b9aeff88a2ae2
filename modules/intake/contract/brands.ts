import { string } from '@waybill/kit/contract';
import { array, type Infer, object, oneOf } from '@waybill/validators';

/** Kinds of vehicles that are shipped. */
export const categories = ['ebike', 'motorcycle', 'tricycle'] as const;
export type Category = (typeof categories)[number];

export const brand = object({
  name: string(),
  /** Other spellings of the brand. */
  aliases: array(string()),
  /** The kinds of vehicles that it makes, the usual one first. */
  categories: array(oneOf(categories)),
});

/** A brand that the platform knows. */
export type Brand = Infer<typeof brand>;
