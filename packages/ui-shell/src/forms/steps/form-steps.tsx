import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { Button } from '../../controls/basic/button';
import { useText } from '../../locales/use-text';
import { color, space, strongText } from '../../theme/tokens';
import { FormActions } from '../form-layout';
import { formsMessages } from '../messages';
import type { FormStepsModel } from './use-form-steps';

/** @beta */
export interface FormStepsProps {
  /** Result of `useFormSteps`. */
  steps: FormStepsModel;
}

/** The ways to the steps of a form, where the screen shows one at a time. @beta */
export function FormSteps({ steps: { titles, folds, step, go } }: FormStepsProps) {
  const t = useText();
  return (
    <Bar aria-label={t(formsMessages.steps)} data-folds={folds}>
      {titles.map((title, place) => (
        <button
          key={t(title)}
          type="button"
          aria-current={place === step ? 'step' : undefined}
          onClick={() => go(place)}
        >
          <span>{place + 1}</span> {t(title)}
        </button>
      ))}
    </Bar>
  );
}

/** @beta */
export interface FormStepPartProps extends FormStepsProps {
  /** Place of the step, from 0. */
  step: number;
  children: ReactNode;
}

/** The fields of one step. A folded step stays mounted. @beta */
export function FormStepPart({ step, steps, children }: FormStepPartProps) {
  return (
    <Part data-step={step} data-folds={steps.folds} data-state={step === steps.step ? 'open' : 'folded'}>
      {children}
    </Part>
  );
}

/** @beta */
export interface FormStepActionsProps extends FormStepsProps {
  /** The button that sends the form, shown at the last step. */
  children: ReactNode;
}

/** The buttons of a form that shows one step at a time: back, and next or the button that sends it. Enter in a field presses next. @beta */
export function FormStepActions({ steps, children }: FormStepActionsProps) {
  const t = useText();
  return (
    <FormActions>
      {steps.step > 0 && <Button onClick={steps.back}>{t(formsMessages.back)}</Button>}
      {steps.isLast ? (
        children
      ) : (
        <Button
          type="submit"
          tone="primary"
          onClick={(event) => {
            event.preventDefault();
            void steps.next();
          }}
        >
          {t(formsMessages.next)}
        </Button>
      )}
    </FormActions>
  );
}

/** Where the screen shows one step at a time. */
const folded = (styles: ReturnType<typeof css>) => css`
  &[data-folds='always'] {
    ${styles}
  }

  @media (max-width: 767.98px) {
    ${styles}
  }
`;

const Bar = styled.nav`
  display: none;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  border-block-end: 1px solid ${color('border')};

  ${folded(css`
    display: grid;
  `)}

  button {
    min-height: 44px;
    padding: ${space(1)};
    border: 0;
    border-block-end: 2px solid transparent;
    background: none;
    color: ${color('textMuted')};
    font: inherit;
    cursor: pointer;

    &[aria-current='step'] {
      border-block-end-color: ${color('primary')};
      ${strongText()}
    }
  }
`;

const Part = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-width: 0;

  & + & {
    border-block-start: 1px solid ${color('border')};
  }

  ${folded(css`
    &[data-state] {
      border-block-start: 0;
    }

    &[data-state='folded'] {
      display: none;
    }
  `)}
`;
