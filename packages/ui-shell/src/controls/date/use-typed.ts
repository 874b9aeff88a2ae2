import { useLingui } from '@lingui/react';
import { useState } from 'react';

/** How a value stands in an input: written as the language does, and read from what is typed. */
export interface WrittenValue {
  readonly show: (value: string, language: string) => string;
  readonly read: (typed: string, language: string) => string;
  readonly isRead: (value: string) => boolean;
}

/** The text of an input whose value is read from it: as it was typed until it is left, then as the language writes it. */
export function useTyped(value: string, { show, read, isRead }: WrittenValue, onValueChange: (value: string) => void) {
  const { locale } = useLingui().i18n;
  const [typed, setTyped] = useState<string | null>(null);
  const [left, setLeft] = useState(false);
  return {
    /** It was left with something in it that could not be read. */
    unread: left && value !== '' && !isRead(value),
    shown: typed !== null && read(typed, locale) === value ? typed : show(value, locale),
    type: (text: string) => {
      setTyped(text);
      setLeft(false);
      onValueChange(read(text, locale));
    },
    /** The input was left, or something was chosen: the value as it is meant stands there again. */
    clearTyped: () => {
      setTyped(null);
      setLeft(true);
    },
  };
}
