/** Returns the current record from the body of a refusal: `{ data: { present } }`. */
export const presentIn = (body: unknown): unknown => part(part(body, 'data'), 'present');

const part = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name) ? Reflect.get(value, name) : undefined;
