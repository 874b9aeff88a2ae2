import { expect, test } from 'vitest';
import { editText, shownText, withoutGiven } from './edited-text';

const edit = (...texts: readonly [string, ...string[]]) => {
  const [first, ...later] = texts;
  return withoutGiven(later.reduce(editText, shownText(first, ',')));
};

test('group signs that the field put in mean nothing while the rest of the number is changed', () => {
  expect(edit('1,234', '1,2345', '1,23456')).toBe('123456');
  expect(edit('1,234,567', '1,234,56')).toBe('123456');
  expect(edit('1,234', '91,234')).toBe('91234');
});

test('group signs that are typed or pasted are a matter of the language', () => {
  expect(edit('1,234', '12,50')).toBe('12,50');
  expect(edit('', '1', '12', '12,', '12,5')).toBe('12,5');
});
