import type { Check } from './library-types';
import type { Infer, Schema } from './schema';

/** A rule to be called with its options, or to be handed to valibot, zod or arktype as it is: `v.pipe(v.string(), mobile.check)`. @public */
export type WithCheck<Make extends () => Schema<unknown>> = Make & { readonly check: Check<Infer<ReturnType<Make>>> };

/** Gives a rule that needs no options its `check`, made when it is asked for. */
export function withCheck<Make extends () => Schema<unknown>>(make: Make): WithCheck<Make> {
  return Object.defineProperty(make, 'check', { get: () => make().check }) as WithCheck<Make>;
}
