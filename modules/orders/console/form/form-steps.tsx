import { color, space, useText } from '@waybill/ui-shell';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { orderMessages } from '../shared/messages';
import { type FormStepsModel, formSteps } from './use-form-steps';

const narrow = '(max-width: 767.98px)';
const stepMessages = {
  vehicles: orderMessages.stepVehicles,
  parties: orderMessages.stepParties,
  services: orderMessages.stepServices,
};

/** The ways to the steps of the form, where the screen shows one at a time. */
export function FormSteps({ steps: { step, go } }: { steps: FormStepsModel }) {
  const t = useText();
  return (
    <Bar aria-label={t(orderMessages.steps)}>
      {formSteps.map((name, place) => (
        <button key={name} type="button" aria-current={place === step ? 'step' : undefined} onClick={() => go(place)}>
          <span>{place + 1}</span> {t(stepMessages[name])}
        </button>
      ))}
    </Bar>
  );
}

export interface StepPartProps {
  step: number;
  steps: FormStepsModel;
  children: ReactNode;
}

/** What belongs to a step; where there is room all of them stand below one another. */
export function StepPart({ step, steps, children }: StepPartProps) {
  return (
    <Part data-step={step} data-state={step === steps.step ? 'open' : 'folded'}>
      {children}
    </Part>
  );
}

const Bar = styled.nav`
  display: none;

  @media ${narrow} {
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    border-block-end: 1px solid ${color('border')};
  }

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
      color: ${color('textStrong')};
      font-weight: 600;
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

  @media ${narrow} {
    border-block-start: 0;

    &[data-state='folded'] {
      display: none;
    }
  }
`;
