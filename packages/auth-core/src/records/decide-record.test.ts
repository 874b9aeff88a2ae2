import { describe, expect, it } from 'vitest';
import { createSubject } from '../guard/holdings';
import type { RecordRule, RecordRules } from '../guard/record-rule';
import type { Subject } from '../guard/subject';
import type { Where } from '../guard/where';
import { canRecord, createRecordChecker, decideRecord, fieldsOf, toFilter } from './decide-record';
import { matches } from './judge';
import { missingFacts } from './record-verdict';

const ann = createSubject({
  permissions: ['write:order'],
  facts: { id: 7, region: 'east', regions: ['east', 'north'], none: [], limit: 100 },
});
const admin: Subject = { admin: true, roles: [], permissions: [] };
const ownPending: RecordRule = { permission: 'write:order', where: { owner: 'me', state: ['pending'] } };

/** Evaluates a single condition of a record; the evaluator and the filter must agree. */
function says(where: Where, record: object, subject: Subject = ann): boolean {
  const rules = { where };
  const { allowed } = decideRecord(rules, subject, record);
  expect(matches(toFilter(rules, subject), record)).toBe(allowed);
  return allowed;
}

describe('a rule over records', () => {
  it('allows a matching record, and names the rule', () => {
    expect(decideRecord(ownPending, ann, { owner: 7, state: 'pending' })).toEqual({
      allowed: true,
      reason: { kind: 'allowed', rule: 0 },
    });
  });

  it('refuses a fact that differs, with the expected value and without the actual one', () => {
    expect(decideRecord(ownPending, ann, { owner: 8, state: 'pending' })).toEqual({
      allowed: false,
      reason: {
        kind: 'refused',
        rules: [{ rule: 0, facts: [{ fact: 'owner', problem: 'differs', test: 'is', expected: 7 }] }],
      },
    });
  });

  it('refuses by a fact that is missing, null or undefined, and names it', () => {
    for (const record of [
      { state: 'pending' },
      { state: 'pending', owner: null },
      { state: 'pending', owner: undefined },
    ]) {
      const verdict = decideRecord(ownPending, ann, record);
      expect(verdict.allowed).toBe(false);
      expect(missingFacts(verdict)).toEqual(['owner']);
    }
  });

  it('refuses by a fact of another kind: a number is no text', () => {
    expect(decideRecord(ownPending, ann, { owner: '7', state: 'pending' }).reason).toEqual({
      kind: 'refused',
      rules: [{ rule: 0, facts: [{ fact: 'owner', problem: 'kind', test: 'is', expected: 7 }] }],
    });
  });

  it('refuses by names before anything of the record, with the reason of a guard', () => {
    const verdict = decideRecord(ownPending, createSubject({ roles: ['Agent'], facts: { id: 7 } }), {
      owner: 7,
      state: 'pending',
    });
    expect(verdict.reason).toEqual({
      kind: 'refused',
      rules: [
        {
          rule: 0,
          facts: [],
          names: {
            kind: 'rule',
            mode: 'oneOf',
            needs: ['write:order'],
            held: { roles: [], permissions: [], names: [] },
            missing: { roles: [], permissions: ['write:order'], names: [] },
            holds: ['Agent'],
          },
        },
      ],
    });
  });

  it('refuses where a fact of the person is missing, and names that', () => {
    const verdict = decideRecord(ownPending, createSubject({ permissions: ['write:order'] }), {
      owner: 7,
      state: 'pending',
    });
    expect(missingFacts(verdict)).toEqual(['person.id']);
  });

  it('is open to the full-access flag, whatever its condition', () => {
    expect(canRecord(ownPending, admin, {})).toBe(true);
    expect(toFilter(ownPending, admin)).toEqual({ kind: 'all' });
  });

  it('applies "when" to the full-access flag too', () => {
    const rule: RecordRule = { ...ownPending, where: { owner: 'me' }, when: { state: ['pending'] } };
    expect(canRecord(rule, admin, { owner: 8, state: 'pending' })).toBe(true);
    expect(canRecord(rule, admin, { owner: 8, state: 'signed' })).toBe(false);
    expect(canRecord(rule, ann, { owner: 7, state: 'signed' })).toBe(false);
    expect(canRecord(rule, ann, { owner: 7, state: 'pending' })).toBe(true);
  });

  it('requires its flags of everybody', () => {
    const rule: RecordRule = { ...ownPending, flag: ['new-prices'] };
    expect(canRecord(rule, admin, { owner: 7, state: 'pending' })).toBe(false);
    expect(canRecord(rule, { ...admin, flags: ['new-prices'] }, {})).toBe(true);
  });

  it('takes roles and permissions in the modes of a guard', () => {
    const rule: RecordRule = { role: 'Agent', permission: ['write:order'], mode: 'allOf', where: {} };
    expect(canRecord(rule, ann, {})).toBe(false);
    expect(canRecord(rule, { ...ann, roles: ['Agent'] }, {})).toBe(true);
  });

  it('reads the subject again if it was not made by createSubject', () => {
    const subject = { admin: false, roles: [], permissions: [] as string[], facts: { id: 7 } };
    expect(canRecord(ownPending, subject, { owner: 7, state: 'pending' })).toBe(false);
    subject.permissions.push('write:order');
    expect(canRecord(ownPending, subject, { owner: 7, state: 'pending' })).toBe(true);
  });
});

describe('several rules', () => {
  const rules: RecordRules = [
    { permission: 'manage:order', where: {} },
    ownPending,
    { where: { archived: true }, deny: true },
  ];

  it('allow where any allows; the last that applies decides', () => {
    const record = { owner: 7, state: 'pending', archived: false };
    expect(decideRecord(rules, ann, record).reason).toEqual({ kind: 'allowed', rule: 1 });
    expect(decideRecord(rules, ann, { ...record, archived: true }).reason).toEqual({ kind: 'denied', rule: 2 });
    expect(canRecord([...rules, ownPending], ann, { ...record, archived: true })).toBe(true);
  });

  it('deny if it is unknown whether a rule revokes, and name the fact', () => {
    const verdict = decideRecord(rules, ann, { owner: 7, state: 'pending' });
    expect(verdict.allowed).toBe(false);
    expect(missingFacts(verdict)).toEqual(['archived']);
  });

  it('name the problems of each rule that could allow', () => {
    const verdict = decideRecord(rules, ann, { owner: 8, state: 'signed', archived: false });
    expect(verdict.reason).toMatchObject({
      kind: 'refused',
      rules: [
        { rule: 0, names: { missing: { permissions: ['manage:order'] } } },
        { rule: 1, facts: [{ fact: 'owner' }, { fact: 'state' }] },
      ],
    });
  });

  it('allow nothing if they are invalid', () => {
    expect(decideRecord([], ann, {})).toEqual({ allowed: false, reason: { kind: 'empty' } });
    expect(toFilter([], ann)).toEqual({ kind: 'none' });
  });
});

describe('a condition', () => {
  const record = {
    owner: 7,
    state: 'pending',
    paid: false,
    cents: 250,
    region: 'east',
    me: 'me',
    at: '2025-03-01T00:00:00.000Z',
    on: new Date('2025-03-01T00:00:00.000Z'),
    consignor: { region: 'north' },
    tags: ['new', 7],
    lines: [{ price: 3, kind: 'a' }, { price: 9 }],
    empty: [],
  };

  it.each<[string, Where]>([
    ['one value', { owner: 7 }],
    ['the person', { owner: 'me' }],
    ['a fact of the person', { region: 'person.region' }],
    ['a list of the person, any of which counts', { region: 'person.regions' }],
    ['a fact of the person in the long form', { owner: { person: 'id' }, region: { is: { person: 'region' } } }],
    ['one of several', { state: ['pending', 'accepted'] }],
    ['one of several that stand for the person', { owner: [3, 'me'] }],
    ['the text "me", in the long form', { me: { is: 'me' } }],
    ['false', { paid: false }],
    ['is', { state: { is: 'pending' } }],
    ['not', { state: { not: 'signed' } }],
    ['in', { cents: { in: [250] } }],
    ['notIn', { state: { notIn: ['signed', 'cancelled'] } }],
    ['notIn of a person who has none', { state: { notIn: [{ person: 'none' }] } }],
    ['lt and gt', { cents: { gt: 249, lt: 251 } }],
    ['lte and gte', { cents: { gte: 250, lte: 250 } }],
    ['a number of the person', { cents: { gt: { person: 'limit' } } }],
    ['moments as texts', { at: { gte: '2025-01-01', lt: '2025-03-01T00:00:00.001Z' } }],
    ['a Date as its text', { on: '2025-03-01T00:00:00.000Z' }],
    ['exists', { owner: { exists: true }, signedAt: { exists: false } }],
    ['null for what is missing', { signedAt: null, carrier: { is: null }, owner: { not: null } }],
    ['a path', { 'consignor.region': 'north' }],
    ['a place in a list', { 'lines.1.price': 9 }],
    ['has', { tags: { has: 'new' } }],
    ['hasAll', { tags: { hasAll: ['new', 7] } }],
    ['size', { lines: { size: 2 }, empty: { size: 0 } }],
    ['some', { lines: { some: { price: { gt: 5 } } } }],
    ['some of what stands in the list itself', { tags: { some: { '.': { gte: 7 } } } }],
    ['matches', { state: { matches: '^PEND', flags: 'i' } }],
    ['anyOf', { anyOf: [{ owner: 8 }, { state: 'pending' }] }],
    ['allOf', { allOf: [{ owner: 7 }, { state: 'pending' }] }],
    ['not around several', { not: { owner: 8, state: 'pending' } }],
    ['otherwise, where the fact is missing', { carrier: { is: 'X', otherwise: true } }],
    ['otherwise under not', { not: { carrier: { is: 'X', otherwise: false } } }],
    ['what is known beside what is not', { anyOf: [{ carrier: 'X' }, { owner: 7 }] }],
  ])('fits: %s', (_, where) => expect(says(where, record)).toBe(true));

  it.each<[string, Where]>([
    ['another value', { owner: 8 }],
    ['the text "me" is not the person', { me: 'me' }],
    ['an unknown fact', { carrier: 'X' }],
    ['nor its opposite', { carrier: { not: 'X' } }],
    ['nor is it outside of a list', { carrier: { notIn: ['X'] } }],
    ['not of what is missing', { not: { carrier: 'X' } }],
    ['a number for a text', { state: 1 }],
    ['nor is it another than a number', { state: { not: 1 } }],
    ['a text for a number', { cents: { gt: '1' } }],
    ['a list for a value', { tags: 'new' }],
    ['a value for a list', { state: { has: 'pending' } }],
    ['a length for what is none', { state: { size: 7 } }],
    ['an object', { consignor: 'north' }],
    ['beyond a value', { 'state.length': 7 }],
    ['the length of a list', { 'tags.length': 2 }],
    ['beyond a list', { 'lines.price': 3 }],
    ['a place that is no number', { 'lines.01.price': 9 }],
    ['an unknown fact of the person', { region: 'person.branch' }],
    ['nor its opposite', { region: { not: { person: 'branch' } } }],
    ['otherwise is not for what the person lacks', { region: { is: { person: 'branch' }, otherwise: true } }],
    ['a list of the person that is empty', { region: 'person.none' }],
    ['one of none', { state: [] }],
    ['one that differs of several', { owner: 7, state: 'signed' }],
    ['some of none', { empty: { some: { price: 1 } } }],
    ['otherwise false', { carrier: { not: 'X', otherwise: false } }],
  ])('does not fit: %s', (_, where) => expect(says(where, record)).toBe(false));

  it('reads own properties alone', () => {
    const inherited = Object.create({ owner: 7 }) as object;
    expect(says({ owner: 7 }, inherited)).toBe(false);
    expect(says({ constructor: { exists: true } }, {})).toBe(false);
    expect(says({ toString: { exists: true } }, {})).toBe(false);
    expect(says(JSON.parse('{"__proto__":{"exists":true}}') as Where, {})).toBe(false);
    expect(says(JSON.parse('{"__proto__":1}') as Where, JSON.parse('{"__proto__":1}') as object)).toBe(true);
    expect(says({ owner: 'person.constructor.name' }, { owner: 'Object' })).toBe(false);
  });

  it('compares nothing with NaN, an endless number, a bigint, a symbol, a function or a broken Date', () => {
    for (const value of [Number.NaN, Number.POSITIVE_INFINITY, 7n, Symbol('7'), () => 7, new Date(Number.NaN)]) {
      expect(says({ a: { lt: 9 } }, { a: value })).toBe(false);
      expect(says({ a: { not: 9 } }, { a: value })).toBe(false);
      expect(says({ a: { exists: true } }, { a: value })).toBe(true);
    }
  });

  it('compares texts by code points', () => {
    expect(says({ a: { lt: '\u{1f600}' } }, { a: '\uffee' })).toBe(true);
    expect(says({ a: { gt: 'ab' } }, { a: 'abc' })).toBe(true);
    expect(says({ a: { lt: 'b' } }, { a: 'B' })).toBe(true);
  });

  it.each<[string, unknown, string]>([
    ['no object', null, 'where'],
    ['a list', [], 'where'],
    ['an unknown test', { owner: { equals: 7 } }, 'where.owner.equals'],
    ['a test of a prototype', { owner: { constructor: 7 } }, 'where.owner.constructor'],
    ['no test', { owner: {} }, 'where.owner'],
    ['a test with nothing but otherwise', { owner: { otherwise: true } }, 'where.owner'],
    ['values of two kinds', { owner: [7, 'x'] }, 'where.owner'],
    ['a value that is none', { owner: { is: [] } }, 'where.owner.is'],
    ['a number that is none', { owner: { is: Number.NaN } }, 'where.owner.is'],
    ['an order of truth', { owner: { lt: true } }, 'where.owner.lt'],
    ['a list that is none', { owner: { in: 7 } }, 'where.owner.in'],
    ['all of nothing', { owner: { hasAll: [] } }, 'where.owner.hasAll'],
    ['half a length', { owner: { size: 0.5 } }, 'where.owner.size'],
    ['a broken pattern', { owner: { matches: '(' } }, 'where.owner.matches'],
    ['flags without a pattern', { owner: { is: 'x', flags: 'i' } }, 'where.owner.flags'],
    ['a flag that keeps a place', { owner: { matches: 'x', flags: 'g' } }, 'where.owner.matches'],
    ['anyOf of no list', { anyOf: {} }, 'where.anyOf'],
    ['deep inside', { anyOf: [{ lines: { some: { price: { above: 1 } } } }] }, 'where.anyOf.0.lines.some.price.above'],
  ])('that is invalid denies, however it is joined, and is named: %s', (_, where, at) => {
    const rules = [{ where: {} }, { where: where as Where }];
    for (const subject of [ann, admin])
      expect(decideRecord(rules, subject, { owner: 7 })).toEqual({
        allowed: false,
        reason: { kind: 'malformed', rule: 1, at },
      });
    expect(toFilter(rules, ann)).toEqual({ kind: 'none' });
  });

  it.each<[string, unknown, string]>([
    ['a name that is none', { permission: 7, where: {} }, 'names'],
    ['an unknown mode', { permission: 'a', mode: 'some', where: {} }, 'names'],
    ['no records', { permission: 'write:order' }, 'where'],
    ['fields that are none', { where: {}, fields: 'price' }, 'fields'],
    ['no fields', { where: {}, fields: [] }, 'fields'],
    ['an unknown part', { where: {}, inverted: true }, 'inverted'],
    ['no rule', 7, 'rule'],
  ])('so does a rule: %s', (_, rule, at) => {
    expect(decideRecord([rule as RecordRule], ann, {}).reason).toEqual({ kind: 'malformed', rule: 0, at });
  });

  it('is preserved by JSON', () => {
    const rules: RecordRules = [ownPending, { where: { 'lines.0.price': { gt: 1, otherwise: false } }, deny: true }];
    const sent = JSON.parse(JSON.stringify(rules)) as RecordRules;
    expect(decideRecord(sent, ann, { owner: 7, state: 'pending' })).toEqual(
      decideRecord(rules, ann, { owner: 7, state: 'pending' }),
    );
    const filter = toFilter(rules, ann);
    expect(JSON.parse(JSON.stringify(filter))).toEqual(filter);
  });
});

describe('fields', () => {
  const rules: RecordRules = [
    { permission: 'write:order', where: { owner: 'me' }, fields: ['remark', 'consignee.*'] },
    { permission: 'price:order', where: {}, fields: ['price'] },
    { where: { state: 'signed' }, fields: ['remark'], deny: true },
  ];
  const record = { owner: 7, state: 'pending' };

  it('are allowed one by one', () => {
    expect(fieldsOf(rules, ann, record, ['remark', 'price', 'consignee.name', 'owner'])).toEqual([
      'remark',
      'consignee.name',
    ]);
    expect(fieldsOf(rules, ann, { ...record, state: 'signed' }, ['remark', 'consignee.name'])).toEqual([
      'consignee.name',
    ]);
    expect(fieldsOf(rules, admin, record, ['remark', 'price', 'owner'])).toEqual(['remark', 'price']);
  });

  it('are all allowed by a rule without fields, whatever their names', () => {
    expect(canRecord(ownPending, ann, { owner: 7, state: 'pending' }, 'anything')).toBe(true);
  });

  it('of any kind count without a given field; a rule that denies some leaves others', () => {
    expect(canRecord(rules, ann, { ...record, state: 'signed' })).toBe(true);
    expect(canRecord(rules, createSubject({ facts: { id: 7 } }), record)).toBe(false);
  });

  it('have a filter of their own', () => {
    expect(toFilter(rules, ann, 'price')).toEqual({ kind: 'none' });
    expect(matches(toFilter(rules, ann, 'remark'), record)).toBe(true);
    expect(matches(toFilter(rules, ann, 'remark'), { ...record, state: 'signed' })).toBe(false);
  });

  it('say the reason of the field', () => {
    expect(createRecordChecker(rules, ann)(record, 'owner').reason).toEqual({ kind: 'empty' });
    expect(createRecordChecker(rules, ann)(record, 'price').reason).toMatchObject({
      kind: 'refused',
      rules: [{ rule: 1, names: { missing: { permissions: ['price:order'] } } }],
    });
  });
});
