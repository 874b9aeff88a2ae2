import { createClient } from '@libsql/client';
import {
  createSubject,
  decideRecord,
  matches,
  type RecordRules,
  toFilter,
  type Where,
} from '@waybill/auth-core/records';
import { toCondition } from '@waybill/auth-core/sql';
import fc from 'fast-check';
import { chromium, type Page } from 'playwright';
import { afterAll, describe, expect, it, onTestFinished, test } from 'vitest';
import { type ModelPerson, type ModelRule, modelAllows } from '../../../../../apps/sandbox/testing/three-valued-model';
import { bundleScript } from '../../../../../scripts/lib/bundle-script';
import { chromiumLaunch } from '../../../../../scripts/lib/chromium.mjs';
import { roundsOf, seed } from '../../../../../scripts/lib/testing/rounds-of';

const client = createClient({ url: ':memory:' });
afterAll(() => client.close());

const ann = createSubject({ facts: { id: 7 } });

interface Case {
  rules: ModelRule[];
  person: ModelPerson;
  records: object[];
}

/** Asks the database for the verdict on each record of each case, in one query per case. */
async function askDatabase({ rules, person, records }: Case): Promise<boolean[]> {
  const filter = toFilter(rules as RecordRules, { ...person, roles: [] } as never);
  const { sql, args } = toCondition(filter, () => ({ kind: 'json', sql: 'record.value' }));
  const { rows } = await client.execute({
    sql: `SELECT (${sql}) IS TRUE AS allowed FROM json_each(?) AS record ORDER BY record.key`,
    args: [...args, JSON.stringify(records)],
  });
  return rows.map((row) => row.allowed === 1);
}

/** Judges each record in this process; the filter must agree. */
function ask({ rules, person, records }: Case): boolean[] {
  const subject = { ...person, roles: [] } as never;
  const filter = toFilter(rules as RecordRules, subject);
  const answers = records.map((record) => decideRecord(rules as RecordRules, subject, record).allowed);
  expect(records.map((record) => matches(filter, record))).toEqual(answers);
  return answers;
}

/** Judges each record of each case in a page; the cases travel as text, which is fastest. */
const askPage = async (page: Page, cases: Case[]): Promise<boolean[][]> =>
  JSON.parse(
    await page.evaluate(
      (text) =>
        JSON.stringify(
          (JSON.parse(text) as Case[]).map(({ rules, person, records }) => {
            const subject = { ...person, roles: [] } as never;
            return records.map((record) => globalThis.rights.decideRecord(rules as never, subject, record).allowed);
          }),
        ),
      JSON.stringify(cases),
    ),
  ) as boolean[][];

describe('an entry of a list whose fact is unknown [unknown-entry-refuses]', () => {
  const deny = (where: Where): RecordRules => [{ where: {} }, { deny: true, where }];
  const unlessFree = deny({ lines: { some: { price: { lte: 1 } } } });

  it.each<[string, RecordRules, object, boolean]>([
    ['refuses, when a rule denies by it', unlessFree, { lines: [{ price: null }] }, false],
    ['refuses, when the fact is missing', unlessFree, { lines: [{}] }, false],
    ['refuses, when the fact is of another kind', unlessFree, { lines: [{ price: '5' }] }, false],
    ['refuses, beside entries that differ', unlessFree, { lines: [{ price: 5 }, {}] }, false],
    ['allows entries that differ', unlessFree, { lines: [{ price: 5 }] }, true],
    ['allows an empty list', unlessFree, { lines: [] }, true],
    [
      'refuses one list deeper',
      deny({ boxes: { some: { lines: { some: { price: 1 } } } } }),
      { boxes: [{ lines: [{}] }] },
      false,
    ],
    [
      'refuses by a fact of the person that is unknown',
      deny({ lines: { some: { price: 'person.limit' } } }),
      { lines: [{ price: 5 }] },
      false,
    ],
    [
      'refuses, whatever a missing list counts as',
      deny({ lines: { some: { price: 1 }, otherwise: false } }),
      { lines: [{}] },
      false,
    ],
    ['leaves that to a missing list', deny({ lines: { some: { price: 1 }, otherwise: false } }), {}, true],
    ['refuses as a value of the list', deny({ tags: { has: 'secret' } }), { tags: ['open', null] }, false],
    ['refuses as a value of another kind', deny({ tags: { has: 'secret' } }), { tags: [1] }, false],
    ['does not give by its opposite', [{ where: { not: { lines: { some: { price: 1 } } } } }], { lines: [{}] }, false],
    [
      'does not hide an entry that fits',
      [{ where: { lines: { some: { price: 1 } } } }],
      { lines: [{}, { price: 1 }] },
      true,
    ],
  ])('%s', async (_, rules, record, allowed) => {
    expect(decideRecord(rules, ann, record).allowed).toBe(allowed);
    expect(matches(toFilter(rules, ann), record)).toBe(allowed);
    expect(
      await askDatabase({
        rules: rules as ModelRule[],
        person: { admin: false, permissions: [], facts: { id: 7 } },
        records: [record],
      }),
    ).toEqual([allowed]);
  });
});

describe(`tables of three values, with missing and null values at every depth (seed ${seed})`, () => {
  test.each(roundsOf(2000, 100_000))(
    '%i random rules mean the same in the tables, in JavaScript and in SQL, before a release in a browser too%s',
    { timeout: 3_600_000 },
    async (rounds, mark) => {
      const browser = mark === '' ? undefined : await chromium.launch(chromiumLaunch());
      onTestFinished(() => browser?.close());
      const page = await browser?.newPage();
      await page?.addScriptTag({ content: bundleScript('packages/auth-core/src/exports/records.ts', 'rights') });
      let allowed = 0;
      for (let from = 0; from < rounds; from += 1000) {
        const cases = sample(from);
        const expected = cases.map(({ rules, person, records }) =>
          records.map((record) => modelAllows(rules, person, record)),
        );
        for (const [place, each] of cases.entries()) {
          const text = JSON.stringify(each);
          expect(ask(each), text).toEqual(expected[place]);
          expect(await askDatabase(each), text).toEqual(expected[place]);
        }
        if (page) {
          const answers = await askPage(page, cases);
          const wrong = cases.filter((_, place) => String(answers[place]) !== String(expected[place]));
          expect(wrong.slice(0, 1), `${wrong.length} from ${from}`).toEqual([]);
        }
        allowed += expected.flat().filter(Boolean).length;
      }
      // A sample that allows nothing, or everything, would prove nothing.
      expect(allowed).toBeGreaterThan((rounds * perCase) / 20);
      expect(allowed).toBeLessThan((rounds * perCase * 19) / 20);
    },
  );
});

const perCase = 4;
/** A thousand cases; each thousand has its own seed, so that a failure can be repeated alone. */
const sample = (from: number) => fc.sample(oneCase, { seed: seed + from, numRuns: 1000 });

const text = fc.constantFrom('a', 'b', 'B', '', '待接单', '\u{1f600}', '\uffee');
const number = fc.constantFrom(-1, 0, 1, 2, 0.5, 1e15);
const value = fc.oneof(text, number, fc.boolean());
/** Often absent, null, or of another kind. */
const leaf = fc.oneof(
  { weight: 5, arbitrary: value },
  { weight: 3, arbitrary: fc.constant(null) },
  fc.constant({ x: 1 }),
);
const names = ['p', 'q', 'r'];

/** Objects and lists in each other, three deep. */
const nodeAt = (depth: number): fc.Arbitrary<unknown> =>
  depth === 0
    ? leaf
    : fc.oneof(
        { weight: 2, arbitrary: leaf },
        { weight: 3, arbitrary: fc.array(nodeAt(depth - 1), { maxLength: 3 }) },
        { weight: 3, arbitrary: objectAt(depth - 1) },
      );
const objectAt = (depth: number) =>
  fc.record({ p: nodeAt(depth), q: nodeAt(depth), r: nodeAt(depth) }, { requiredKeys: [] });

const personFact = fc.constantFrom('id', 'region', 'regions', 'mixed', 'none', 'unknown').map((person) => ({ person }));
const operand = fc.oneof({ weight: 4, arbitrary: value }, { weight: 1, arbitrary: personFact });
const ordered = fc.oneof({ weight: 4, arbitrary: fc.oneof(text, number) }, { weight: 1, arbitrary: personFact });
const severalOfAKind = fc.oneof(
  ...[text, number, fc.boolean()].map((kind) => fc.array<unknown>(kind, { maxLength: 2 })),
);
const several = fc.oneof(
  severalOfAKind,
  fc.array(operand, { maxLength: 2 }).filter((all) => all.some((each) => typeof each === 'object')),
);
const otherwise = fc.option(fc.boolean(), { nil: undefined, freq: 2 });
const withOtherwise = (tests: fc.Arbitrary<object>) =>
  fc.tuple(tests, otherwise).map(([all, counts]) => (counts === undefined ? all : { ...all, otherwise: counts }));

const plainTest = fc.oneof(
  value,
  fc.constantFrom('me', 'person.region', 'person.unknown'),
  severalOfAKind,
  fc.constant(null),
  withOtherwise(fc.record({ is: fc.oneof(operand, fc.constant(null)) })),
  withOtherwise(fc.record({ not: fc.oneof(operand, fc.constant(null)) })),
  withOtherwise(fc.record({ in: several })),
  withOtherwise(fc.record({ notIn: several })),
  withOtherwise(fc.record({ exists: fc.boolean() })),
  withOtherwise(fc.record({ lt: ordered, gte: ordered }, { requiredKeys: ['lt'] })),
  withOtherwise(fc.record({ lte: ordered, gt: ordered }, { requiredKeys: ['lte'] })),
);
const testAt = (depth: number): fc.Arbitrary<unknown> =>
  fc.oneof(
    { weight: 4, arbitrary: plainTest },
    { weight: 1, arbitrary: withOtherwise(fc.record({ has: operand })) },
    { weight: 1, arbitrary: withOtherwise(fc.record({ hasAll: fc.array(operand, { minLength: 1, maxLength: 2 }) })) },
    { weight: 1, arbitrary: withOtherwise(fc.record({ size: fc.integer({ min: 0, max: 2 }) })) },
    ...(depth > 0 ? [{ weight: 6, arbitrary: withOtherwise(fc.record({ some: whereAt(depth - 1, entryFact) })) }] : []),
  );
const factName = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...names) },
  fc.constantFrom('p.q', 'q.0', 'r.1.p', 'p.length', '0'),
);
/** For an entry, the entry itself is also a fact. */
const entryFact = fc.oneof({ weight: 4, arbitrary: factName }, fc.constant('.'));
const whereAt = (depth: number, name = factName): fc.Arbitrary<object> => {
  const facts = fc.dictionary(name, testAt(depth), { minKeys: 1, maxKeys: 2 });
  const parts = fc.array(facts, { maxLength: 2 });
  return fc.oneof(
    { weight: 5, arbitrary: facts },
    { weight: 1, arbitrary: fc.constant({}) },
    { weight: 1, arbitrary: fc.record({ not: facts }) },
    { weight: 1, arbitrary: fc.record({ anyOf: parts }) },
    { weight: 1, arbitrary: fc.record({ not: fc.record({ anyOf: parts }), allOf: parts }) },
  );
};
const rule = fc.record(
  { permission: fc.constantFrom('held', 'other'), where: whereAt(2), when: whereAt(1), deny: fc.boolean() },
  { requiredKeys: ['where'] },
);
const oneCase = fc.record({
  // The first rule allows, so that others can deny.
  rules: fc
    .tuple(
      fc.oneof(
        fc.constant({ where: {} }),
        rule.map(({ deny: _, ...gives }) => gives),
      ),
      fc.array(rule, { minLength: 1, maxLength: 2 }),
    )
    .map(([first, more]) => [first, ...more]),
  person: fc.record({
    admin: fc.oneof({ weight: 9, arbitrary: fc.constant(false) }, fc.constant(true)),
    permissions: fc.constantFrom(['held'], ['held'], []),
    facts: fc.record(
      {
        id: number,
        region: text,
        regions: fc.array(text, { maxLength: 2 }),
        mixed: fc.constant(['a', 1]),
        none: fc.constant([]),
      },
      { requiredKeys: [] },
    ),
  }),
  records: fc.array(objectAt(3), { minLength: perCase, maxLength: perCase }),
}) as unknown as fc.Arbitrary<Case>;

declare global {
  var rights: typeof import('@waybill/auth-core/records');
}
