import { describe, expect, it } from 'vitest';
import { changedIn, jsonPatch, mergePatch } from './patch';

const before = {
  id: 7,
  title: 'Emma',
  note: 'old' as string | undefined,
  tags: ['a', 'b'],
  shelf: { row: 1, hall: 'x', 'a/b~c': 1 },
  pages: 3,
};
const { note: _, ...untouched } = before;
const after = {
  ...untouched,
  title: 'Emma 2',
  note: undefined,
  tags: ['b'],
  shelf: { row: 2, 'a/b~c': 2, lamp: true },
};
const edit = { before, changed: {} };

describe('a patch', () => {
  it('merges: changed fields, null for removed ones, lists as a whole', () => {
    expect(mergePatch(after, edit)).toEqual({
      body: {
        title: 'Emma 2',
        note: null,
        tags: ['b'],
        shelf: { row: 2, hall: null, 'a/b~c': 2, lamp: true },
      },
      headers: { 'Content-Type': 'application/merge-patch+json' },
    });
  });

  it('is a list of steps, with names as pointers have them', () => {
    expect(jsonPatch(after, edit)).toEqual({
      body: [
        { op: 'replace', path: '/title', value: 'Emma 2' },
        { op: 'replace', path: '/tags', value: ['b'] },
        { op: 'remove', path: '/shelf/hall' },
        { op: 'replace', path: '/shelf/row', value: 2 },
        { op: 'replace', path: '/shelf/a~1b~0c', value: 2 },
        { op: 'add', path: '/shelf/lamp', value: true },
        { op: 'remove', path: '/note' },
      ],
      headers: { 'Content-Type': 'application/json-patch+json' },
    });
  });

  it('omits fields that the form does not show, and is empty without changes', () => {
    expect(mergePatch({ title: 'Emma' }, edit).body).toEqual({});
    expect(jsonPatch({ id: 7, title: 'Emma' }, edit).body).toEqual([]);
    expect(changedIn(before, { title: 'Other', pages: 3 })).toEqual({ title: 'Other' });
  });

  it('of a record that was not opened is the record', () => {
    const unopened = { before: undefined, changed: {} };
    expect(mergePatch({ title: 'New' }, unopened)).toEqual({ body: { title: 'New' } });
    expect(jsonPatch({ title: 'New' }, unopened)).toEqual({ body: { title: 'New' } });
  });

  it('is not led astray by names that every object has', () => {
    expect(mergePatch({ toString: 'x' }, edit).body).toEqual({ toString: 'x' });
    expect(jsonPatch(JSON.parse('{"__proto__": 1}'), edit).body).toEqual([{ op: 'add', path: '/__proto__', value: 1 }]);
  });
});
