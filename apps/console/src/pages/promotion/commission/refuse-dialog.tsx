import { type Text, TextField, useText } from '@waybill/ui-shell';
import { FormDialog, type FormDialogProps } from '@waybill/ui-shell/forms';
import { commissionMessages } from './messages';
import { reasonSchema } from './reason';

interface Reason {
  reason: string;
}

export interface RefuseDialogProps {
  title: Text;
  onRefuse: FormDialogProps<Reason, Reason>['save'];
  onClose: () => void;
}

/** Asks why requests are refused. */
export function RefuseDialog({ title, onRefuse, onClose }: RefuseDialogProps) {
  const t = useText();
  return (
    <FormDialog
      title={title}
      schema={reasonSchema}
      values={{ reason: '' }}
      messages={commissionMessages}
      save={onRefuse}
      onClose={onClose}
    >
      {(form) => (
        <TextField
          {...form.field('reason', commissionMessages.reason)}
          hint={t(commissionMessages.refuseHint)}
          autoComplete="off"
        />
      )}
    </FormDialog>
  );
}
