import { useLingui } from '@lingui/react';
import { useState } from 'react';

/** Formatter and parser of a value for the current language. */
export interface WrittenValue {
  readonly show: (value: string, language: string) => string;
  readonly read: (typed: string, language: string) => string;
  readonly isRead: (value: string) => boolean;
}

/** The text of an input with a parsed value: as typed until blur, then formatted for the language. */
export function useParsedInput(
  value: string,
  { show, read, isRead }: WrittenValue,
  onValueChange: (value: string) => void,
) {
  const { locale } = useLingui().i18n;
  const [typed, setTyped] = useState<string | null>(null);
  const [left, setLeft] = useState(false);
  return {
    /** The text was invalid on blur. */
    unread: left && value !== '' && !isRead(value),
    shown: typed !== null && read(typed, locale) === value ? typed : show(value, locale),
    type: (text: string) => {
      setTyped(text);
      setLeft(false);
      onValueChange(read(text, locale));
    },
    /** After blur or a choice: shows the formatted value again. */
    clearTyped: () => {
      setTyped(null);
      setLeft(true);
    },
  };
}
