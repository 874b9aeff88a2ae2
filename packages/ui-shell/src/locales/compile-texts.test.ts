import { setupI18n } from '@lingui/core';
import { expect, it } from 'vitest';
import { compileTexts } from './compile-texts';

it('compiles whole ICU: numbers, dates, offset and quotes', () => {
  const messages = compileTexts({
    price: '{price, number}',
    day: '{day, date, ::yMMMd}',
    guests: "{n, plural, offset:1 =0 {'{'nobody'}'} one {one and # other} other {one and # others}}",
  });
  const i18n = setupI18n({ locale: 'de', messages: { de: messages } });
  expect(i18n._('price', { price: 1234.5 })).toBe('1.234,5');
  expect(i18n._('day', { day: new Date(2026, 1, 28) })).toBe('28. Feb. 2026');
  expect([0, 2, 4].map((n) => i18n._('guests', { n }))).toEqual(['{nobody}', 'one and 1 other', 'one and 3 others']);
});

it('names a text that is malformed', () => {
  expect(() => compileTexts({ 'tabs.close': 'zu', 'tabs.count': '{n, plural, one {Tab}' })).toThrow(
    'The text of "tabs.count" is not a valid ICU message: {n, plural, one {Tab}',
  );
});
