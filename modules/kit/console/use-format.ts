import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { createFormat, type Format } from '@waybill/ui-shell';
import { businessZone } from './business-time';

/** Numbers, yuan and times of the platform in the language on screen. */
export function useFormat(): Format {
  return formatOf(useLingui().i18n);
}

/** A browser takes a tenth of a millisecond for each of these formats, and each cell of a list asks for them: they are made once a language. */
const made = new Map<string, Format>();

/** The formats of the present language of an i18n instance, the same ones each time. */
export function formatOf({ locale }: I18n): Format {
  const format = made.get(locale) ?? createFormat(locale, { timeZone: businessZone });
  made.set(locale, format);
  return format;
}
