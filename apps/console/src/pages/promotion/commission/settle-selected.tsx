import { Button, color, Dialog, space, useText } from '@waybill/ui-shell';
import { type Selection, useConfirm, useServerWrite, useToasts, type WriteOptions } from '@waybill/ui-shell/console';
import type { Infer } from '@waybill/validators';
import { useState } from 'react';
import styled from 'styled-components';
import { useFormat } from '../../kit/use-format';
import { commissionMessages } from './messages';
import { moneyReads } from './money-reads';
import { RefuseDialog } from './refuse-dialog';
import { settlesResult, type Withdrawal } from './withdrawals';

const settleMany = { path: '/promotion/doSettles', schema: settlesResult, changes: moneyReads };
/** Requests of one call. */
const mostAtOnce = 100;

/** Pays or refuses the selected requests that are still open; what was not settled is listed with its reason. */
export function SettleSelected({ selection }: { selection: Selection<Withdrawal> }) {
  const t = useText();
  const format = useFormat();
  const confirm = useConfirm();
  const toasts = useToasts();
  const send = useServerWrite(settleMany);
  const [busy, setBusy] = useState(false);
  const [refusing, setRefusing] = useState(false);
  const [left, setLeft] = useState<Infer<typeof settlesResult>['refused']>([]);
  const open = selection.rows.filter(({ own, state }) => !own && state === 'requested').slice(0, mostAtOnce);
  const amount = format.money(open.reduce((sum, { cents }) => sum + cents, 0) / 100);
  const settle = async (fields: { decision: 'pay' | 'refuse'; reason?: string }, options: WriteOptions = {}) => {
    setBusy(true);
    const written = await send({ ...fields, ids: open.map(({ id }) => id) }, { idempotencyKey: true, ...options });
    setBusy(false);
    if (!written.done) return written;
    const { settled, refused } = written.value;
    if (settled.length > 0) toasts.success({ ...commissionMessages.settledMany, values: { count: settled.length } });
    setLeft(refused);
    selection.clear();
    return written;
  };
  const handlePay = async () => {
    const agreed = await confirm.ask({
      title: { ...commissionMessages.payAllTitle, values: { count: open.length } },
      description: { ...commissionMessages.payAllHint, values: { amount } },
      confirm: commissionMessages.pay,
    });
    if (agreed) await settle({ decision: 'pay' });
  };
  return (
    <>
      <Button tone="primary" busy={busy} disabled={open.length === 0} onClick={() => void handlePay()}>
        {t(commissionMessages.payAll, { amount })}
      </Button>
      <Button disabled={open.length === 0 || busy} onClick={() => setRefusing(true)}>
        {t(commissionMessages.refuse)}
      </Button>
      {refusing && (
        <RefuseDialog
          title={{ ...commissionMessages.refuseAllTitle, values: { count: open.length } }}
          onRefuse={({ reason }) => settle({ decision: 'refuse', reason }, { silent: true })}
          onClose={() => setRefusing(false)}
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
