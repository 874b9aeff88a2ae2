import { format } from '../form/format';
import type { Examples, Schema } from '../form/schema';

/** Whether a string is a UUID (RFC 9562): versions 1 to 8 with their variant, or the nil or the max UUID, in the form with hyphens. @public */
export function isUuid(value: unknown): boolean {
  return (
    typeof value === 'string' &&
    /^(?:[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}|([0f])\1{7}(?:-\1{4}){3}-\1{12})$/i.test(
      value,
    )
  );
}

/** Accepts what `isUuid` does. @public */
export function uuid(): Schema<string> {
  return format(messages, isUuid);
}

export const messages = { code: 'uuid', zh: '请输入正确的 UUID', en: 'Enter a correct UUID' } as const;

export const examples = (): Examples => [
  {
    good: ['e155518c-ca1b-443c-9be9-fe90fdab7345', '00000000-0000-0000-0000-000000000000'],
    bad: ['e155518c-ca1b-443c-cbe9-fe90fdab7345', 'e155518cca1b443c9be9fe90fdab7345'],
  },
];
