import { Mistake } from '../errors/mistake';

/** Serialises fields for a query or a form body: lists repeat their key, objects go as `a[b]`, dates as ISO text, without undefined and null. Throws a Mistake for anything else. */
export function toFormText(fields: unknown): string {
  if (fields instanceof URLSearchParams || typeof fields === 'string') return String(fields);
  if (typeof fields !== 'object' || fields === null) {
    throw new Mistake('form', typeof fields);
  }
  const text = new URLSearchParams();
  for (const [key, value] of Object.entries(fields)) append(text, key, value);
  return text.toString();
}

function append(text: URLSearchParams, key: string, value: unknown): void {
  if (value === undefined || value === null) return;
  if (value instanceof Date) text.append(key, value.toISOString());
  else if (Array.isArray(value)) for (const item of value) append(text, key, item);
  else if (typeof value === 'object') {
    for (const [name, inner] of Object.entries(value)) append(text, `${key}[${name}]`, inner);
  } else text.append(key, String(value));
}
