import { expect, test } from 'vitest';
import { refuseFile, showSize } from './refuse-file';

const picture = { name: 'a.JPG', type: 'image/jpeg', size: 1000 };
const sheet = { name: 'list.xlsx', type: '', size: 1000 };

test.each([
  ['a picture where pictures are taken', picture, 0, { accept: ['image/*'] }, undefined],
  ['a picture by its ending', picture, 0, { accept: ['.jpg'] }, undefined],
  ['a file that the browser has no kind for, by its ending', sheet, 0, { accept: ['image/*', '.xlsx'] }, undefined],
  ['another kind', sheet, 0, { accept: ['image/*'] }, 'wrongKind'],
  ['a kind that only begins alike', { ...picture, type: 'image/jpeg2' }, 0, { accept: ['image/jpeg'] }, 'wrongKind'],
  ['more than is taken', picture, 2, { maxCount: 2 }, 'tooMany'],
  ['exactly the greatest size', picture, 0, { maxSize: 1000 }, undefined],
  ['one byte more', picture, 0, { maxSize: 999 }, 'tooLarge'],
] as const)('%s', (_, file, present, limits, refusal) => {
  expect(refuseFile(file, present, limits)).toBe(refusal);
});

test('sizes read as people say them', () => {
  expect([1, 640 * 1024, 1024 * 1024, 1.55 * 1024 * 1024].map(showSize)).toEqual(['1 KB', '640 KB', '1 MB', '1.6 MB']);
});
