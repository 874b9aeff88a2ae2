import { ChevronDown } from 'lucide-react';
import { type ComponentPropsWithRef, useId } from 'react';
import styled from 'styled-components';
import { color, space, textSize } from '../../theme/tokens';
import { ControlFrame, describedBy, isRequired } from './control-frame';
import type { ControlProps } from './control-props';
import { handsOver } from './hands-over';
import { InputBox, inputState } from './input-box';

/** @public */
export interface SelectOption<Value extends string = string> {
  value: Value;
  label: string;
  disabled?: boolean;
}

/** @public */
export interface SelectProps<Value extends string = string>
  extends Omit<ComponentPropsWithRef<'select'>, 'size' | 'multiple' | 'children' | 'value'>,
    Pick<ControlProps, 'label' | 'labelHidden' | 'hint' | 'error' | 'reserveError'> {
  options: readonly SelectOption<Value>[];
  /** The chosen option's, or empty where the placeholder stands. Default: the browser keeps it. */
  value?: Value | '' | undefined;
  /** Hears what was chosen, beside `onChange`. Default: nobody does. */
  onValueChange?: ((value: Value) => void) | undefined;
  /** Shown while nothing is chosen; it cannot be chosen itself. */
  placeholder?: string;
  /** Height 32 px, or 40 px (`large`). Default `medium`. */
  scale?: 'medium' | 'large';
}

/** A labelled choice of one in the browser's own list, which is at home on phones and with the keyboard. @public */
export function Select<Value extends string = string>({
  label,
  labelHidden,
  options,
  placeholder,
  hint,
  error,
  reserveError,
  scale = 'medium',
  id,
  onChange,
  onValueChange,
  ...select
}: SelectProps<Value>) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <ControlFrame
      {...{ label, labelHidden, hint, error, reserveError }}
      id={fieldId}
      required={isRequired(select)}
      disabled={select.disabled}
    >
      <Box data-state={inputState(error, select.disabled)} data-scale={scale}>
        <List
          {...select}
          onChange={handsOver(onChange, onValueChange)}
          id={fieldId}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(fieldId, hint, error)}
        >
          {placeholder && (
            <option value="" disabled hidden>
              {placeholder}
            </option>
          )}
          {options.map(({ value, label: words, disabled }) => (
            <option key={value} value={value} disabled={disabled}>
              {words}
            </option>
          ))}
        </List>
        <ChevronDown aria-hidden size={16} />
      </Box>
    </ControlFrame>
  );
}

const Box = styled(InputBox)`
  padding: 0;

  > svg {
    position: absolute;
    inset-inline-end: ${space(3)};
    pointer-events: none;
  }
`;

const List = styled.select`
  flex: 1;
  align-self: stretch;
  min-width: 0;
  margin: 0;
  padding-block: 0;
  padding-inline: ${space(3)} ${space(9)};
  border: 0;
  border-radius: inherit;
  outline: 0;
  appearance: none;
  background: transparent;
  color: ${color('textStrong')};
  font: inherit;
  font-size: ${textSize('body')};
  text-overflow: ellipsis;
  cursor: pointer;

  &:disabled {
    color: ${color('textDisabled')};
    cursor: not-allowed;
  }

  option {
    background: ${color('surface')};
    color: ${color('textStrong')};
  }

  @media (pointer: coarse) {
    font-size: 1rem;
  }
`;
