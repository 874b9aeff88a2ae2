import { createMongoAbility, type MongoAbility, subject as named, type RawRuleOf } from '@casl/ability';
import { expect, it } from 'vitest';
import { createSubject } from '../guard/holdings';
import type { Where } from '../guard/where';
import { decideRecord } from './decide-record';

// The rows of the table "Rules of CASL" of packages/ui-shell/docs/migration.md, each with records that pass and fail.
const rows: [conditions: object, where: Where, records: object[]][] = [
  [{}, {}, [{}]],
  [
    { author: 7, state: 'draft' },
    { author: 7, state: 'draft' },
    [{ author: 7, state: 'draft' }, { author: 7 }, { author: 8, state: 'draft' }],
  ],
  [{ author: 7 }, { author: 'me' }, [{ author: 7 }, { author: 8 }, {}]],
  [{ tags: 'news' }, { tags: { has: 'news' } }, [{ tags: ['news', 'a'] }, { tags: ['a'] }, { tags: [] }]],
  [
    { 'comments.author': 'Ted' },
    { comments: { some: { author: 'Ted' } } },
    [{ comments: [{ author: 'Ann' }, { author: 'Ted' }] }, { comments: [{ author: 'Ann' }] }, { comments: [] }],
  ],
  [{ state: { $in: ['draft', 'sent'] } }, { state: ['draft', 'sent'] }, [{ state: 'sent' }, { state: 'x' }, {}]],
  [{ state: { $ne: 'draft' } }, { state: { not: 'draft', otherwise: true } }, [{ state: 'draft' }, { state: 'x' }, {}]],
  [
    { state: { $nin: ['draft'] } },
    { state: { notIn: ['draft'], otherwise: true } },
    [{ state: 'draft' }, { state: 'x' }, {}],
  ],
  [{ views: { $gt: 1, $lte: 9 } }, { views: { gt: 1, lte: 9 } }, [{ views: 1 }, { views: 9 }, { views: 10 }]],
  [
    { title: { $regex: '^a', $options: 'i' } },
    { title: { matches: '^a', flags: 'i' } },
    [{ title: 'Abc' }, { title: 'bA' }, {}],
  ],
  [{ author: { $exists: false } }, { author: { exists: false } }, [{ author: 1 }, {}]],
  [{ author: null }, { author: null }, [{ author: 1 }, { author: null }, {}]],
  [{ tags: { $size: 2 } }, { tags: { size: 2 } }, [{ tags: ['a', 'b'] }, { tags: ['a'] }]],
  [{ tags: { $all: ['a', 'b'] } }, { tags: { hasAll: ['a', 'b'] } }, [{ tags: ['b', 'c', 'a'] }, { tags: ['a'] }]],
  [
    { lines: { $elemMatch: { price: 1 } } },
    { lines: { some: { price: 1 } } },
    [{ lines: [{ price: 2 }, { price: 1 }] }, { lines: [{ price: 2 }] }],
  ],
];

const ann = createSubject({ facts: { id: 7 } });

it.each(rows)('the guide maps the conditions %j of CASL', (conditions, where, records) => {
  const ability = createMongoAbility([{ action: 'read', subject: 'Post', conditions }] as RawRuleOf<MongoAbility>[]);
  for (const record of records) {
    const expected = ability.can('read', named('Post', { ...record }));
    expect(decideRecord({ where }, ann, record).allowed, JSON.stringify(record)).toBe(expected);
  }
});
