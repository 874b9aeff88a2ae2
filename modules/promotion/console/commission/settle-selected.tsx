import { LeftDialog, useBulkAction, useFormat, useMay } from '@waybill/kit/console';
import { limits, type ResponseOf } from '@waybill/kit/contract';
import { Action, useText } from '@waybill/ui-shell';
import { type Refusal, type Selection, useWrites, type WrittenMany } from '@waybill/ui-shell/console';
import { useState } from 'react';
import { promotionRights } from '../../contract/rights';
import type { RefusedWithdrawal, settlesCall, Withdrawal } from '../../contract/withdrawals';
import { commissionMessages } from './messages';
import { PayDialog } from './pay-dialog';
import { RefuseDialog } from './refuse-dialog';
import { withdrawals } from './withdrawals';

type Settled = WrittenMany<ResponseOf<typeof settlesCall>>;

/** An open refusal dialog; after an undo it has the same requests and reason again. */
interface Refusing {
  ids?: readonly number[];
  typed?: { reason: string };
  refused?: Refusal | undefined;
}

/** Pays or rejects the selected open requests, which can be undone for a moment; lists unsettled ones with their reason. */
export function SettleSelected({ selection }: { selection: Selection<Withdrawal> }) {
  const t = useText();
  const format = useFormat();
  const { bulk } = useWrites(withdrawals);
  const may = useMay();
  const action = useBulkAction<Settled, RefusedWithdrawal>({
    read: (written) => {
      if (!written.done) return undefined;
      selection.clear();
      const { value } = written;
      return { moved: value.flatMap(({ settled }) => settled).length, left: value.flatMap(({ refused }) => refused) };
    },
    left: commissionMessages.notSettled,
  });
  const { busy } = action;
  const [refusing, setRefusing] = useState<Refusing>();
  const [paying, setPaying] = useState(false);
  const open = selection.rows
    .filter((request) => may(promotionRights.settle, request).allowed)
    .slice(0, limits.perCall.records);
  const amount = format.money(open.reduce((sum, { cents }) => sum + cents, 0) / 100);
  const handlePay = async ({ paymentNo }: { paymentNo: string }): Promise<{ done: true }> => {
    const count = open.length;
    const ids = open.map(({ id }) => id);
    action.run({
      text: { ...commissionMessages.payLater, values: { count, amount } },
      moved: commissionMessages.paidMany,
      send: (options) => bulk.settle(ids, { decision: 'pay', paymentNo }, options),
    });
    return { done: true };
  };
  const handleRefuse = async ({ reason }: { reason: string }): Promise<{ done: true }> => {
    const ids = refusing?.ids ?? open.map(({ id }) => id);
    action.run({
      text: { ...commissionMessages.refuseLater, values: { count: ids.length } },
      moved: commissionMessages.refusedMany,
      send: (options) => bulk.settle(ids, { decision: 'refuse', reason }, options),
      again: (refused) => setRefusing((open) => open ?? { ids, typed: { reason }, refused }),
    });
    return { done: true };
  };
  return (
    <>
      <Action
        tone="primary"
        busy={busy}
        disabled={open.length === 0}
        onClick={() => setPaying(true)}
        text={{ ...commissionMessages.payAll, values: { amount } }}
      />
      <Action disabled={open.length === 0 || busy} onClick={() => setRefusing({})} text={commissionMessages.refuse} />
      {paying && (
        <PayDialog
          title={{ ...commissionMessages.payAllTitle, values: { count: open.length } }}
          description={{ ...commissionMessages.payAllHint, values: { amount } }}
          onPay={handlePay}
          onClose={() => setPaying(false)}
        />
      )}
      {refusing && (
        <RefuseDialog
          title={{
            ...commissionMessages.refuseAllTitle,
            values: { count: refusing.ids?.length ?? open.length },
          }}
          draft={{ name: 'refuse-selected' }}
          typed={refusing.typed}
          refused={refusing.refused}
          onRefuse={handleRefuse}
          onClose={() => setRefusing(undefined)}
        />
      )}
      <LeftDialog
        title={t(commissionMessages.notSettled, { count: action.left.length })}
        left={action.left}
        nameOf={({ id, promoter }) => `#${id} ${promoter}`}
        onClose={action.close}
      />
    </>
  );
}
