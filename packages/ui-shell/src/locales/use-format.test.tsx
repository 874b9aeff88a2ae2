import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { BusinessZoneContext } from '../lib/business-zone';
import { useFormat } from './use-format';
import type { Format } from './written/create-format';

function Cell({ onFormat }: { onFormat: (format: Format) => void }) {
  onFormat(useFormat());
  return null;
}

/** The format that a component gets in a language, in Shanghai. */
function formatIn(locale: string): Format {
  const formats: Format[] = [];
  renderToString(
    <I18nProvider i18n={setupI18n({ locale, messages: { [locale]: {} } })}>
      <BusinessZoneContext value="Asia/Shanghai">
        <Cell onFormat={(format) => formats.push(format)} />
      </BusinessZoneContext>
    </I18nProvider>,
  );
  const [format] = formats;
  if (!format) throw new Error('Nothing was drawn.');
  return format;
}

it('makes the formats of a language once, however many cells ask for them [list-creates-formats-once-per-language]', () => {
  const chinese = formatIn('zh');
  expect(formatIn('en').day('2025-02-06T01:00:00Z')).toBe('Feb 6, 2025');
  expect(formatIn('zh')).toBe(chinese);
  expect(chinese.day('2025-02-06T01:00:00Z')).toBe('2025年2月6日');
  expect([formatIn('en').money(12), chinese.money(12)]).toEqual(['¥12.00', '¥12.00']);
});

it('writes the year of a day only if it is not the present one, in the time of the business', () => {
  const english = formatIn('en');
  const now = new Date('2025-06-01T00:00:00Z');
  expect(english.nearDay('2025-02-06T01:00:00Z', now)).toBe('Feb 6');
  expect(english.nearDay('2024-12-31T15:59:00Z', now)).toBe('Dec 31, 2024');
  expect(english.nearDay('2024-12-31T16:00:00Z', now)).toBe('Jan 1');
});
