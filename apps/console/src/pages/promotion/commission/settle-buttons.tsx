import { useText } from '@waybill/ui-shell';
import { useConfirm, useToasts, useWrites } from '@waybill/ui-shell/console';
import { RowButton } from '@waybill/ui-shell/table';
import { useState } from 'react';
import { useFormat } from '../../kit/use-format';
import { commissionMessages } from './messages';
import { RefuseDialog } from './refuse-dialog';
import { type Withdrawal, withdrawals } from './withdrawals';

/** Pays or refuses a request that somebody else made; only as it is shown. */
export function SettleButtons({ withdrawal }: { withdrawal: Withdrawal }) {
  const t = useText();
  const format = useFormat();
  const confirm = useConfirm();
  const toasts = useToasts();
  const { actions } = useWrites(withdrawals);
  const [refusing, setRefusing] = useState(false);
  const { id, version, promoter, orders, own, state } = withdrawal;
  if (own || state !== 'requested') return null;
  const amount = format.money(withdrawal.cents / 100);
  const pay = async () => {
    const agreed = await confirm.ask({
      title: { ...commissionMessages.payTitle, values: { promoter, amount } },
      description: { ...commissionMessages.payHint, values: { id, count: orders } },
      confirm: commissionMessages.pay,
    });
    if (!agreed) return;
    const { done } = await actions.settle(id, { version, decision: 'pay' }, { idempotencyKey: true });
    if (done) toasts.success({ ...commissionMessages.payDone, values: { promoter, amount } });
  };
  return (
    <>
      <RowButton onClick={() => void pay()}>{t(commissionMessages.pay)}</RowButton>
      <RowButton data-tone="danger" onClick={() => setRefusing(true)}>
        {t(commissionMessages.refuse)}
      </RowButton>
      {refusing && (
        <RefuseDialog
          title={{ ...commissionMessages.refuseTitle, values: { promoter, amount } }}
          onRefuse={async (fields) => {
            const options = { idempotencyKey: true, silent: true } as const;
            const written = await actions.settle(id, { ...fields, version, decision: 'refuse' }, options);
            if (!written.done) return written;
            toasts.success(commissionMessages.refuseDone);
            return { done: true };
          }}
          onClose={() => setRefusing(false)}
        />
      )}
    </>
  );
}
