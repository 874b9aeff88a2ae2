import { useDoneToast } from '@waybill/kit/console';
import { TextField, useText } from '@waybill/ui-shell';
import { useWrites } from '@waybill/ui-shell/console';
import { FormDialog } from '@waybill/ui-shell/forms';
import type { Commission } from '../../contract/commissions';
import { commissions } from './commissions';
import { commissionMessages } from './messages';
import { reasonSchema } from './reason';

export interface VoidDialogProps {
  commission: Pick<Commission, 'id' | 'orderNo'>;
  onClose: () => void;
}

/** Voids a commission with a reason, as for a vehicle returned after signing. */
export function VoidDialog({ commission: { id, orderNo }, onClose }: VoidDialogProps) {
  const t = useText();
  const toastDone = useDoneToast();
  const { actions } = useWrites(commissions);
  return (
    <FormDialog
      title={{ ...commissionMessages.voidTitle, values: { orderNo } }}
      tone="danger"
      submit={commissionMessages.voidConfirm}
      schema={reasonSchema}
      values={{ reason: '' }}
      draft={{ name: 'void' }}
      messages={commissionMessages}
      save={(fields) =>
        toastDone(actions.void(id, fields, { idempotencyKey: true, silent: true }), commissionMessages.voidDone, {
          orderNo,
        })
      }
      onClose={onClose}
    >
      {(form) => (
        <TextField
          {...form.field('reason', commissionMessages.reason)}
          hint={t(commissionMessages.voidHint)}
          autoComplete="off"
        />
      )}
    </FormDialog>
  );
}
