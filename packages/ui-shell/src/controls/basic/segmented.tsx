import { type ReactNode, type Ref, useId } from 'react';
import styled from 'styled-components';
import { color, disabledLook, motion, radius, shadow, size, space, textSize } from '../../theme/tokens';
import type { ControlProps } from './control-props';
import { FieldGroup } from './field-group';

/** @public */
export interface SegmentedOption<Value extends string> {
  value: Value;
  label: ReactNode;
  disabled?: boolean;
}

/** @public */
export interface SegmentedProps<Value extends string>
  extends Pick<ControlProps, 'label' | 'hint' | 'error' | 'onBlur' | 'aria-required'> {
  /** The label is for screen readers only. Default true. */
  labelHidden?: boolean;
  /** The chosen value; `''` without a choice. */
  value: Value | '';
  options: readonly SegmentedOption<Value>[];
  onValueChange: (value: Value) => void;
  /** The radio button in the tab order: the chosen one, else the first. */
  ref?: Ref<HTMLInputElement>;
}

/** A segmented control with two to five short options; a radio group for keyboard and screen readers. @public */
export function Segmented<Value extends string>({
  label,
  labelHidden = true,
  value,
  options,
  onValueChange,
  onBlur,
  hint,
  error,
  'aria-required': required,
  ref,
}: SegmentedProps<Value>) {
  const id = useId();
  const reached = options.find((option) => option.value === value) ?? options.find(({ disabled }) => !disabled);
  return (
    <FieldGroup {...{ id, label, labelHidden, required, hint, error }} role="radiogroup">
      <Row data-state={error ? 'invalid' : 'valid'}>
        {options.map((option) => (
          <Segment key={option.value}>
            <input
              ref={option === reached ? ref : undefined}
              type="radio"
              name={id}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onValueChange(option.value)}
              onBlur={onBlur}
            />
            <span>{option.label}</span>
          </Segment>
        ))}
      </Row>
    </FieldGroup>
  );
}

const Row = styled.div`
  display: inline-flex;
  flex-wrap: wrap;
  justify-self: start;
  max-width: 100%;
  padding: 1px;
  border: 1px solid ${color('borderStrong')};
  border-radius: ${radius('large')};
  background: ${color('surfaceSunken')};

  &[data-state='invalid'] {
    border-color: ${color('danger')};
  }
`;

const Segment = styled.label`
  position: relative;
  display: inline-flex;
  min-width: 0;
  cursor: pointer;

  input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }

  span {
    display: inline-grid;
    place-items: center;
    min-height: calc(${size('control')} - 4px);
    padding: 0 ${space(3)};
    border-radius: ${radius('medium')};
    overflow-wrap: anywhere;
    text-align: center;
    color: ${color('text')};
    font-size: ${textSize('body')};
    transition: background-color ${motion('fast')};
  }

  input:checked + span {
    background: ${color('surfaceRaised')};
    box-shadow: ${shadow('card')};
    color: ${color('primaryText')};
    font-weight: 600;
  }

  input:focus-visible + span {
    outline: 2px solid ${color('focus')};
    outline-offset: 1px;
  }

  input:disabled + span {
    ${disabledLook()}
  }
`;
