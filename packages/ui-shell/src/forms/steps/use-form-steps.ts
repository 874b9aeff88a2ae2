import { useEffect, useEffectEvent, useState } from 'react';
import { type FieldPath, type FieldValues, useFormState } from 'react-hook-form';
import { useBackStep } from '../../lib/use-back-step';
import type { Text } from '../../locales/define-messages';
import type { FormModel } from '../form-model';

/** One step of a form. @beta */
export interface FormStep<Values extends FieldValues> {
  title: Text;
  /** Fields of the step; a field that no step names belongs to the last one. */
  fields: readonly FieldPath<Values>[];
}

/** @beta */
export interface FormStepsOptions {
  /** On which screens one step shows at a time; otherwise all steps show, one below the other. Default `always`. */
  folds?: 'always' | 'narrow';
}

/** The steps of a form, and which one is open. @beta */
export interface FormStepsModel {
  readonly titles: readonly Text[];
  readonly folds: 'always' | 'narrow';
  /** Place of the open step, from 0. */
  readonly step: number;
  readonly isLast: boolean;
  /** Opens a step without a check; `focus` moves to its first field. Does nothing if the step is in view already. */
  go: (step: number, options?: { focus?: boolean }) => void;
  /** Checks the fields of the open step, then opens the one after it; else focuses the first wrong field. */
  next: () => Promise<void>;
  back: () => void;
}

/** Divides a form into steps. Fields of folded steps keep their values in the form and in its draft; a failed submission opens the step of its first wrong field. @beta */
export function useFormSteps<Values extends FieldValues>(
  form: FormModel<Values>,
  steps: readonly FormStep<Values>[],
  { folds = 'always' }: FormStepsOptions = {},
): FormStepsModel {
  const [step, setStep] = useState(0);
  const [isArriving, setArriving] = useState(false);
  const { errors, submitCount } = useFormState({ control: form.control });
  useBackStep(step > 0, () => setStep(step - 1));
  const partOf = (place: number) => document.getElementById(form.id)?.querySelector(`[data-step="${place}"]`);
  const isFolded = (place: number) => partOf(place)?.checkVisibility() === false;
  const stepOf = (field: string) => {
    const place = steps.findIndex(({ fields }) => fields.some((name) => name.split('.')[0] === field));
    return place < 0 ? steps.length - 1 : place;
  };
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
    const part = partOf(step);
    const wrong = part?.querySelector<HTMLElement>('[aria-invalid="true"]');
    (wrong ?? part?.querySelector<HTMLElement>('input, textarea, button'))?.focus();
    setArriving(false);
  });
  useEffect(() => {
    if (isArriving) arrive();
  }, [isArriving]);
  const go: FormStepsModel['go'] = (place, { focus = false } = {}) => {
    if (!isFolded(place)) return;
    setStep(place);
    setArriving(focus);
  };
  return {
    titles: steps.map(({ title }) => title),
    folds,
    step,
    isLast: step === steps.length - 1,
    go,
    next: async () => {
      if (await form.check(steps[step]?.fields ?? [])) go(step + 1, { focus: true });
    },
    back: () => go(step - 1, { focus: true }),
  };
}
