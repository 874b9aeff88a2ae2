import { useBackStep } from '@waybill/ui-shell';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { type Control, useFormState } from 'react-hook-form';
import type { OrderFields } from './order-fields';

/** The steps of the form where the screen is narrow, in their order. */
export const formSteps = ['vehicles', 'parties', 'services'] as const;

/** Which step is shown where the screen shows one at a time. */
export interface FormStepsModel {
  step: number;
  go: (step: number) => void;
  /** Goes on to the step after this one and to its first field. */
  next: () => void;
}

const stepOf = (field: string): number =>
  field === 'vehicles' || field === 'message' ? 0 : field === 'consignor' || field === 'consignee' ? 1 : 2;

/** The steps of the form; one that was not taken goes to the step of its first field that is wrong. */
export function useFormSteps(control: Control<OrderFields>, sections: RefObject<HTMLElement | null>): FormStepsModel {
  const [step, setStep] = useState(0);
  const [isArriving, setArriving] = useState(false);
  const { errors, submitCount } = useFormState({ control });
  useBackStep(step > 0, () => setStep(step - 1));
  /** Where there is room all steps stand below one another. */
  const isFolded = (place: number) =>
    sections.current?.querySelector(`[data-step="${place}"]`)?.checkVisibility() === false;
  const showWrong = useEffectEvent(() => {
    const wrong = Object.keys(errors).map(stepOf);
    if (wrong.length === 0) return;
    const first = Math.min(...wrong);
    if (!wrong.includes(step) && isFolded(first)) setStep(first);
    setArriving(true);
  });
  useEffect(() => {
    if (submitCount > 0) showWrong();
  }, [submitCount]);
  const arrive = useEffectEvent(() => {
    const part = sections.current?.querySelector(`[data-step="${step}"]`);
    const wrong = part?.querySelector<HTMLElement>('[aria-invalid="true"]');
    (wrong ?? part?.querySelector<HTMLElement>('input, textarea, button'))?.focus();
    setArriving(false);
  });
  useEffect(() => {
    if (isArriving) arrive();
  }, [isArriving]);
  return {
    step,
    go: setStep,
    next: () => {
      if (!isFolded(step + 1)) return;
      setStep(step + 1);
      setArriving(true);
    },
  };
}
