import { withMessages } from '@waybill/kit/console';
import { type Text, TextField, useText } from '@waybill/ui-shell';
import { FormDialog, type FormDialogProps } from '@waybill/ui-shell/forms';
import { object, withCode } from '@waybill/validators';
import { normalise } from '@waybill/validators/cn';
import type { Payee } from '../../contract/payee';
import { paymentNo } from '../../contract/withdrawals';
import { commissionMessages } from './messages';
import { PayeeLine } from './payee-line';

interface Payment {
  paymentNo: string;
}

export interface PayDialogProps {
  title: Text;
  description: Text;
  /** The payee, if there is a single request. */
  payee?: Payee | null;
  onPay: FormDialogProps<Payment, Payment>['save'];
  onClose: () => void;
}

const paymentSchema = withMessages(object({ paymentNo: withCode(paymentNo, 'paymentNoWrong') }));

/** Asks for the payment number of requests. */
export function PayDialog({ title, description, payee = null, onPay, onClose }: PayDialogProps) {
  const t = useText();
  return (
    <FormDialog<Payment, Payment>
      title={title}
      tone="danger"
      description={description}
      submit={commissionMessages.pay}
      schema={paymentSchema}
      values={{ paymentNo: '' }}
      normalise={{ paymentNo: normalise.text }}
      messages={commissionMessages}
      save={onPay}
      onClose={onClose}
    >
      {(form) => (
        <>
          {payee && <PayeeLine payee={payee} />}
          <TextField
            {...form.field('paymentNo', commissionMessages.paymentNo)}
            hint={t(commissionMessages.paymentNoHint)}
            autoComplete="off"
          />
        </>
      )}
    </FormDialog>
  );
}
