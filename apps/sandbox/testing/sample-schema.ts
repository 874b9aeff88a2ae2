import type { Sampler } from '@waybill/kit/server';
import type { JsonSchema } from '@waybill/validators';

/** Values that no client should send. */
const hostile: readonly unknown[] = [
  null,
  true,
  -1,
  0,
  1.5,
  1e308,
  Number.MAX_SAFE_INTEGER + 2,
  '',
  '0x1f',
  '1e3',
  '１２',
  '\0',
  '\ud800',
  '\u202egpj.exe',
  "' OR 1=1 --",
  '%00',
  '<img src=x onerror=alert(1)>',
  '=HYPERLINK("http://x")',
  '%',
  '_',
  'x'.repeat(5000),
  [],
  [[]],
  {},
  { length: 1e9 },
  { toString: 'x', valueOf: 1 },
  JSON.parse('{"__proto__":{"admin":true},"constructor":{"prototype":{"admin":true}}}'),
  JSON.parse('['.repeat(2000) + ']'.repeat(2000)),
  [null],
  Array.from({ length: 200 }, () => 1),
];

export interface SampleOptions {
  sampler: Sampler;
  /** Values for fields by their names, such as ids that somebody knows. */
  known: Readonly<Record<string, readonly unknown[]>>;
  /** Share of values that violate the schema, from 0 to 1. */
  wrong: number;
}

/** Returns a value that a JSON schema describes, or one that violates it. */
export function sampleOf(schema: JsonSchema, name: string, options: SampleOptions): unknown {
  const { sampler, known: knownIds, wrong } = options;
  if (sampler.chance(wrong)) return sampler.pick(hostile);
  const { type, enum: words, anyOf, oneOf, properties, required = [], items } = schema;
  const nearby = knownIds[name];
  if (nearby && type !== 'array' && sampler.chance(0.9)) return sampler.pick(nearby);
  if (Array.isArray(words)) return sampler.pick(words);
  const either = anyOf ?? oneOf;
  if (Array.isArray(either)) return sampleOf(sampler.pick(either as JsonSchema[]), name, options);
  switch (type) {
    case 'object': {
      const entries = Object.entries((properties ?? {}) as Record<string, JsonSchema>);
      return Object.fromEntries(
        entries
          .filter(([field]) => (required as string[]).includes(field) || sampler.chance(0.4))
          .map(([field, inner]) => [field, sampleOf(inner, field, options)]),
      );
    }
    case 'array':
      return Array.from({ length: sampler.between(1, 3) }, () =>
        sampleOf(items as JsonSchema, name.replace(/s$/, ''), options),
      );
    case 'integer':
    case 'number':
      return sampler.between(Number(schema.minimum ?? 0), Math.min(Number(schema.maximum ?? 1000), 100_000));
    case 'boolean':
      return sampler.chance(0.5);
    default:
      return schema.format === 'date'
        ? `2025-02-0${sampler.between(1, 9)}`
        : sampler.digits(Number(schema.minLength ?? 3) || 3);
  }
}
