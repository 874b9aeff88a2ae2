import { use } from 'react';
import { BusinessZoneContext } from '../lib/business-zone';
import { useLanguage } from './use-language';
import { createFormat, type Format } from './written/create-format';

const made = new Map<string, Format>();

/** Numbers, money, days, times and lists in the language on screen, moments in the zone of the business. Throws without an `I18nProvider`. @public */
export function useFormat(currency = 'CNY'): Format {
  const { locale } = useLanguage().i18n;
  const timeZone = use(BusinessZoneContext);
  const key = [locale, timeZone, currency].join();
  const format = made.get(key) ?? createFormat(locale, { timeZone, currency });
  made.set(key, format);
  return format;
}
