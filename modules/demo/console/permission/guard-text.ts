import type { Guard } from '@waybill/auth-core';

/** A guard as one writes it in a route table: `{ role: ['Editor'], mode: 'except' }`. */
export function guardText(guard: Guard): string {
  if (isList(guard)) return list(guard);
  const fields = Object.entries(guard).map(([name, value]) =>
    Array.isArray(value) ? `${name}: ${list(value)}` : `${name}: '${value}'`,
  );
  return `{ ${fields.join(', ')} }`;
}

const isList = (guard: Guard | readonly string[]): guard is readonly string[] => Array.isArray(guard);

const list = (names: readonly string[]) => `[${names.map((name) => `'${name}'`).join(', ')}]`;
