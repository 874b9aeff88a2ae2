import { Button, Dialog, space, TextField, useText } from '@waybill/ui-shell';
import { Form, useForm } from '@waybill/ui-shell/forms';
import { maxLength, object, pipe, string } from '@waybill/validators';
import styled from 'styled-components';
import { withMessages } from '../kit/with-messages';
import { type Assignment, type BulkQuestion, bulkDraft } from './bulk-question';
import { orderMessages } from './messages';

const assignSchema = withMessages(
  object({ line: pipe(string(), maxLength(40)), carrier: pipe(string(), maxLength(40)) }),
);

export interface AssignDialogProps {
  question: BulkQuestion;
  onAssign: (fields: Assignment) => Promise<void>;
  onClose: () => void;
}

/** Asks for the line and the vehicle of several orders. */
export function AssignDialog({ question, onAssign, onClose }: AssignDialogProps) {
  const t = useText();
  const form = useForm({
    schema: assignSchema,
    values: { line: '', carrier: '' },
    typed: question.typed && { line: '', carrier: '', ...question.typed },
    refused: question.refused,
    draft: bulkDraft(question),
    onSubmit: async (fields) => {
      await onAssign(fields);
      onClose();
    },
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t(orderMessages.assignTitle, { count: question.ids.length })}
      footer={
        <>
          <Button onClick={onClose}>{t(orderMessages.dismiss)}</Button>
          <Button type="submit" form={form.id} tone="primary" busy={form.busy}>
            {t(orderMessages.assign)}
          </Button>
        </>
      }
    >
      <Fields form={form} aria-label={t(orderMessages.assign)}>
        <TextField
          {...form.field('line', orderMessages.line)}
          placeholder={t(orderMessages.lineHint)}
          autoComplete="off"
        />
        <TextField
          {...form.field('carrier', orderMessages.carrier)}
          placeholder={t(orderMessages.carrierHint)}
          autoComplete="off"
        />
      </Fields>
    </Dialog>
  );
}

const Fields = styled(Form<{ line: string; carrier: string }>)`
  display: grid;
  gap: ${space(3)};
  padding: ${space(1)} ${space(5)} ${space(5)};
`;
