import { expect, it } from 'vitest';
import { changesOf, fittingChanges, isDraft } from './draft';

const none = () => false;

it('a draft has the fields that differ from the saved ones, with lists compared by their items', () => {
  const saved = { name: 'Ann', tags: ['a'], insured: false };
  expect(changesOf({ name: 'Ann', tags: ['a'], insured: true }, saved, none)).toEqual({ insured: true });
  expect(changesOf({ ...saved, tags: ['a', 'b'] }, saved, none)).toEqual({ tags: ['a', 'b'] });
});

it('passwords are no part of it', () => {
  const isSecret = (name: string) => name === 'password';
  expect(changesOf({ name: 'x', password: 'y' }, { name: '', password: '' }, isSecret)).toEqual({ name: 'x' });
});

it('what a form of today has no field for, or another kind of value, is left out; the rest stays [draft-of-changed-form]', () => {
  const stored = { name: 'Ann', gone: 'x', tags: 'a', amount: 3, toString: 'y', date: null };
  expect(fittingChanges(stored, { name: '', tags: [], amount: null, date: '' })).toEqual({
    name: 'Ann',
    amount: 3,
    date: null,
  });
});

it.each([null, 7, [], {}, { changes: {} }, { at: 1 }, { changes: 1, at: 1 }])('%j is no draft', (value) => {
  expect(isDraft(value)).toBe(false);
});
