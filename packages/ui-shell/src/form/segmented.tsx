'use client';

import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { VisuallyHidden } from '../lib/visually-hidden';
import { color, motion, radius, shadow, space, textSize } from '../theme/tokens';

export interface SegmentedOption<Value extends string> {
  value: Value;
  label: ReactNode;
  disabled?: boolean;
}

export interface SegmentedProps<Value extends string> {
  /** What is chosen here; for screen readers only. */
  label: string;
  value: Value;
  options: readonly SegmentedOption<Value>[];
  onValueChange: (value: Value) => void;
}

/** A row of two to five short choices of which one holds; a radio group for keyboard and screen readers. */
export function Segmented<Value extends string>({ label, value, options, onValueChange }: SegmentedProps<Value>) {
  const name = useId();
  return (
    <Row>
      <VisuallyHidden as="legend">{label}</VisuallyHidden>
      {options.map((option) => (
        <Segment key={option.value}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            onChange={() => onValueChange(option.value)}
          />
          <span>{option.label}</span>
        </Segment>
      ))}
    </Row>
  );
}

const Row = styled.fieldset`
  display: inline-flex;
  min-width: 0;
  margin: 0;
  padding: 2px;
  border: 0;
  border-radius: ${radius('large')};
  background: ${color('surfaceSunken')};
`;

const Segment = styled.label`
  position: relative;
  display: inline-flex;
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
    min-height: 28px;
    padding: 0 ${space(3)};
    border-radius: ${radius('medium')};
    color: ${color('text')};
    font-size: ${textSize('body')};
    transition: background-color ${motion('fast')};
  }

  input:checked + span {
    background: ${color('surface')};
    box-shadow: ${shadow('card')};
    color: ${color('primaryText')};
    font-weight: 600;
  }

  input:focus-visible + span {
    outline: 2px solid ${color('focus')};
    outline-offset: 1px;
  }

  input:disabled + span {
    color: ${color('textDisabled')};
    cursor: not-allowed;
  }

  @media (pointer: coarse) {
    span {
      min-height: 36px;
    }
  }
`;
