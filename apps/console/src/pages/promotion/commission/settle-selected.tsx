import { Button, color, Dialog, space, useText } from '@waybill/ui-shell';
import {
  type Refusal,
  type Selection,
  useConfirm,
  useServerWrite,
  useToasts,
  useUndo,
  type WriteOptions,
} from '@waybill/ui-shell/console';
import type { Infer } from '@waybill/validators';
import { useState } from 'react';
import styled from 'styled-components';
import { kitMessages } from '../../kit/messages';
import { useFormat } from '../../kit/use-format';
import { commissionMessages } from './messages';
import { moneyReads } from './money-reads';
import { RefuseDialog } from './refuse-dialog';
import { settlesResult, type Withdrawal } from './withdrawals';

const settleMany = { path: '/promotion/doSettles', schema: settlesResult, changes: moneyReads };
/** Requests of one call. */
const mostAtOnce = 100;

interface Decision {
  decision: 'pay' | 'refuse';
  reason?: string;
  ids: readonly number[];
}

/** A reason is asked for; where it was taken back, for those requests and with what was typed. */
interface Refusing {
  ids?: readonly number[];
  typed?: { reason: string };
  refused?: Refusal | undefined;
}

/** Pays or refuses the selected requests that are still open, which can be taken back for a moment; what was not settled is listed with its reason. */
export function SettleSelected({ selection }: { selection: Selection<Withdrawal> }) {
  const t = useText();
  const format = useFormat();
  const confirm = useConfirm();
  const toasts = useToasts();
  const send = useServerWrite(settleMany);
  const later = useUndo();
  const [busy, setBusy] = useState(false);
  const [refusing, setRefusing] = useState<Refusing>();
  const [left, setLeft] = useState<Infer<typeof settlesResult>['refused']>([]);
  const open = selection.rows.filter(({ own, state }) => !own && state === 'requested').slice(0, mostAtOnce);
  const amount = format.money(open.reduce((sum, { cents }) => sum + cents, 0) / 100);
  const settle = async (fields: Decision, options: WriteOptions) => {
    setBusy(true);
    const written = await send(fields, { idempotencyKey: true, ...options });
    setBusy(false);
    if (!written.done) return written;
    const { settled, refused } = written.value;
    if (settled.length > 0) toasts.success({ ...commissionMessages.settledMany, values: { count: settled.length } });
    // The list of reasons is on this page; whoever has gone on is told elsewhere.
    if (refused.length > 0) toasts.warning({ ...commissionMessages.notSettled, values: { count: refused.length } });
    setLeft(refused);
    selection.clear();
    return written;
  };
  const handlePay = async () => {
    const count = open.length;
    const ids = open.map(({ id }) => id);
    const agreed = await confirm.ask({
      title: { ...commissionMessages.payAllTitle, values: { count } },
      description: { ...commissionMessages.payAllHint, values: { amount } },
      confirm: commissionMessages.pay,
    });
    if (!agreed) return;
    later({
      text: { ...commissionMessages.payLater, values: { count, amount } },
      run: (options) => settle({ decision: 'pay', ids }, options),
    });
  };
  const handleRefuse = async ({ reason }: { reason: string }): Promise<{ done: true }> => {
    const ids = refusing?.ids ?? open.map(({ id }) => id);
    const text = { ...commissionMessages.refuseLater, values: { count: ids.length } };
    const askAgain = (refused?: Refusal) => setRefusing((asked) => asked ?? { ids, typed: { reason }, refused });
    later({
      text,
      run: async (options) => {
        const written = await settle({ decision: 'refuse', reason, ids }, { ...options, silent: true });
        if (!written.done) {
          toasts.warning({ ...kitMessages.notDone, values: { what: t(text, text.values) } });
          askAgain(written.refusal);
        }
        return written;
      },
      undo: () => askAgain(),
    });
    return { done: true };
  };
  return (
    <>
      <Button tone="primary" busy={busy} disabled={open.length === 0} onClick={() => void handlePay()}>
        {t(commissionMessages.payAll, { amount })}
      </Button>
      <Button disabled={open.length === 0 || busy} onClick={() => setRefusing({})}>
        {t(commissionMessages.refuse)}
      </Button>
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
      <Dialog
        open={left.length > 0}
        onOpenChange={(shown) => !shown && setLeft([])}
        title={t(commissionMessages.notSettled, { count: left.length })}
        footer={<Button onClick={() => setLeft([])}>{t(commissionMessages.close)}</Button>}
      >
        <Left>
          {left.map(({ id, promoter, reason }) => (
            <li key={id}>
              <strong>
                #{id} {promoter}
              </strong>
              {reason}
            </li>
          ))}
        </Left>
      </Dialog>
    </>
  );
}

const Left = styled.ul`
  display: grid;
  gap: ${space(2)};
  margin: 0;
  padding: ${space(1)} ${space(5)} ${space(5)};
  list-style: none;

  strong {
    margin-inline-end: ${space(3)};
    color: ${color('textStrong')};
  }
`;
