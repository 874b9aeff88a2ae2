import { withMessages } from '@waybill/kit/console';
import { Button, Dialog, space, TextField, useText } from '@waybill/ui-shell';
import type { Refusal } from '@waybill/ui-shell/console';
import { Form, type FormDraft, useForm } from '@waybill/ui-shell/forms';
import { notEmpty, object, pipe } from '@waybill/validators';
import styled from 'styled-components';
import type { StepRule } from '../../contract/placing';
import { stepTexts } from '../../contract/steps';
import type { OrderStep } from '../../contract/words';
import { orderMessages } from '../shared/messages';

/** A step as it is sent. */
export interface StepFields {
  step: OrderStep;
  place?: string;
  note?: string;
}

export interface StepDialogProps {
  title: string;
  rule: StepRule;
  draft: FormDraft;
  /** What was typed before, where the step was taken back. */
  typed?: { place?: string; note?: string } | undefined;
  /** Why that was not taken. */
  refused?: Refusal | undefined;
  /** Takes the step; the dialog does not wait for it. */
  onTake: (fields: StepFields) => void;
  onClose: () => void;
}

const schemas = {
  asked: withMessages(object({ ...stepTexts, note: pipe(notEmpty(), stepTexts.note) })),
  free: withMessages(object(stepTexts)),
};

/** Asks where and why before orders move on, and says what somebody else did meanwhile where one does not. */
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
  const form = useForm({
    schema: needsNote ? schemas.asked : schemas.free,
    values: { place: '', note: '' },
    typed: typed && { place: typed.place ?? '', note: typed.note ?? '' },
    refused,
    draft,
    onSubmit: async ({ place, note }) => {
      onTake({ step, ...(place ? { place } : {}), ...(note ? { note } : {}) });
      onClose();
    },
  });
  const handleCancel = () => {
    form.reset();
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      footer={
        <>
          <Button onClick={handleCancel}>{t(orderMessages.dismiss)}</Button>
          <Button type="submit" form={form.id} tone="primary" busy={form.busy}>
            {t(orderMessages[step])}
          </Button>
        </>
      }
    >
      <Fields form={form} refusedTitle={orderMessages.stepRefused} aria-label={t(orderMessages[step])}>
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
      </Fields>
    </Dialog>
  );
}

/** Fields of a dialog, one below the other. */
const Fields = styled(Form<{ place: string; note: string }>)`
  display: grid;
  gap: ${space(3)};
  padding: ${space(1)} ${space(5)} ${space(5)};
`;
