import { describe, expect, it } from 'vitest';
import { readVectors } from '../../bench/compare.mjs';
import { ruleTable } from '../testing/rule-table';

const predicates = new Map(ruleTable.flatMap(({ predicate }) => (predicate ? [[predicate.name, predicate]] : [])));

const vectors = readVectors().flatMap(({ rule, lists }) =>
  lists.map((list) => ({ rule, title: list.source.title, list, predicate: predicates.get(rule) })),
);

describe('public vectors', () => {
  it.each(vectors)('$title: $rule meets them, or lists the value with its reason', ({ list, predicate }) => {
    for (const [values, verdict] of [
      [list.good, true],
      [list.bad, false],
    ] as const) {
      for (const value of values) {
        const differs = Object.hasOwn(list.differs, value);
        expect([value, predicate?.(value)]).toEqual([value, differs ? !verdict : verdict]);
      }
    }
  });

  it.each(vectors)('$title: $rule names where they are from, and under which licence', ({ list }) => {
    expect(list.source).toMatchObject({
      title: expect.stringMatching(/\w/),
      address: expect.stringMatching(/^https:/),
      version: expect.stringMatching(/\d{4}/),
      licence: expect.stringMatching(/\w/),
    });
    for (const reason of Object.values(list.differs)) expect(reason).toMatch(/\w{2}/);
  });

  it('are there for more than 400 values', () => {
    expect(vectors.flatMap(({ list }) => [...list.good, ...list.bad]).length).toBeGreaterThan(400);
  });
});
