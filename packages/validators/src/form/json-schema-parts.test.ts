import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { roundsOf } from '../../../../scripts/lib/testing/rounds-of';
import { maxItems } from '../list/max-items';
import { zh } from '../messages/core-catalogues';
import { min } from '../number/min';
import { required } from '../presence/required';
import { maxLength } from '../text/max-length';
import { minLength } from '../text/min-length';
import { oneOf } from '../text/one-of';
import { pattern } from '../text/pattern';
import { boolean } from '../type/boolean';
import { integer } from '../type/integer';
import { number } from '../type/number';
import { string } from '../type/string';
import { array } from './array';
import { check } from './check';
import { configure } from './configure';
import { lazy } from './lazy';
import { object } from './object';
import { nullable, optional, orEmpty } from './optional';
import { pipe } from './pipe';
import { record } from './record';
import type { Schema } from './schema';
import { strictObject } from './strict-object';
import { toJsonSchema, withJsonSchema } from './to-json-schema';
import { transform } from './transform';
import { union } from './union';
import { validate } from './validate';

const rounds = roundsOf(500, 2_000, 100_000);
const ajv = new Ajv2020({ strict: false, validateFormats: false });

interface Menu {
  a: string;
  b?: Menu[] | undefined;
}
const menu: Schema<Menu> = object({ a: string(), b: optional(pipe(array(lazy(() => menu)), maxItems(2))) });

const digits = transform(pipe(string(), pattern(/^\d+$/)), Number);
const trimmed = transform(string(), (text) => text.trim());
const later = lazy(() => trimmed);

/** Schemas whose JSON Schema is complete. */
const whole: Readonly<Record<string, Schema<unknown, unknown>>> = {
  union: union(string(), number()),
  'a union of one': union(boolean()),
  'a union of none': union(),
  'a union in an object': object({ a: union(object({ a: string() }), nullable(integer())) }),
  record: record(pipe(string(), maxLength(1)), integer()),
  'a record of records': record(string(), record(string(), optional(number()))),
  'a record that is refused keys': record(pipe(string(), oneOf(['a', 'b'])), string()),
  lazy: lazy(() => menu),
  'an object that names itself': menu,
  'two lazy schemas': object({ a: optional(lazy(() => menu)), b: optional(lazy(() => string())) }),
  optional: object({ a: optional(string()), b: orEmpty(pipe(string(), minLength(2))) }),
  'an object of no other keys': strictObject({ a: string() }),
  'a list of objects with a rule': pipe(array(object({ a: string() })), maxItems(1)),
  pipe: pipe(number(), min(0), min(1)),
  required: pipe(string(), required()),
};

/** Schemas with checks that JSON Schema cannot express. */
const partial: Readonly<Record<string, Schema<unknown, unknown>>> = {
  transform: digits,
  'a transform in an object': object({ a: digits, b: optional(digits) }),
  'a transform of what may be missing': object({ a: transform(optional(string()), (text) => text ?? '') }),
  'a transform to nothing': object({ a: transform(string(), () => undefined) }),
  'a rule after a transform': pipe(digits, min(10)),
  'a rule after a union of transforms': pipe(union(digits, number()), min(10)),
  'a rule after a transform that may be missing': object({
    a: optional(
      pipe(
        optional(digits),
        check(() => true),
      ),
    ),
  }),
  'a rule before a transform': pipe(string(), minLength(2), trimmed),
  'a rule after a lazy transform, twice': object({ a: pipe(later, maxLength(1)), b: pipe(later, maxLength(1)) }),
  'an object after an object that drops keys': pipe(object({ a: string() }), strictObject({ a: string() })),
  'an object after an object of more keys': pipe(object({ a: string(), b: number() }), object({ a: string() })),
  'a record after an object': pipe(object({ a: string() }), record(string(), string())),
  'an object after a record': pipe(record(string(), string()), object({ a: string() })),
  check: pipe(
    string(),
    check((text) => text.length > 1),
  ),
};

/** Values of JSON made of few words, so that many are valid. */
const { value: anything } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4, depthSize: 'small' },
    fc.constantFrom<unknown>('', ' ', 'a', 'ab', '7', '77', 7, 77, 0, 0.5, true, null),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom('a', 'b', 'cd'), tie('value'), { maxKeys: 3 }),
  ),
}));

/** Objects of two known fields come up too rarely by chance. */
const fields = fc.record({
  a: fc.constantFrom<unknown>('', 'a', 'ab', '7', '77', 7, 77, null),
  b: fc.constantFrom<unknown>('a', 'ab', 7, 0.5, null),
});
const values = fc.oneof({ weight: 3, arbitrary: anything }, fields);

/** Each schema accepts one of them, so that every run has a valid value. */
const examples: [unknown][] = [['77'], [{}], [{ a: '77' }], [{ a: 'a', b: 'a' }], [{ a: 'a', b: 7 }]];

const compileBoth = (schema: Schema<unknown, unknown>) => {
  return { takes: ajv.compile(toJsonSchema(schema)), gives: ajv.compile(toJsonSchema(schema, { side: 'output' })) };
};

describe.each(rounds)('of %i values%s, the JSON Schema of what is made of schemas', (numRuns) => {
  it.each(Object.entries(whole))(
    'takes of %s what the schema takes, and gives what it gives',
    { timeout: 900_000 },
    (_, schema) => {
      const { takes, gives } = compileBoth(schema);
      expect(JSON.stringify(toJsonSchema(schema))).not.toContain('x-partial');
      fc.assert(
        fc.property(values, (value) => {
          const result = validate(schema, value);
          expect([value, takes(value)]).toEqual([value, result.ok]);
          if (result.ok) expect([result.value, gives(result.value)]).toEqual([result.value, true]);
        }),
        { numRuns },
      );
    },
  );

  it.each(Object.entries(partial))(
    'says of %s that there is more, and refuses nothing that is right',
    { timeout: 900_000 },
    (_, schema) => {
      const { takes, gives } = compileBoth(schema);
      expect(JSON.stringify(toJsonSchema(schema))).toContain('"x-partial":true');
      let right = 0;
      fc.assert(
        fc.property(values, (value) => {
          const result = validate(schema, value);
          if (!result.ok) return;
          right += 1;
          expect([value, takes(value)]).toEqual([value, true]);
          expect([result.value, gives(result.value)]).toEqual([result.value, true]);
        }),
        { numRuns, examples },
      );
      expect(right).toBeGreaterThan(0);
    },
  );
});

describe('the JSON Schema of structures', () => {
  it('names a schema that names itself once, under $defs', () => {
    expect(toJsonSchema(lazy(() => menu))).toMatchObject({
      $ref: '#/$defs/schema1',
      $defs: {
        schema1: { required: ['a'], properties: { b: { items: { $ref: '#/$defs/schema2' } } } },
        schema2: { properties: { b: { items: { $ref: '#/$defs/schema2' } } } },
      },
    });
  });

  it('describes that the output has no other keys, and leaves the output of a transform open', () => {
    const schema = object({ count: digits, note: optional(string()) });
    expect(toJsonSchema(schema, { side: 'output' })).toEqual({
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      type: 'object',
      properties: { count: { 'x-partial': true }, note: { type: 'string' } },
      required: [],
      additionalProperties: false,
    });
    expect(toJsonSchema(schema)).toMatchObject({ required: ['count'] });
  });

  it('comes to an end for a schema in which each look-up makes another one', () => {
    const endless = (): Schema<unknown> => object({ a: optional(lazy(endless)), b: optional(lazy(() => endless())) });
    for (const side of ['input', 'output'] as const)
      expect(toJsonSchema(endless(), { side })).toMatchObject({ type: 'object' });
  });
});

describe('a schema as a Standard JSON Schema v1', () => {
  const schema = withJsonSchema(configure(digits, { messages: zh }));
  const { input, output } = schema['~standard'].jsonSchema;

  it('describes input and output, and stays a Standard Schema', () => {
    expect(input({ target: 'draft-2020-12' })).toEqual(toJsonSchema(digits));
    expect(output({ target: 'draft-2020-12' })).toEqual(toJsonSchema(digits, { side: 'output' }));
    expect(schema['~standard'].validate('12')).toEqual({ value: 12 });
    expect(schema['~standard'].validate('a')).toMatchObject({ issues: [{ message: zh.pattern }] });
    expect(validate(object({ count: schema }), { count: '12' })).toEqual({ ok: true, value: { count: 12 } });
  });

  it('is refused for another target, by a sentence that names the right one', () => {
    expect(() => input({ target: 'draft-07' })).toThrow(
      'jsonSchema: there is no target "draft-07", use "draft-2020-12".',
    );
  });
});
