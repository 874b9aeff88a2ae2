import { setupI18n } from '@lingui/core';
import { expect, it } from 'vitest';
import { formatOf } from './use-format';

it('makes the formats of a language once, however many cells ask for them [list-makes-formats-once-language]', () => {
  const i18n = setupI18n({ locale: 'zh', messages: { zh: {}, en: {} } });
  const chinese = formatOf(i18n);
  i18n.activate('en');
  const english = formatOf(i18n);
  expect(english.day('2025-02-06T01:00:00Z')).toBe('Feb 6, 2025');
  i18n.activate('zh');
  expect(formatOf(i18n)).toBe(chinese);
  expect(chinese.day('2025-02-06T01:00:00Z')).toBe('2025年2月6日');
  expect([english.money(12), chinese.money(12)]).toEqual(['¥12.00', '¥12.00']);
});

it('says the year of a day only where it is not the present one, in the time of the business', () => {
  const english = formatOf(setupI18n({ locale: 'en', messages: { en: {} } }));
  const now = new Date('2025-06-01T00:00:00Z');
  expect(english.nearDay('2025-02-06T01:00:00Z', now)).toBe('Feb 6');
  expect(english.nearDay('2024-12-31T15:59:00Z', now)).toBe('Dec 31, 2024');
  expect(english.nearDay('2024-12-31T16:00:00Z', now)).toBe('Jan 1');
});
