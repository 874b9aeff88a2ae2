import {
  createAliasResolver,
  createMongoAbility,
  type MongoAbility,
  subject as named,
  type RawRuleOf,
} from '@casl/ability';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { can } from '../guard/decide';
import { createSubject } from '../guard/holdings';
import { decideRecord, toFilter } from './decide-record';
import { CaslRuleError, fromCaslRules } from './from-casl-rules';
import { matches } from './judge';

type Rules = RawRuleOf<MongoAbility>[];
type Question = readonly [
  action: string,
  subject: string,
  record: object | undefined,
  field: string | undefined,
  allowed: boolean,
];

const person = createSubject({});
const allow = (action: string | string[], subject: string | string[], more: object = {}) => ({
  action,
  subject,
  ...more,
});
const forbid = (action: string | string[], subject: string, more: object = {}) => ({
  action,
  subject,
  ...more,
  inverted: true,
});
const given = (action: string, subject: string, record: object | undefined, allowed: boolean): Question => [
  action,
  subject,
  record,
  undefined,
  allowed,
];
const field = (name: string, allowed: boolean): Question => ['read', 'Post', undefined, name, allowed];
const post = (action: string, record: object, allowed: boolean) => given(action, 'Post', record, allowed);

/** What our verdict is: with a record, its filter must say the same; without one, a guard; a field without a record, a record of which nothing is asked. */
function ours(rules: Rules, [action, subject, record, name]: Question, options = {}): boolean {
  const read = fromCaslRules(rules, { action, subject, ...options });
  if (record === undefined && name === undefined) return can(read, person);
  const { allowed } = decideRecord(read, person, record ?? {}, name);
  expect(matches(toFilter(read, person, name), record ?? {})).toBe(allowed);
  return allowed;
}

// What the tests of CASL 6 publish of its verdicts (packages/casl-ability/spec/ability.spec.ts), in a table; the versions at hand are asked again below.
const published: [situation: string, rules: Rules, questions: Question[]][] = [
  [
    'actions and subjects by name, in lists, all of them',
    [
      allow('test', 'all'),
      allow(['read', 'update'], 'Post'),
      allow('delete', 'Post', { conditions: { creator: 'admin' } }),
      forbid('publish', 'Post'),
    ],
    [
      post('read', {}, true),
      given('update', 'Post', undefined, true),
      post('archive', {}, false),
      given('read', 'User', undefined, false),
      given('test', 'User', undefined, true),
      given('delete', 'Post', undefined, true),
      post('delete', { creator: 'admin' }, true),
      post('delete', { creator: 'user' }, false),
      given('publish', 'Post', undefined, false),
    ],
  ],
  [
    'several rules are alternatives',
    [
      allow('delete', 'Post', { conditions: { creator: 'me' } }),
      allow('delete', 'Post', { conditions: { sharedWith: { $in: ['me'] } } }),
    ],
    [
      post('delete', { creator: 'me' }, true),
      post('delete', { sharedWith: 'me' }, true),
      post('delete', { sharedWith: 'you' }, false),
    ],
  ],
  [
    'a later rule takes back',
    [
      allow('delete', 'Post', { conditions: { creator: 'me' } }),
      forbid('delete', 'Post', { conditions: { archived: true } }),
    ],
    [post('delete', { creator: 'me', archived: true }, false), post('delete', { creator: 'me' }, true)],
  ],
  [
    'a rule without conditions covers one with them',
    [allow('delete', 'Post'), allow('delete', 'Post', { conditions: { creator: 'me' } })],
    [post('delete', { creator: 'other' }, true), post('delete', { creator: 'me' }, true)],
  ],
  [
    'but not over one that takes back',
    [allow('manage', 'Post'), forbid('delete', 'Post'), allow('delete', 'Post', { conditions: { creator: 'me' } })],
    [post('delete', { creator: 'other' }, false), post('delete', { creator: 'me' }, true)],
  ],
  [
    'a later rule gives again',
    [
      forbid('delete', 'Post', { conditions: { creator: 'me' } }),
      allow('delete', 'Post', { conditions: { creator: 'me' } }),
    ],
    [post('delete', { creator: 'me' }, true)],
  ],
  [
    'one subject of all',
    [allow('delete', 'all'), forbid('delete', 'Post')],
    [given('delete', 'Post', undefined, false), given('delete', 'User', undefined, true)],
  ],
  [
    'equality',
    [allow('read', 'Post', { conditions: { creator: 'me' } })],
    [post('read', { creator: 'me' }, true), post('read', { creator: 'other' }, false)],
  ],
  [
    '$ne',
    [allow('read', 'Post', { conditions: { creator: { $ne: 'me' } } })],
    [post('read', { creator: 'me' }, false), post('read', { creator: 'other' }, true)],
  ],
  [
    '$in, of a value and of a list',
    [allow('read', 'Post', { conditions: { state: { $in: ['shared', 'draft'] } } })],
    [
      post('read', { state: 'draft' }, true),
      post('read', { state: 'shared' }, true),
      post('read', { state: ['shared', 'public'] }, true),
    ],
  ],
  [
    '$all',
    [allow('read', 'Post', { conditions: { state: { $all: ['shared', 'draft'] } } })],
    [
      post('read', { state: 'draft' }, false),
      post('read', { state: 'shared' }, false),
      post('read', { state: ['shared', 'draft'] }, true),
    ],
  ],
  [
    '$gt and $gte',
    [
      allow('update', 'Post', { conditions: { views: { $gt: 10 } } }),
      forbid('update', 'Post', { conditions: { views: { $gte: 1000 } } }),
    ],
    [post('update', { views: 9 }, false), post('update', { views: 100 }, true), post('update', { views: 1001 }, false)],
  ],
  [
    '$lt and $lte',
    [
      allow('update', 'Post', { conditions: { views: { $lt: 5 } } }),
      forbid('update', 'Post', { conditions: { views: { $lte: 2 } } }),
    ],
    [post('update', { views: 2 }, false), post('update', { views: 3 }, true)],
  ],
  [
    '$exists',
    [allow('read', 'Post', { conditions: { views: { $exists: true } } })],
    [post('read', {}, false), post('read', { views: 3 }, true)],
  ],
  [
    'a path to a place of a list, and through a list',
    [
      allow('delete', 'Post', { conditions: { 'authors.0': { $exists: false } } }),
      allow('update', 'Post', { conditions: { 'comments.author': 'Ted' } }),
    ],
    [
      post('delete', { authors: ['me', 'other'] }, false),
      post('delete', { authors: [] }, true),
      post('update', { comments: [{ author: 'Ted' }, { author: 'John' }] }, true),
      post('update', { comments: [{ author: 'John' }] }, false),
    ],
  ],
  [
    '$regex',
    [allow('delete', 'Post', { conditions: { title: { $regex: '\\[DELETED\\]' } } })],
    [
      post('delete', { title: 'public' }, false),
      post('delete', { title: '[deleted] title' }, false),
      post('delete', { title: '[DELETED] title' }, true),
    ],
  ],
  [
    '$elemMatch',
    [allow('delete', 'Post', { conditions: { authors: { $elemMatch: { id: 'mine' } } } })],
    [
      post('delete', { authors: [{ id: 'other' }] }, false),
      post('delete', { authors: [{ id: 'mine' }] }, true),
      post('delete', { authors: [{ id: 'other' }, { id: 'mine' }] }, true),
    ],
  ],
  [
    'a rule that takes back some records, asked without one',
    [allow('read', 'Post'), forbid('read', 'Post', { conditions: { private: true } })],
    [given('read', 'Post', undefined, true)],
  ],
  [
    'one field',
    [allow('read', 'Post', { fields: ['title'] })],
    [given('read', 'Post', undefined, true), field('title', true), field('description', false)],
  ],
  [
    'several fields',
    [allow('read', 'Post', { fields: ['title', 'id'] })],
    [field('title', true), field('id', true), field('description', false)],
  ],
  [
    'a field that is taken back',
    [allow('read', 'Post'), forbid('read', 'Post', { fields: ['description'] })],
    [given('read', 'Post', undefined, true), field('title', true), field('description', false)],
  ],
  ['all fields', [allow('read', 'Post')], [field('title', true)]],
  ...(
    [
      ['author.*', ['author', 'author.*', 'author.name'], ['author.publication.name']],
      ['author.**', ['author', 'author.**', 'author.name', 'author.publication.name'], ['name']],
      [
        'author.*.name',
        ['author.*.name', 'author.publication.name'],
        ['author', 'author.publication.startDate', 'author.publication.country.name'],
      ],
      [
        'author.**.name',
        ['author.**.name', 'author.publication.name', 'author.publication.country.name'],
        ['author', 'author.publication.startDate'],
      ],
      ['*.name', ['author.name', '*.name'], ['author.publication.name']],
      ['**.name', ['author.name', '**.name', 'author.publication.name'], ['author']],
      [
        'author.address.street*',
        ['author.address.street', 'author.address.street1', 'author.address.street2'],
        ['author.address'],
      ],
      ['author?.address+.street*', ['author?.address+.street', 'author?.address+.street1'], ['author?.address+']],
      [
        'device.*.generic.*',
        ['device.profile.generic.item', 'device.*.generic.signal', 'device.profile.generic.*'],
        ['device.*.user.*'],
      ],
    ] as const
  ).map(([pattern, named, others]): [string, Rules, Question[]] => [
    `the pattern ${pattern}`,
    [allow('read', 'Post', { fields: [pattern] })],
    [...named.map((name) => field(name, true)), ...others.map((name) => field(name, false))],
  ]),
  [
    'fields and conditions together',
    [allow('read', 'Post', { fields: ['title', 'description'], conditions: { author: 'me', published: true } })],
    [
      given('read', 'Post', undefined, true),
      post('read', {}, false),
      post('read', { author: 'me', published: true }, true),
      post('read', { author: 'me', active: false }, false),
      ['read', 'Post', { author: 'me', published: true }, 'title', true],
      ['read', 'Post', { author: 'me', published: true }, 'id', false],
    ],
  ],
  [
    'every action on everything',
    [allow('manage', 'all')],
    [given('read', 'post', undefined, true), given('whatever', 'post', undefined, true)],
  ],
  [
    'one action of every one',
    [allow('manage', 'all'), forbid('read', 'post')],
    [given('read', 'post', undefined, false), given('update', 'post', undefined, true)],
  ],
  [
    'every action taken back',
    [allow('read', 'post'), forbid('manage', 'all')],
    [given('read', 'post', undefined, false), given('delete', 'post', undefined, false)],
  ],
  ['a field of everything', [allow('manage', 'all', { fields: ['subject'] })], [['read', 'post', {}, 'subject', true]]],
];

describe('rules of CASL', () => {
  it.each(published)('give the verdicts that CASL publishes: %s', (_, rules, questions) => {
    const ability = createMongoAbility(rules);
    for (const question of questions) {
      const [action, subject, record, name, allowed] = question;
      // A field is asked of a record that meets no conditions, where no record is given: a guard knows no fields.
      expect(
        [ability.can(action, record ? named(subject, { ...record }) : subject, name), ours(rules, question)],
        JSON.stringify(question),
      ).toEqual([allowed, allowed]);
    }
  });

  it('may name actions by aliases, and anything by other names', () => {
    const resolveAction = createAliasResolver({ sort: 'increment', modify: ['update', 'delete', 'sort'] });
    const rules: Rules = [allow('modify', 'Post')];
    for (const action of ['modify', 'update', 'delete', 'sort', 'increment', 'read'])
      expect(ours(rules, given(action, 'Post', undefined, true), { resolveAction })).toBe(action !== 'read');
    expect(
      ours([allow('*', '*')], given('read', 'Post', undefined, true), { anyAction: '*', anySubjectType: '*' }),
    ).toBe(true);
    expect(ours([allow('*', '*')], given('read', 'Post', undefined, true))).toBe(false);
  });

  it('may name subjects by classes, and values by what has a form in JSON', () => {
    class Post {}
    const id = { toJSON: () => 321 };
    const rules = [
      { action: 'delete', subject: Post, conditions: { creator: id, at: { $lt: new Date('2025-03-01T00:00:00Z') } } },
    ];
    expect(ours(rules as never, post('delete', { creator: 321, at: new Date('2025-02-01T00:00:00Z') }, true))).toBe(
      true,
    );
    expect(ours(rules as never, post('delete', { creator: 123, at: new Date('2025-02-01T00:00:00Z') }, true))).toBe(
      false,
    );
  });

  it('may join conditions as MongoDB does', () => {
    const conditions = {
      $or: [{ a: 1 }, { b: { $not: { $in: [1, 2] } } }],
      $nor: [{ c: true }],
      $and: [{ d: { $gt: 1, $lt: 3 } }],
    };
    const rules = [allow('read', 'Post', { conditions })] as Rules;
    expect(ours(rules, post('read', { a: 1, b: 1, d: 2 }, true))).toBe(true);
    expect(ours(rules, post('read', { a: 2, b: 3, d: 2 }, true))).toBe(true);
    expect(ours(rules, post('read', { a: 2, b: 1, d: 2 }, true))).toBe(false);
    expect(ours(rules, post('read', { a: 1, c: true, d: 2 }, true))).toBe(false);
    expect(ours(rules, post('read', { a: 1, d: 3 }, true))).toBe(false);
  });

  it.each<[unknown, string]>([
    [{ owner: { $where: '1' } }, '0.conditions.owner.$where'],
    [{ $expr: {} }, '0.conditions.$expr'],
    [{ owner: { city: 'x' } }, '0.conditions.owner'],
    [{ owner: { $in: 7 } }, '0.conditions.owner.$in'],
    [{ owner: { $all: [] } }, '0.conditions.owner.$all'],
    [{ owner: /a/y }, '0.conditions.owner'],
    [[], '0.conditions'],
  ])('that nothing here can say are refused with their place: %o', (conditions, at) => {
    try {
      fromCaslRules([{ action: 'read', subject: 'Post', conditions }], { action: 'read', subject: 'Post' });
      expect.unreachable();
    } catch (error) {
      expect(error).toBeInstanceOf(CaslRuleError);
      expect(error).toMatchObject({ at });
    }
  });

  it('give the same verdicts as CASL, whatever the rules and the record', () => {
    const seed = Number(process.env.WAYBILL_SEED ?? Date.now() % 2 ** 31);
    const runs = process.env.WAYBILL_THOROUGH ? 100_000 : 5_000;
    let allowed = 0;
    fc.assert(
      fc.property(fc.array(rule, { minLength: 1, maxLength: 4 }), record, (rules, item) => {
        const expected = createMongoAbility(rules as Rules).can('read', named('Post', { ...item }));
        allowed += Number(expected);
        expect(ours(rules as Rules, post('read', item, true))).toBe(expected);
      }),
      { seed, numRuns: runs },
    );
    expect(allowed).toBeGreaterThan(runs / 20);
    expect(allowed).toBeLessThan((runs * 19) / 20);
  });
});

// Facts of one kind each, as columns have them; a number is there, for CASL puts a missing one before every other.
const text = fc.constantFrom('a', 'b', 'me', 'B');
const number = fc.integer({ min: -2, max: 3 });
const record = fc.record(
  {
    n: number,
    s: text,
    b: fc.boolean(),
    tags: fc.array(text, { maxLength: 3 }),
    lines: fc.array(fc.record({ n: number, s: text }), { maxLength: 3 }),
    deep: fc.record({ s: text, lines: fc.array(fc.record({ s: text }), { maxLength: 2 }) }),
  },
  { requiredKeys: ['n', 'lines', 'deep'] },
);
const one = <T>(name: string, value: fc.Arbitrary<T>) => value.map((given) => ({ [name]: given }));
const ordered = (name: string, value: fc.Arbitrary<unknown>) =>
  fc
    .tuple(fc.constantFrom('$lt', '$lte', '$gt', '$gte'), value)
    .map(([test, given]) => ({ [name]: { [test]: given } }));
const tested = (name: string, value: fc.Arbitrary<unknown>) =>
  fc.oneof(
    one(name, value),
    one(name, one('$eq', value)),
    one(name, one('$ne', value)),
    one(name, one('$in', fc.array(value, { maxLength: 3 }))),
    one(name, one('$nin', fc.array(value, { maxLength: 3 }))),
    one(name, one('$exists', fc.boolean())),
  );
const condition = fc.oneof(
  tested('n', number),
  tested('s', text),
  tested('b', fc.boolean()),
  tested('tags', text),
  tested('deep.s', text),
  one('lines.s', text),
  one('deep.lines.s', text),
  one('s', fc.constant(null)),
  one('s', one('$ne', fc.constant(null))),
  ordered('n', number),
  ordered('lines.n', number),
  one('tags', one('$all', fc.array(text, { minLength: 1, maxLength: 2 }))),
  one('tags', one('$size', fc.integer({ min: 0, max: 3 }))),
  one('lines', one('$elemMatch', fc.oneof(tested('n', number), tested('s', text), ordered('n', number)))),
  one('s', one('$regex', fc.constantFrom('a', '^b', '.', 'm.'))),
  fc.constant({ s: { $regex: 'b', $options: 'i' } }),
);
const conditions = fc
  .array(condition, { minLength: 1, maxLength: 3 })
  .map((all) => Object.assign({}, ...all) as object);
const rule = fc.record(
  {
    action: fc.constantFrom('read', 'manage'),
    subject: fc.constantFrom('Post', 'all'),
    inverted: fc.boolean(),
    conditions,
  },
  { requiredKeys: ['action', 'subject'] },
);
