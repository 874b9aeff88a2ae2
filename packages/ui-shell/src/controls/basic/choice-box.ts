import styled from 'styled-components';
import { color, disabledLook, flexWrap, motion, mutedCaption, radius, space, textSize } from '../../theme/tokens';

/** A native checkbox or radio button with its words; the whole row is its target. */
export const ChoiceRow = styled.label`
  position: relative;
  display: inline-flex;
  gap: ${space(2)};
  align-items: flex-start;
  min-height: 24px;
  color: ${color('text')};
  font-size: ${textSize('body')};
  line-height: 1.5rem;
  cursor: pointer;

  &[data-disabled] {
    ${disabledLook()}
  }

  &[data-readonly] {
    cursor: default;
  }

  small {
    display: block;
    ${mutedCaption()}
    line-height: 1.5;
  }

  @media (pointer: coarse) {
    min-height: 40px;
    line-height: 2.5rem;
  }
`;

/** The mark of a choice, drawn by us, kept by the browser. */
export const ChoiceMark = styled.input`
  display: grid;
  flex: none;
  place-content: center;
  width: 1rem;
  height: 1rem;
  margin: 0.25rem 0 0;
  border: 1px solid ${color('borderStrong')};
  border-radius: ${radius('small')};
  appearance: none;
  background: ${color('surface')};
  cursor: inherit;
  transition: background-color ${motion('fast')};

  &[type='radio'] {
    border-radius: 50%;
  }

  &:hover:not(:disabled, :checked, :indeterminate) {
    border-color: ${color('textMuted')};
  }

  &[aria-invalid='true'],
  [data-invalid] & {
    border-color: ${color('danger')};
  }

  &:checked,
  &:indeterminate {
    border-color: ${color('primaryFill')};
    background: ${color('primaryFill')};
  }

  &[type='radio']:indeterminate {
    border-color: ${color('borderStrong')};
    background: ${color('surface')};
  }

  [data-invalid] &[type='radio']:indeterminate {
    border-color: ${color('danger')};
  }

  &::before {
    content: '';
    width: 0.625rem;
    height: 0.625rem;
    background: ${color('onPrimary')};
    clip-path: polygon(14% 44%, 0 62%, 40% 100%, 100% 18%, 84% 4%, 38% 68%);
    transform: scale(0);
  }

  &[type='radio']::before {
    width: 0.375rem;
    height: 0.375rem;
    border-radius: 50%;
    clip-path: none;
  }

  &[type='checkbox']:indeterminate::before {
    height: 2px;
    clip-path: none;
  }

  &:checked::before,
  &[type='checkbox']:indeterminate::before {
    transform: scale(1);
  }

  &:disabled {
    border-color: ${color('border')};
    background: ${color('surfaceSunken')};
  }

  &:disabled::before {
    background: ${color('textDisabled')};
  }

  @media (pointer: coarse) {
    width: 1.25rem;
    height: 1.25rem;
    margin-block-start: 0.625rem;
  }

  @media (forced-colors: active) {
    appearance: auto;
  }
`;

/** Choices of one field: in a row that wraps, or below each other. */
export const ChoiceList = styled.div`
  ${flexWrap(1, 5)}

  &[data-direction='column'] {
    flex-direction: column;
    align-items: flex-start;
  }
`;
