/** The record as it is now, where the body of a refusal brings it: `{ data: { present } }`. */
export const presentIn = (body: unknown): unknown => part(part(body, 'data'), 'present');

const part = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name) ? Reflect.get(value, name) : undefined;
