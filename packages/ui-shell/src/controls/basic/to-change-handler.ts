import type { ChangeEventHandler } from 'react';

/** Combines a native `onChange` with `onValueChange`. */
export const toChangeHandler = <Input extends { readonly value: string } & EventTarget, Value extends string>(
  onChange: ChangeEventHandler<Input> | undefined,
  onValueChange: ((value: Value) => void) | undefined,
): ChangeEventHandler<Input> | undefined =>
  onValueChange
    ? (event) => {
        onChange?.(event);
        onValueChange(event.target.value as Value);
      }
    : onChange;
