/** Reads the fields that the body of a refusal names: `{ data: { fields: { berth: 'sentence' } } }`. What is no text is left out. */
export const readFieldErrors = (body: unknown): Record<string, string> =>
  toSentences(part(part(body, 'data'), 'fields'));

/** The sentences among what was said of fields. */
export function toSentences(fields: unknown): Record<string, string> {
  if (typeof fields !== 'object' || fields === null) return {};
  return Object.fromEntries(
    Object.entries(fields).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '',
    ),
  );
}

/** The record as it is now, where the body of a refusal brings it: `{ data: { present } }`. */
export const presentIn = (body: unknown): unknown => part(part(body, 'data'), 'present');

const part = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name) ? Reflect.get(value, name) : undefined;
