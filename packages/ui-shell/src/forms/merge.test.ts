import { describe, expect, it } from 'vitest';
import { mergeOf } from './merge';

const before = { name: 'Ann', city: 'Wuhan', to: { street: 'A', region: '1' }, bikes: [{ frame: 'x' }], note: '' };
const shown = ['name', 'city', 'to.street', 'bikes.0.frame'];
const merge = (theirs: object, mine: object) =>
  mergeOf(shown, before, { ...before, ...theirs }, { ...before, ...mine });
const namesOf = ({ disputes }: ReturnType<typeof merge>) => disputes.map(({ name }) => name);

describe('what two people made of one record', () => {
  it('is in dispute where both changed a field, and where only the other one did', () => {
    expect(merge({ name: 'Bob', city: 'Xi’an' }, { name: 'Cid' })).toEqual({
      disputes: [
        { name: 'name', mine: 'Cid', theirs: 'Bob', touched: true },
        { name: 'city', mine: 'Wuhan', theirs: 'Xi’an', touched: false },
      ],
      unseen: [],
    });
  });

  it('is not in dispute where both made the same of it, or only the person here', () => {
    expect(namesOf(merge({ name: 'Bob' }, { name: 'Bob', city: 'Xi’an' }))).toEqual([]);
  });

  it('is compared field by field inside of groups and lists', () => {
    expect(namesOf(merge({ to: { street: 'B', region: '1' }, bikes: [{ frame: 'y' }] }, {}))).toEqual([
      'to.street',
      'bikes.0.frame',
    ]);
  });

  it('is in dispute as a whole where a list has other lengths', () => {
    expect(namesOf(merge({ bikes: [{ frame: 'x' }, { frame: 'y' }] }, {}))).toEqual(['bikes']);
  });

  it('takes the other value if no field shows it and the user did not change it', () => {
    expect(merge({ to: { street: 'A', region: '2' }, note: 'theirs' }, {})).toEqual({
      disputes: [],
      unseen: [
        { name: 'to.region', mine: '1', theirs: '2', touched: false },
        { name: 'note', mine: '', theirs: 'theirs', touched: false },
      ],
    });
  });

  it('asks about what no field shows where it was touched here', () => {
    expect(namesOf(merge({ note: 'theirs' }, { note: 'mine' }))).toEqual(['note']);
  });
});

it('a form that began with what others left is no dispute, whatever was opened before', () => {
  const present = { title: 'Theirs' };
  expect(mergeOf(['title'], { title: 'Old' }, present, { title: 'Mine' }, present)).toEqual({
    disputes: [],
    unseen: [],
  });
  expect(mergeOf(['title'], { title: 'Old' }, present, { title: 'Mine' }).disputes).toHaveLength(1);
});
