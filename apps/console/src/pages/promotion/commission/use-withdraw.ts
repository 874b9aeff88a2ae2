import { requestCall } from '@waybill/contract/promotion';
import { useConfirm, useServerWrite, useToasts } from '@waybill/ui-shell/console';
import { useState } from 'react';
import { useFormat } from '../../kit/use-format';
import { commissionMessages } from './messages';
import { moneyReads } from './money-reads';

/** What is asked for. */
export interface Asked {
  cents: number;
  orders: number;
  /** The commissions; all that can be withdrawn unless given. */
  ids?: readonly number[];
}

/** Where it was refused, something else can be withdrawn than was shown. */

/** Asks for the money of commissions after a question that says how much; a refusal is shown. */
export function useWithdraw() {
  const confirm = useConfirm();
  const toasts = useToasts();
  const send = useServerWrite(requestCall, { changes: moneyReads });
  const format = useFormat();
  const [busy, setBusy] = useState(false);
  const withdraw = async ({ cents, orders, ids }: Asked): Promise<void> => {
    const amount = format.money(cents / 100);
    const agreed = await confirm.ask({
      title: { ...commissionMessages.withdrawTitle, values: { amount } },
      description: { ...commissionMessages.withdrawHint, values: { count: orders } },
      confirm: commissionMessages.withdrawConfirm,
    });
    if (!agreed) return;
    setBusy(true);
    const { done } = await send({ cents, ...(ids ? { ids } : {}) }, { idempotencyKey: true });
    setBusy(false);
    if (done) toasts.success({ ...commissionMessages.withdrawDone, values: { amount } });
  };
  return { withdraw, busy };
}
