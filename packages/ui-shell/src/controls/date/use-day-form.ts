import { useLingui } from '@lingui/react';
import { useText } from '../../locales/use-text';
import { dayForm, readDay, showDay } from '../../locales/written/day-text';
import { isIsoDay } from '../../locales/written/written-date';
import { dateMessages } from './messages';
import type { WrittenValue } from './use-parsed-input';

export const writtenDay: WrittenValue = { show: showDay, read: readDay, isRead: isIsoDay };

/** The day format of the current language as a placeholder: `DD/MM/YYYY`. */
export function useDayForm(): string {
  const t = useText();
  const { locale } = useLingui().i18n;
  return dayForm(locale, { year: t(dateMessages.year), month: t(dateMessages.month), day: t(dateMessages.day) });
}
