import { type Text, TextField, useText } from '@waybill/ui-shell';
import type { Refusal } from '@waybill/ui-shell/console';
import { FormDialog, type FormDialogProps, type FormDraft } from '@waybill/ui-shell/forms';
import { commissionMessages } from './messages';
import { reasonSchema } from './reason';

interface Reason {
  reason: string;
}

export interface RefuseDialogProps {
  title: Text;
  /** The draft of the reason. */
  draft: FormDraft;
  /** The entered reason before an undo. */
  typed?: Reason | undefined;
  /** Why the server rejected the entered reason. */
  refused?: Refusal | undefined;
  onRefuse: FormDialogProps<Reason, Reason>['save'];
  onClose: () => void;
}

/** Asks for the reason of a rejection. */
export function RefuseDialog({ title, draft, typed, refused, onRefuse, onClose }: RefuseDialogProps) {
  const t = useText();
  return (
    <FormDialog
      title={title}
      tone="danger"
      submit={commissionMessages.refuse}
      schema={reasonSchema}
      values={{ reason: '' }}
      typed={typed}
      refused={refused}
      draft={draft}
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
