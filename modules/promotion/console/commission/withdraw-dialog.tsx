import { useFormat } from '@waybill/kit/console';
import { Select, TextField, useText } from '@waybill/ui-shell';
import { useServerData, useServerWrite, useToasts } from '@waybill/ui-shell/console';
import { FormDialog } from '@waybill/ui-shell/forms';
import { type Payee, payeeKinds } from '../../contract/payee';
import { lastPayeeCall, requestCall } from '../../contract/withdrawals';
import { commissionMessages } from './messages';
import { moneyReads } from './money-reads';
import { payeeSchema } from './payee-schema';

/** The requested withdrawal. */
export interface RequestedWithdrawal {
  cents: number;
  orders: number;
  /** The commissions; all that can be withdrawn unless given. */
  ids?: readonly number[];
}

export interface WithdrawDialogProps {
  withdrawal: RequestedWithdrawal;
  onDone?: () => void;
  onClose: () => void;
}

const noPayee: Payee = { kind: 'bank', name: '', account: '', bank: '' };

/** Asks for the payee of a withdrawal, starting with the last one, and requests it. */
export function WithdrawDialog(props: WithdrawDialogProps) {
  const { data, state } = useServerData(lastPayeeCall);
  // Waits for the data, since an open form ignores later defaults.
  return data || state === 'failed' ? <PayeeForm {...props} payee={data?.payee ?? noPayee} /> : null;
}

function PayeeForm({
  withdrawal: { cents, orders, ids },
  payee,
  onDone,
  onClose,
}: WithdrawDialogProps & { payee: Payee }) {
  const t = useText();
  const format = useFormat();
  const toasts = useToasts();
  const send = useServerWrite(requestCall, { changes: [...moneyReads, lastPayeeCall] });
  const amount = format.money(cents / 100);
  return (
    <FormDialog<Payee, Payee>
      title={{ ...commissionMessages.withdrawTitle, values: { amount } }}
      description={{ ...commissionMessages.withdrawHint, values: { count: orders } }}
      submit={commissionMessages.withdrawConfirm}
      schema={payeeSchema}
      values={payee}
      messages={commissionMessages}
      save={async (fields) => {
        const body = { cents, payee: { ...fields, account: fields.account.replace(/\s/g, '') } };
        const options = { idempotencyKey: true, silent: true } as const;
        const written = await send({ ...body, ...(ids ? { ids: [...ids] } : {}) }, options);
        if (!written.done) return { ...written, refusal: withoutPath(written.refusal) };
        toasts.success({ ...commissionMessages.withdrawDone, values: { amount } });
        onDone?.();
        return { done: true };
      }}
      onClose={onClose}
    >
      {(form) => (
        <>
          <Select
            {...form.choice('kind', commissionMessages.payeeKind)}
            options={payeeKinds.map((kind) => ({ value: kind, label: t(commissionMessages[kind]) }))}
          />
          <TextField {...form.field('name', commissionMessages.payeeName)} autoComplete="name" />
          <TextField
            {...form.field('account', commissionMessages.payeeAccount)}
            hint={t(commissionMessages.payeeAccountHint)}
            autoComplete="off"
          />
          <TextField
            {...form.field('bank', commissionMessages.payeeBank)}
            hint={t(commissionMessages.payeeBankHint)}
            autoComplete="off"
          />
        </>
      )}
    </FormDialog>
  );
}

/** The server names fields within the payee, the form does without. */
const withoutPath = <Refused extends { readonly fields: Readonly<Record<string, string>> }>(
  refusal: Refused,
): Refused => ({
  ...refusal,
  fields: Object.fromEntries(
    Object.entries(refusal.fields).map(([name, message]) => [name.replace(/^payee\./, ''), message]),
  ),
});
