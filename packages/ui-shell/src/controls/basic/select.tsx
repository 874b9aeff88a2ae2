import { ChevronDown } from 'lucide-react';
import { type Ref, useRef } from 'react';
import styled from 'styled-components';
import { onTouch, useMediaQuery } from '../../lib/use-media-query';
import { color, flexFill, space } from '../../theme/tokens';
import { BoxField } from './box-field';
import type { ControlProps } from './control-props';
import { SelectList } from './select-list';
import { useControl } from './use-control';

/** @public */
export interface SelectOption<Value extends string = string> {
  value: Value;
  label: string;
  disabled?: boolean;
}

/** @public */
export interface SelectProps<Value extends string = string> extends Omit<ControlProps, 'readOnly'> {
  options: readonly SelectOption<Value>[];
  /** Value of the chosen option. If empty and not among the options, the placeholder is shown. */
  value: Value | '';
  onValueChange: (value: Value) => void;
  /** Shown without a choice; not an option itself. */
  placeholder?: string;
  /** Height 32 px, or 40 px (`large`). Default `medium`. */
  scale?: 'medium' | 'large';
  /** The control that takes the focus. */
  ref?: Ref<HTMLElement> | undefined;
}

/** A labelled select with a custom list; on a touch screen the native one. @public */
export function Select<Value extends string = string>({
  id,
  options,
  value,
  onValueChange,
  placeholder = '',
  onBlur,
  ref,
  ...control
}: SelectProps<Value>) {
  const isTouch = useMediaQuery(onTouch);
  const box = useRef<HTMLDivElement>(null);
  const { fieldId, aria } = useControl({ id, ...control });
  const { disabled } = control;
  const choose = (chosen: string) => {
    const option = options.find((each) => each.value === chosen);
    if (option) onValueChange(option.value);
  };
  const chosen = options.find((option) => option.value === value);
  const shared = { ...aria, id: fieldId, disabled, onBlur };
  return (
    <BoxField {...control} id={fieldId} boxRef={box}>
      {isTouch ? (
        <NativeList
          {...shared}
          ref={ref as Ref<HTMLSelectElement>}
          value={chosen ? value : ''}
          onChange={(event) => choose(event.target.value)}
        >
          {!chosen && (
            <option value="" disabled hidden>
              {placeholder}
            </option>
          )}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </NativeList>
      ) : (
        <SelectList {...shared} {...{ ref, options, value, box }} onChoose={choose}>
          {chosen?.label ?? placeholder}
        </SelectList>
      )}
      <ChevronDown aria-hidden size={16} />
    </BoxField>
  );
}

/** The native list, which fills the box with its arrow; 16 px keep a phone from zooming into it. */
const NativeList = styled.select`
  ${flexFill}
  align-self: stretch;
  margin: 0;
  margin-inline: -${space(3)} -${space(9)};
  padding-block: 0;
  padding-inline: ${space(3)} ${space(9)};
  border: 0;
  border-radius: inherit;
  outline: 0;
  appearance: none;
  background: transparent;
  color: ${color('textStrong')};
  font: inherit;
  font-size: 1rem;
  text-overflow: ellipsis;

  & + svg {
    pointer-events: none;
  }

  &:disabled {
    color: ${color('textDisabled')};
  }

  option {
    background: ${color('surface')};
    color: ${color('textStrong')};
  }
`;
