import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as normalise from '../normalise/normalise';
import { hostileValues, longStrings } from '../testing/hostile-values';
import { ruleTable } from '../testing/rule-table';
import * as front from './index';

const THOROUGH = process.env.WAYBILL_THOROUGH === '1';
const RUNS = THOROUGH ? 100_000 : 1_000;

type Predicate = (value: unknown, ...args: never[]) => boolean;

const isChoice = front.isOneOf(['a', 1]);
const predicates: [string, Predicate][] = [
  ['isOneOf', isChoice],
  ...ruleTable.flatMap(({ predicate }): [string, Predicate][] => (predicate ? [[predicate.name, predicate]] : [])),
];

/** Every object of options in the examples of every predicate. */
const options = ruleTable.flatMap(({ predicate, examples }) =>
  predicate ? examples().flatMap(({ args = [] }) => args) : [],
);

interface Menu {
  title: string;
  children?: Menu[] | undefined;
}
const menu: front.Schema<Menu> = front.object({
  title: front.string(),
  children: front.optional(front.array(front.lazy(() => menu))),
});

/** Every schema and rule with each set of arguments of its examples, then the structures built from schemas. */
const schemas: [string, front.Schema<unknown>][] = [
  ...ruleTable.flatMap(({ file, schema, examples }) =>
    schema
      ? examples().map(({ args = [] }): [string, front.Schema<unknown>] => [
          `${file} ${JSON.stringify(args)}`,
          schema(...(args as never[])),
        ])
      : [],
  ),
  ...Object.entries({
    object: front.object({ name: front.string(), self: front.optional(front.object({})) }),
    strictObject: front.strictObject({ name: front.string() }),
    'array of objects': front.array(front.object({ name: front.string() })),
    check: front.check<{ length: number }>((value) => value.length > 2),
    pattern: front.pattern(/^\d+$/g),
    lazy: menu,
    optional: front.optional(front.string()),
    nullable: front.nullable(front.string()),
    orEmpty: front.orEmpty(front.string()),
    union: front.union(front.string(), front.array(front.object({ name: front.string() }))),
    variant: front.variant('kind', front.object({ kind: front.string() }), front.object({ kind: front.number() })),
    record: front.record(front.string(), front.record(front.pipe(front.string(), front.minLength(2)), front.number())),
    transform: front.transform(front.union(front.string(), front.number()), (value) => value.toString().at(0)),
    pipe: front.pipe(front.string(), front.required(), front.minLength(2), front.withCode(front.email(), 'mine')),
    configure: front.configure(front.pipe(front.string(), front.email()), { messages: front.zh, stopAt: 'first' }),
  }),
];

/** Arbitrary values, and strings close to valid ones of the predicates. */
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

/** Text that users type and paste into such fields. */
const typed = fc.stringMatching(/^[+086１３８京张三李·•  \u3000,.，¥￥元A-CxXＡｘ()（）-]{0,24}$/u);

/** Functions, because the generator itself cannot contain a revoked proxy. */
const anything = fc.oneof(
  { weight: 9, arbitrary: drawn.map((value) => () => value) },
  { weight: 1, arbitrary: fc.nat(hostileValues.length - 1).map((at) => () => hostileValues[at]) },
);

function expectAnswer(name: string, answer: unknown): void {
  if (typeof answer !== 'boolean') expect.fail(`${name} answered ${typeof answer}`);
}

describe('every predicate', () => {
  it.each(predicates)(
    '%s answers true or false to each hostile value, with and without options [helpers]',
    (name, predicate) => {
      for (const value of hostileValues) {
        expectAnswer(name, predicate(value));
        for (const option of options) expectAnswer(name, predicate(value, option as never));
      }
    },
  );

  it(`answers true or false to ${RUNS.toLocaleString('en')} random values`, { timeout: 900_000 }, () => {
    fc.assert(
      fc.property(anything, (draw) => {
        const value = draw();
        for (const [name, predicate] of predicates) expectAnswer(name, predicate(value));
      }),
      { numRuns: RUNS },
    );
  });

  it('gives the same answer twice', () => {
    fc.assert(
      fc.property(anything, (draw) => {
        const value = draw();
        for (const [, predicate] of predicates) expect(predicate(value)).toBe(predicate(value));
      }),
      { numRuns: 100 },
    );
  });

  // Quadratic work does not end within the limit of the test. `slow-inputs.bench.ts` measures the time.
  it.each([
    [100_000, ''],
    [1_000_000, ' @release'],
  ])(
    'judges and normalises %i bytes, alone and with other signs around [1-mb-is-normalised-and-validated]%s',
    {
      timeout: 120_000,
    },
    (size) => {
      const seeds = ['1', 'A', '京', '元', 'a.', '1,', '(', ' ', '\u3000', '·', '-'];
      const runs = seeds.map((seed) => seed.repeat(size / seed.length));
      for (const text of runs.flatMap((run) => [run, `a${run}!`])) {
        for (const [name, predicate] of predicates) expectAnswer(name, predicate(text));
        for (const change of Object.values(normalise)) expect(change(text)).toBeTypeOf('string');
      }
    },
  );

  it('comes to an end on strings of 100,000 characters made to send it astray', () => {
    let place = 0;
    for (const text of longStrings()) {
      place += 1;
      if (!THOROUGH && place % 7 !== 0) continue;
      for (const [name, predicate] of predicates) expectAnswer(name, predicate(text));
    }
  });
});

describe('every function that parses a value', () => {
  const facts = ruleTable.flatMap(({ facts, predicate }) => (facts ? [{ name: facts.name, facts, predicate }] : []));

  it.each(facts)('$name answers with an object or null to each hostile value', ({ facts }) => {
    for (const value of hostileValues) {
      expect(facts(value) === null || typeof facts(value) === 'object').toBe(true);
      for (const option of options) facts(value, option as never);
    }
  });

  it(`answers with null where the predicate of its file says no, to ${RUNS.toLocaleString('en')} random values`, {
    timeout: 900_000,
  }, () => {
    fc.assert(
      fc.property(anything, (draw) => {
        const value = draw();
        for (const each of facts) {
          const facts = each.facts(value);
          if (typeof facts !== 'object') expect.fail(`${each.name} answered ${typeof facts}`);
          if (each.predicate && each.predicate(value) !== (facts !== null))
            expect.fail(`${each.name} and its predicate differ`);
        }
      }),
      { numRuns: RUNS },
    );
  });
});

describe('every function that normalises', () => {
  const functions = Object.entries(normalise);

  it.each(functions)('%s answers with a string to each hostile value', (_, one) => {
    for (const value of hostileValues) expect(typeof one(value)).toBe('string');
  });

  it(`changes nothing the second time, of ${RUNS.toLocaleString('en')} random values`, { timeout: 900_000 }, () => {
    fc.assert(
      fc.property(
        fc.oneof(
          anything,
          typed.map((value) => () => value),
        ),
        (draw) => {
          const value = draw();
          for (const [name, one] of functions) expect([name, one(one(value))]).toEqual([name, one(value)]);
        },
      ),
      { numRuns: RUNS },
    );
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
