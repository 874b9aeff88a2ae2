import { useState } from 'react';

/** The text of an input whose value is read from it: as it was typed until it is left. */
export function useTyped(value: string, read: (typed: string) => string, onValueChange: (value: string) => void) {
  const [typed, setTyped] = useState<string | null>(null);
  return {
    shown: typed !== null && read(typed) === value ? typed : value,
    type: (text: string) => {
      setTyped(text);
      onValueChange(read(text));
    },
    /** The input was left, or something was chosen: the value as it is meant stands there again. */
    clearTyped: () => setTyped(null),
  };
}
