import { format } from '../form/format';
import { matching } from '../form/json-schema';
import type { Examples, Schema } from '../form/schema';

const FORM =
  /^(?:[\da-fA-F]{8}-[\da-fA-F]{4}-[1-8][\da-fA-F]{3}-[89abAB][\da-fA-F]{3}-[\da-fA-F]{12}|0{8}(?:-0{4}){3}-0{12}|[fF]{8}(?:-[fF]{4}){3}-[fF]{12})$/;

/** Whether a string is a UUID (RFC 9562): versions 1 to 8 with their variant, or the nil or the max UUID, in the form with hyphens. @public */
export function isUuid(value: unknown): boolean {
  return typeof value === 'string' && FORM.test(value);
}

/** Accepts what `isUuid` does. @public */
/* @__NO_SIDE_EFFECTS__ */
export const uuid = (): Schema<string> => format('uuid', isUuid, matching('uuid', FORM));

export const examples = (): Examples => [
  {
    good: ['e155518c-ca1b-443c-9be9-fe90fdab7345', '00000000-0000-0000-0000-000000000000'],
    bad: ['e155518c-ca1b-443c-cbe9-fe90fdab7345', 'e155518cca1b443c9be9fe90fdab7345'],
  },
];
