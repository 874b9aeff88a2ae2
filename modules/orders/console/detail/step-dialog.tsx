import { withMessages } from '@waybill/kit/console';
import { TextField, useText } from '@waybill/ui-shell';
import type { Refusal } from '@waybill/ui-shell/console';
import { FormDialog, type FormDraft } from '@waybill/ui-shell/forms';
import { notEmpty, object, pipe } from '@waybill/validators';
import type { StepRule } from '../../contract/placing';
import { stepTexts } from '../../contract/steps';
import type { OrderStep } from '../../contract/words';
import { isReversible } from '../order-steps';
import { orderMessages } from '../shared/messages';

/** The fields of a step in the request. */
export interface StepFields {
  step: OrderStep;
  place?: string;
  note?: string;
}

export interface StepDialogProps {
  title: string;
  rule: StepRule;
  draft: FormDraft;
  /** The fields as typed before the step was undone. */
  typed?: { place?: string; note?: string } | undefined;
  /** The reason why the server refused the step. */
  refused?: Refusal | undefined;
  /** Takes the step; the dialog does not wait for it. */
  onTake: (fields: StepFields) => void;
  onClose: () => void;
}

const schemas = {
  asked: withMessages(object({ ...stepTexts, note: pipe(notEmpty(), stepTexts.note) })),
  free: withMessages(object(stepTexts)),
};

/** Asks for the place and the reason of a step, and shows the changes by other users if the server refuses it. */
export function StepDialog({
  title,
  rule: { step, needsNote },
  draft,
  typed,
  refused,
  onTake,
  onClose,
}: StepDialogProps) {
  const t = useText();
  return (
    <FormDialog
      title={title}
      submit={orderMessages[step]}
      tone={isReversible(step) ? 'primary' : 'danger'}
      schema={needsNote ? schemas.asked : schemas.free}
      values={{ place: '', note: '' }}
      typed={typed && { place: typed.place ?? '', note: typed.note ?? '' }}
      refused={refused}
      refusedTitle={orderMessages.stepRefused}
      draft={draft}
      save={async ({ place, note }) => {
        onTake({ step, ...(place ? { place } : {}), ...(note ? { note } : {}) });
        return { done: true };
      }}
      onClose={onClose}
    >
      {(form) => (
        <>
          <TextField
            {...form.field('note', needsNote ? orderMessages.stepReason : orderMessages.stepNote)}
            {...(needsNote ? {} : { placeholder: t(orderMessages.stepNoteHint) })}
            autoComplete="off"
          />
          <TextField
            {...form.field('place', orderMessages.stepPlace)}
            placeholder={t(orderMessages.stepPlaceHint)}
            autoComplete="off"
          />
        </>
      )}
    </FormDialog>
  );
}
