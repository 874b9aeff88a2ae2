import { createClient } from '@libsql/client';
import {
  createSubject,
  decideRecord,
  matches,
  type RecordFilter,
  type RecordRules,
  type Subject,
  toFilter,
} from '@waybill/auth-core/records';
import { type FactPlaces, NoCondition, toCondition } from '@waybill/auth-core/sql';
import fc from 'fast-check';
import { chromium } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bundleScript } from '../../../../../scripts/lib/bundle-script';
import { chromiumLaunch } from '../../../../../scripts/lib/chromium.mjs';
import { seed } from '../../../../../scripts/lib/testing/rounds-of';

const client = createClient({ url: ':memory:' });
afterAll(() => client.close());

const isThorough = process.env.WAYBILL_THOROUGH === '1';
/** Groups of rules, each with a user and records. */
const groups = isThorough ? 2000 : 60;
const perGroup = 50;

interface Group {
  rules: RecordRules;
  person: Subject;
  records: readonly object[];
}

describe(`a condition of SQL (seed ${seed})`, () => {
  let sample: Group[];
  beforeAll(() => {
    sample = fc.sample(group, { seed, numRuns: groups });
  });

  it('is true for the very records that rules allow, in JSON', async () => {
    let allowed = 0;
    for (const { rules, person, records } of sample) {
      const verdicts = records.map((record) => decideRecord(rules, person, record).allowed);
      const { sql, args } = toCondition(toFilter(rules, person), () => ({ kind: 'json', sql: 'record.value' }));
      const { rows } = await client.execute({
        sql: `SELECT (${sql}) IS TRUE AS allowed FROM json_each(?) AS record ORDER BY record.key`,
        args: [...args, JSON.stringify(records)],
      });
      expect(
        rows.map((row) => row.allowed === 1),
        JSON.stringify({ seed, rules, person, records }),
      ).toEqual(verdicts);
      allowed += verdicts.filter(Boolean).length;
    }
    // A sample that allows nothing, or everything, would prove nothing.
    expect(allowed).toBeGreaterThan((groups * perGroup) / 20);
    expect(allowed).toBeLessThan((groups * perGroup * 19) / 20);
  });

  it('is true for the very records that rules allow, in columns of a table', async () => {
    await client.execute('CREATE TABLE flat (place INTEGER, owner INTEGER, state TEXT, cents REAL, paid INTEGER)');
    for (const { rules, person, records } of fc.sample(flatGroup, { seed, numRuns: groups })) {
      await client.execute('DELETE FROM flat');
      await client.execute({
        sql: `INSERT INTO flat SELECT key, value ->> 'owner', value ->> 'state', value ->> 'cents', value ->> 'paid' FROM json_each(?)`,
        args: [JSON.stringify(records)],
      });
      const { sql, args } = toCondition(toFilter(rules, person), columns);
      const { rows } = await client.execute({
        sql: `SELECT place FROM flat WHERE ${sql} ORDER BY place`,
        args: [...args],
      });
      expect(
        rows.map(({ place }) => place),
        JSON.stringify({ seed, rules, person, records }),
      ).toEqual(records.flatMap((record, place) => (decideRecord(rules, person, record).allowed ? [place] : [])));
    }
  });

  it.runIf(isThorough)(
    'is what a browser says of the same rules, people and records, and of the filter that comes as JSON',
    { timeout: 120_000 },
    async () => {
      const browser = await chromium.launch(chromiumLaunch());
      try {
        const page = await browser.newPage();
        await page.addScriptTag({ content: bundleScript('packages/auth-core/src/exports/records.ts', 'rights') });
        for (let from = 0; from < sample.length; from += 100) {
          const part = sample.slice(from, from + 100);
          const judged = await page.evaluate(
            (given: (Group & { filter: RecordFilter })[]) =>
              given.map(({ rules, person, records, filter }) =>
                records.map((record) => [
                  globalThis.rights.decideRecord(rules, person, record).allowed,
                  globalThis.rights.matches(filter, record),
                ]),
              ),
            part.map((each) => ({ ...each, filter: toFilter(each.rules, each.person) })),
          );
          const here = part.map(({ rules, person, records }) =>
            records.map((record) => {
              const { allowed } = decideRecord(rules, person, record);
              return [allowed, allowed];
            }),
          );
          expect(judged, `seed ${seed}`).toEqual(here);
        }
      } finally {
        await browser.close();
      }
    },
  );

  it('can be joined with another condition unchanged', async () => {
    const rules = [{ where: { owner: 1 } }, { where: { state: 'signed' } }];
    const { sql, args } = toCondition(toFilter(rules, createSubject({})), columns);
    const { rows } = await client.execute({
      sql: `SELECT 1 FROM (SELECT 2 AS owner, 'signed' AS state) WHERE 1 = 0 AND ${sql}`,
      args: [...args],
    });
    expect(rows).toEqual([]);
  });

  it('uses the column of a fact as it is, so that an index serves', () => {
    const ownRule = { permission: 'write:order', where: { owner: 'me' }, when: { state: ['pending', 'accepted'] } };
    const ann = createSubject({ permissions: ['write:order'], facts: { id: 7 } });
    expect(toCondition(toFilter(ownRule, ann), columns)).toEqual({
      sql: '(owner = ? AND state IN (?, ?))',
      args: [7, 'pending', 'accepted'],
    });
    expect(toCondition(toFilter(ownRule, createSubject({})), columns)).toEqual({ sql: '0', args: [] });
  });

  it.each<[string, RecordFilter]>([
    ['a fact without a column', { kind: 'fact', fact: 'carrier', test: 'is', value: 'X' }],
    ['a fact of a prototype', { kind: 'fact', fact: 'constructor', test: 'exists' }],
    ['a regular expression', { kind: 'fact', fact: 'state', test: 'matches', value: '^p', flags: '' }],
  ])('is not made up for %s', (_, filter) => expect(() => toCondition(filter, columns)).toThrow(NoCondition));

  it('names the fact without a column, and the column of an unknown kind', () => {
    const filter = { kind: 'fact', fact: 'carrier', test: 'is', value: 'X' } as const;
    expect(() => toCondition(filter, columns)).toThrow('No column holds the fact "carrier".');
    const places = { carrier: { kind: 'text', sql: 'orders.carrier' } } as unknown as FactPlaces;
    expect(() => toCondition(filter, places)).toThrow(
      'The column "orders.carrier" of the fact "carrier" has the unknown kind "text".',
    );
  });

  it.each([`o"wner`, 'a\\b', '', 'a..b', 'lines.4294967296'])(
    'of a path that SQLite does not know is refused: %s',
    (fact) => {
      const filter = { kind: 'fact', fact, test: 'exists' } as const;
      expect(() => toCondition(filter, () => ({ kind: 'json', sql: 'record' }))).toThrow(NoCondition);
    },
  );

  it('takes a quote in the name of a fact as a part of it', async () => {
    const filter = { kind: 'fact', fact: `o'ne`, test: 'is', value: 1 } as const;
    const { sql, args } = toCondition(filter, () => ({ kind: 'json', sql: '?' }));
    const record = { "o'ne": 1 };
    expect(matches(filter, record)).toBe(true);
    const text = JSON.stringify(record);
    const { rows } = await client.execute({ sql: `SELECT ${sql} AS is_so`, args: [text, text, ...args] });
    expect(rows[0]?.is_so).toBe(1);
  });
});

const columns: FactPlaces = {
  owner: { kind: 'number', sql: 'owner' },
  state: { kind: 'string', sql: 'state' },
  cents: { kind: 'number', sql: 'cents' },
  paid: { kind: 'boolean', sql: 'paid' },
};

const state = fc.constantFrom('pending', 'accepted', 'signed', 'Pending', '', '待接单', '\u{1f600}', '\uffee', "it's");
const number = fc.oneof(fc.integer({ min: -2, max: 3 }), fc.constantFrom(0.5, -0, 1e15, 2 ** 53, 1e300));
const value = fc.oneof(state, number, fc.boolean());
const operand = fc.oneof(
  { weight: 4, arbitrary: value },
  { weight: 1, arbitrary: fc.constantFrom('id', 'region', 'regions', 'none', 'unknown').map((person) => ({ person })) },
);
const kindOfValues = fc.oneof(
  fc.array(state, { maxLength: 3 }),
  fc.array(number, { maxLength: 3 }),
  fc.array(fc.boolean(), { maxLength: 2 }),
);
const ordered = fc.oneof(state, number, fc.constant({ person: 'id' }));

/** Tests of one value, of any kind and so often of the wrong one. */
const flatTest = fc.oneof(
  value,
  fc.constantFrom('me', 'person.region', 'person.unknown'),
  kindOfValues,
  fc.constant(null),
  fc.record({ is: operand }),
  fc.record({ not: fc.oneof(operand, fc.constant(null)), otherwise: fc.boolean() }, { requiredKeys: ['not'] }),
  fc.record({ in: kindOfValues, otherwise: fc.boolean() }, { requiredKeys: ['in'] }),
  fc.record({ notIn: kindOfValues }),
  fc.record({ exists: fc.boolean() }),
  fc.record({ lt: ordered, gte: ordered, otherwise: fc.boolean() }, { requiredKeys: ['lt'] }),
  fc.record({ gt: ordered }),
  fc.record({ lte: ordered, otherwise: fc.boolean() }, { requiredKeys: ['lte'] }),
);
const listTest = fc.oneof(
  fc.record({ has: operand, otherwise: fc.boolean() }, { requiredKeys: ['has'] }),
  fc.record({ hasAll: fc.array(value, { minLength: 1, maxLength: 2 }) }),
  fc.record({ size: fc.integer({ min: 0, max: 3 }) }),
  fc.record({
    some: fc.oneof(
      fc.record({ state: flatTest }),
      fc.record({ '.': flatTest }),
      fc.record({ owner: flatTest, tags: fc.record({ has: value }) }),
    ),
  }),
);
const whereOf = (condition: fc.Arbitrary<object>) => {
  const flat = fc.array(condition, { maxLength: 2 }).map((all) => Object.assign({}, ...all) as object);
  return fc.oneof(
    { weight: 3, arbitrary: flat },
    { weight: 1, arbitrary: fc.record({ anyOf: fc.array(flat, { minLength: 1, maxLength: 2 }) }) },
    { weight: 1, arbitrary: fc.record({ not: flat }) },
    { weight: 1, arbitrary: fc.record({ allOf: fc.tuple(flat, fc.record({ not: flat })) }) },
  );
};
const named = (facts: readonly string[], test: fc.Arbitrary<unknown>) =>
  fc.tuple(fc.constantFrom(...facts), test).map(([fact, given]) => ({ [fact]: given }));
const ruleOf = (where: fc.Arbitrary<object>) =>
  fc.record(
    {
      permission: fc.constantFrom('write:order', 'other'),
      where,
      when: where,
      deny: fc.boolean(),
    },
    { requiredKeys: ['where'] },
  );
const rulesOf = (where: fc.Arbitrary<object>) =>
  // The first rule allows, so that a later one can deny.
  fc
    .tuple(
      ruleOf(where).map(({ deny: _, ...rule }) => rule),
      fc.array(ruleOf(where), { maxLength: 2 }),
    )
    .map(([first, more]) => [first, ...more]);

const person = fc
  .record({
    admin: fc.oneof({ weight: 9, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.constant(true) }),
    permissions: fc.constantFrom(['write:order'], ['write:order'], []),
    facts: fc.record(
      {
        id: fc.integer({ min: 0, max: 3 }),
        region: state,
        regions: fc.array(state, { maxLength: 3 }),
        none: fc.constant([]),
      },
      { requiredKeys: [] },
    ),
  })
  .map((each) => ({ roles: [], ...each }));

const anything = fc.oneof(
  { weight: 4, arbitrary: value },
  fc.constant(null),
  fc.array(value, { maxLength: 3 }),
  fc.record({ state: value }),
);
const line = fc.oneof(
  fc.record({ state: anything, owner: value, tags: fc.array(value, { maxLength: 2 }) }, { requiredKeys: [] }),
  value,
  fc.array(value, { maxLength: 2 }),
  fc.constant(null),
);
const record = fc.record(
  {
    owner: anything,
    state: anything,
    cents: anything,
    paid: anything,
    tags: fc.oneof(fc.array(value, { maxLength: 3 }), anything),
    lines: fc.oneof(fc.array(line, { maxLength: 3 }), anything),
    party: fc.oneof(fc.record({ state: anything, '0': value }, { requiredKeys: [] }), anything),
  },
  { requiredKeys: [] },
);
const facts = [
  'owner',
  'state',
  'cents',
  'paid',
  'party.state',
  'party.0',
  'tags.0',
  'lines.1.state',
  'tags.length',
  'nothing',
];
const group: fc.Arbitrary<Group> = fc.record({
  rules: rulesOf(
    whereOf(fc.oneof({ weight: 3, arbitrary: named(facts, flatTest) }, named(['tags', 'lines', 'state'], listTest))),
  ),
  person,
  records: fc.array(record, { minLength: perGroup, maxLength: perGroup }),
}) as fc.Arbitrary<Group>;
const flatRecord = fc.record(
  { owner: fc.integer({ min: -2, max: 3 }), state, cents: number, paid: fc.boolean() },
  { requiredKeys: [] },
);
const flatGroup: fc.Arbitrary<Group> = fc.record({
  rules: rulesOf(whereOf(named(['owner', 'state', 'cents', 'paid'], flatTest))),
  person,
  records: fc.array(flatRecord, { minLength: perGroup, maxLength: perGroup }),
}) as fc.Arbitrary<Group>;

declare global {
  var rights: typeof import('@waybill/auth-core/records');
}
