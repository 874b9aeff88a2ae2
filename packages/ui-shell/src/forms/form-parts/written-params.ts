import { createFormat } from '../../locales/written/create-format';

/** Formats the numbers and lists of a rule's message for a language. */
export function writtenParams(params: unknown, language: string): Record<string, string> {
  const format = createFormat(language);
  const written = (value: unknown): string => {
    if (typeof value === 'number') return format.number(value);
    return Array.isArray(value) ? format.list(value.map(written)) : String(value);
  };
  return Object.fromEntries(Object.entries(params ?? {}).map(([name, value]) => [name, written(value)]));
}
