import type { ChangeEventHandler } from 'react';

/** What an input of the browser's own does at a change, where its text is handed over as well. */
export const handsOver = <Input extends { readonly value: string } & EventTarget, Value extends string>(
  onChange: ChangeEventHandler<Input> | undefined,
  onValueChange: ((value: Value) => void) | undefined,
): ChangeEventHandler<Input> | undefined =>
  onValueChange
    ? (event) => {
        onChange?.(event);
        onValueChange(event.target.value as Value);
      }
    : onChange;
