import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { along } from '../../theme/direction';
import { color, flexFill, flexRow, motion, mutedCaption, radius, size, square, textSize } from '../../theme/tokens';

/** @public */
export interface SwitchProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'role' | 'onChange' | 'size'> {
  label: ReactNode;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  /** A second line below the label, for instance why the switch is disabled. */
  hint?: ReactNode;
}

/** A labelled switch that takes effect at once; the whole row is its target. @public */
export function Switch({ label, checked, onCheckedChange, hint, id, ...input }: SwitchProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  return (
    <Row data-disabled={input.disabled || undefined}>
      <Words>
        <label htmlFor={inputId}>{label}</label>
        {hint && <Hint id={`${inputId}-hint`}>{hint}</Hint>}
      </Words>
      <Track
        {...input}
        id={inputId}
        type="checkbox"
        role="switch"
        checked={checked}
        aria-describedby={hint ? `${inputId}-hint` : undefined}
        onChange={(event) => onCheckedChange(event.target.checked)}
      />
    </Row>
  );
}

const Row = styled.div`
  position: relative;
  ${flexRow(3)}
  min-height: ${size('choice')};
  color: ${color('text')};
  font-size: ${textSize('body')};

  &[data-disabled] {
    color: ${color('textMuted')};
  }
`;

const Words = styled.span`
  ${flexFill}

  label {
    display: block;
  }

  label::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;

const Hint = styled.span`
  display: block;
  ${mutedCaption()}
`;

const Track = styled.input`
  position: relative;
  flex: none;
  width: 36px;
  height: 20px;
  margin: 0;
  border-radius: ${radius('round')};
  appearance: none;
  background: ${color('textMuted')};
  cursor: pointer;
  transition: background-color ${motion('fast')};

  &::before {
    content: '';
    position: absolute;
    inset-block-start: 2px;
    inset-inline-start: 2px;
    ${square('16px')}
    border-radius: 50%;
    background: ${color('surface')};
    transition: transform ${motion('fast')};
  }

  &:checked {
    background: ${color('primaryFill')};
  }

  &:checked::before {
    transform: translateX(${along('16px')});
  }

  &:disabled {
    background: ${color('borderStrong')};
    cursor: not-allowed;
  }

  @media (forced-colors: active) {
    border: 1px solid;

    &::before {
      inset-block-start: 1px;
      inset-inline-start: 1px;
      background: ButtonText;
    }

    &:checked {
      background: Highlight;
    }

    &:checked::before {
      background: HighlightText;
    }
  }
`;
