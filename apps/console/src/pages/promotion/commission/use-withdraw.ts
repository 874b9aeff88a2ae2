import {
  readResponse,
  useConfirm,
  useHttp,
  useRefreshServerData,
  useShowFailure,
  useToasts,
} from '@waybill/ui-shell/console';
import { useState } from 'react';
import { useFormat } from '../../kit/use-format';
import { moneyReads } from './commissions';
import { commissionMessages } from './messages';
import { withdrawalSchema } from './withdrawals';

/** What is asked for. */
export interface Asked {
  cents: number;
  orders: number;
  /** The commissions; all that can be withdrawn unless given. */
  ids?: readonly number[];
}

const path = '/promotion/doRequest';

/** Asks for the money of commissions after a question that says how much; a refusal is shown. */
export function useWithdraw() {
  const http = useHttp();
  const confirm = useConfirm();
  const toasts = useToasts();
  const refresh = useRefreshServerData();
  const showFailure = useShowFailure();
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
    try {
      const response = await http.post(path, { cents, ...(ids ? { ids } : {}) }, { idempotencyKey: true });
      await readResponse(`POST ${path}`, withdrawalSchema, response);
      toasts.success({ ...commissionMessages.withdrawDone, values: { amount } });
    } catch (failure) {
      showFailure(failure);
    } finally {
      setBusy(false);
      // Where it was refused, something else can be withdrawn than was shown.
      for (const each of moneyReads) refresh(each);
    }
  };
  return { withdraw, busy };
}
