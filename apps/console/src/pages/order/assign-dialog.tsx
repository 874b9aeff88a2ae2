import { Button, Dialog, space, TextField, useText } from '@waybill/ui-shell';
import type { Refusal } from '@waybill/ui-shell/console';
import { Form, useForm } from '@waybill/ui-shell/forms';
import { maxLength, object, pipe, string } from '@waybill/validators';
import styled from 'styled-components';
import { withMessages } from '../kit/with-messages';
import { orderMessages } from './messages';

const assignSchema = withMessages(
  object({ line: pipe(string(), maxLength(40)), carrier: pipe(string(), maxLength(40)) }),
);

export interface AssignDialogProps {
  count: number;
  /** Gives why it was refused. */
  onAssign: (fields: { line: string; carrier: string }) => Promise<Refusal | undefined>;
  onClose: () => void;
}

/** Asks for the line and the vehicle of several orders. */
export function AssignDialog({ count, onAssign, onClose }: AssignDialogProps) {
  const t = useText();
  const form = useForm({
    schema: assignSchema,
    values: { line: '', carrier: '' },
    draft: { name: 'assign' },
    onSubmit: async (fields) => {
      const refusal = await onAssign(fields);
      if (refusal) return refusal;
      onClose();
    },
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t(orderMessages.assignTitle, { count })}
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
