import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hostileValues, longStrings } from '../testing/hostile-values.ts';
import * as front from './index.ts';

const THOROUGH = process.env.WAYBILL_THOROUGH === '1';
const RUNS = THOROUGH ? 100_000 : 1_000;

type Predicate = (value: unknown) => boolean;

const options = [
  {},
  { min: 3 },
  { scalars: true },
  { signed: true },
  { countryCode: true, assigned: true },
  { oldForm: true },
  { middleDot: true },
  { checkDigit: false },
  { alpha: true },
];

const predicates = Object.entries(front)
  .filter(([name]) => /^is[A-Z]/.test(name))
  .map(([name, predicate]): [string, Predicate] =>
    name === 'isOneOf' ? [name, front.isOneOf(['a', 1])] : [name, predicate as unknown as Predicate],
  );

interface Menu {
  title: string;
  children?: Menu[] | undefined;
}
const menu: front.Schema<Menu> = front.object({
  title: front.string(),
  children: front.optional(front.array(front.lazy(() => menu))),
});

const schemas: [string, front.Schema<unknown>][] = Object.entries({
  string: front.string(),
  number: front.number(),
  boolean: front.boolean(),
  integer: front.integer(),
  float: front.float(),
  date: front.date(),
  email: front.email(),
  url: front.url(),
  hex: front.hex(),
  regexp: front.regexp(),
  method: front.method(),
  password: front.password(),
  mobile: front.mobile(),
  landline: front.landline(),
  idCard: front.idCard(),
  chineseName: front.chineseName(),
  amount: front.amount(),
  decimal: front.decimal(),
  port: front.port(),
  portRange: front.portRange(),
  ip: front.ip(),
  ipv4: front.ipv4(),
  ipv6: front.ipv6(),
  safeHref: front.safeHref(),
  externalLink: front.externalLink(),
  plate: front.plate(),
  newEnergyPlate: front.newEnergyPlate(),
  ebikePlate: front.ebikePlate(),
  vin: front.vin(),
  json: front.json(),
  required: front.required(),
  notEmpty: front.notEmpty(),
  oneOf: front.oneOf(['a', 1]),
  length: front.length(2),
  minLength: front.minLength(2),
  maxLength: front.maxLength(2),
  lengthRange: front.lengthRange(1, 3),
  min: front.min(2),
  max: front.max(2),
  range: front.range(1, 3),
  items: front.items(2),
  minItems: front.minItems(2),
  maxItems: front.maxItems(2),
  itemsRange: front.itemsRange(1, 3),
  pattern: front.pattern(/^\d+$/g),
  sameAs: front.sameAs('a', 'b'),
  check: front.check<{ length: number }>((value) => value.length > 2),
  object: front.object({ name: front.string(), self: front.optional(front.object({})) }, { unknownKeys: 'refuse' }),
  array: front.array(),
  'array of objects': front.array(front.object({ name: front.string() })),
  lazy: menu,
  optional: front.optional(front.string()),
  nullable: front.nullable(front.string()),
  orEmpty: front.orEmpty(front.string()),
  pipe: front.pipe(front.string(), front.required(), front.minLength(2), front.withCode(front.email(), 'mine')),
  configure: front.configure(front.pipe(front.string(), front.email()), { messages: front.zh, stopAt: 'first' }),
});

/** Anything at all, and strings close to what the predicates look for. */
const drawn = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.anything({
      withBigInt: true,
      withDate: true,
      withMap: true,
      withSet: true,
      withNullPrototype: true,
      withObjectString: true,
      withSparseArray: true,
      withTypedArray: true,
      withBoxedValues: true,
    }),
  },
  { weight: 2, arbitrary: fc.string({ unit: 'binary' }) },
  { weight: 1, arbitrary: fc.emailAddress() },
  { weight: 1, arbitrary: fc.webUrl() },
  { weight: 1, arbitrary: fc.ipV6() },
  { weight: 1, arbitrary: fc.json() },
  { weight: 1, arbitrary: fc.stringMatching(/^[京A-K使·+()[\]{}:.@/\\0-9X-]{0,24}$/u) },
);

/** In functions, because the generator itself cannot hold a revoked proxy. */
const anything = fc.oneof(
  { weight: 9, arbitrary: drawn.map((value) => () => value) },
  { weight: 1, arbitrary: fc.nat(hostileValues.length - 1).map((at) => () => hostileValues[at]) },
);

function expectAnswer(name: string, answer: unknown): void {
  if (typeof answer !== 'boolean') expect.fail(`${name} answered ${typeof answer}`);
}

describe('every predicate', () => {
  it.each(predicates)('%s answers true or false to each hostile value, with and without options', (name, predicate) => {
    for (const value of hostileValues) {
      expectAnswer(name, predicate(value));
      for (const option of options)
        expectAnswer(name, (predicate as (value: unknown, option: object) => boolean)(value, option));
    }
  });

  it(`answers true or false to ${RUNS.toLocaleString('en')} random values`, { timeout: 900_000 }, () => {
    fc.assert(
      fc.property(anything, (draw) => {
        const value = draw();
        for (const [name, predicate] of predicates) expectAnswer(name, predicate(value));
      }),
      { numRuns: RUNS },
    );
  });

  it('gives the same answer twice', { timeout: 30_000 }, () => {
    fc.assert(
      fc.property(anything, (draw) => {
        const value = draw();
        for (const [, predicate] of predicates) expect(predicate(value)).toBe(predicate(value));
      }),
      { numRuns: 100 },
    );
  });

  it('comes to an end on strings of 100,000 characters made to send it astray', { timeout: 120_000 }, () => {
    let place = 0;
    for (const text of longStrings()) {
      place += 1;
      if (!THOROUGH && place % 7 !== 0) continue;
      for (const [name, predicate] of predicates) expectAnswer(name, predicate(text));
    }
  });
});

describe('every schema and rule', () => {
  it.each(schemas)('%s answers with a value or with issues to each hostile value', (_, schema) => {
    for (const value of hostileValues) {
      const result = schema['~standard'].validate(value);
      expect(result instanceof Promise).toBe(false);
      const issues = result instanceof Promise ? [] : (result.issues ?? []);
      for (const issue of issues) {
        expect(issue).toMatchObject({ code: expect.any(String), message: expect.any(String), path: expect.any(Array) });
      }
    }
  });

  it(`answers to ${RUNS.toLocaleString('en')} random values`, { timeout: 900_000 }, () => {
    fc.assert(
      fc.property(anything, (draw) => {
        const value = draw();
        for (const [name, schema] of schemas) expectAnswer(name, front.validate(schema, value).ok);
      }),
      { numRuns: RUNS },
    );
  });

  it.each(schemas)('%s is a Standard Schema v1', (_, schema) => {
    expect(schema['~standard']).toMatchObject({ version: 1, vendor: 'waybill', validate: expect.any(Function) });
  });
});
