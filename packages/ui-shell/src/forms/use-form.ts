import { useId, useRef } from 'react';
import type { Control, FieldPath, FieldPathValue, FieldValues } from 'react-hook-form';
import type { FormModel } from './form-model';
import type { SchemaFits, UseFormOptions } from './form-options';
import { toControls } from './form-parts/to-controls';
import { useFields } from './form-parts/use-fields';
import { useJudgedForm } from './form-parts/use-judged-form';
import { useRefusal } from './form-parts/use-refusal';
import { useSubmission } from './form-parts/use-submission';

/** Binds a schema to the fields of a form. A field is judged when it loses the focus and then at every change; one submission runs at a time. @public */
export function useForm<Values extends FieldValues, Output, Input = unknown>(
  options: UseFormOptions<Values, Output, Input> & SchemaFits<Values, Input>,
): FormModel<Values> {
  const { values, draft, onSubmit } = options;
  const id = useId();
  const fields = useFields();
  const judged = useJudgedForm(options, fields);
  const refusal = useRefusal(judged, fields);
  const { normaliseField, ...controls } = toControls(judged, fields);
  const { submit, takeOver, held, sideWork, settled } = useSubmission({
    judged,
    fields,
    controls: { normaliseField },
    refusal,
    onSubmit,
  });
  const wasDrawn = useRef(false);
  const { form, isDirty, isSubmitting, put } = judged;
  const { labels, elements, isSecret } = fields;
  const { question, ask } = refusal;

  return {
    id,
    ...controls,
    start: () => {
      if (wasDrawn.current) return;
      wasDrawn.current = true;
      for (const [name, value] of Object.entries(options.typed ?? {}))
        put(name as FieldPath<Values>, value as FieldPathValue<Values, FieldPath<Values>>);
      if (options.refused) refusal.refuse(options.refused);
    },
    read: (name) => form.getValues(name),
    set: put,
    refuse: refusal.refuse,
    check: async (names) => {
      names.forEach(normaliseField);
      if (await form.trigger(names)) return true;
      fields.focusFirst(names.filter((name) => form.getFieldState(name).invalid));
      return false;
    },
    reset: (others = values) => {
      refusal.clear();
      form.reset(others);
    },
    submit,
    dirty: isDirty,
    busy: isSubmitting || held,
    held,
    sideWork,
    refusal: refusal.sentence,
    draft:
      draft &&
      ((make) =>
        make({
          draft,
          form,
          judge: judged.judge,
          put,
          isSecret,
          settled,
          shown: () => [...labels.keys()],
          onOutdated: ({ disputes, unseen }) => {
            takeOver(unseen);
            if (disputes.length === 0) return;
            refusal.clear();
            ask({ about: 'draft', disputes, choose: takeOver });
          },
        })),
    conflict: question && {
      ...question,
      labels,
      elements,
      shown: options.shown,
      giveUp: () => ask(undefined),
      choose: (theirs) => {
        ask(undefined);
        question.choose(theirs);
      },
    },
    control: form.control as unknown as Control<Values>,
  };
}
