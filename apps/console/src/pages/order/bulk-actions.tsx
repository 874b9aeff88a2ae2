import { Can } from '@waybill/auth-core/react';
import { Button, color, Dialog, space, TextField, useText } from '@waybill/ui-shell';
import { type Selection, useHttp, useRefreshServerData, useToasts } from '@waybill/ui-shell/console';
import { Form, useForm } from '@waybill/ui-shell/forms';
import { maxLength, object, pipe, string } from '@waybill/validators';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { withMessages } from '../kit/with-messages';
import { orderMessages } from './messages';
import { type Order, orders, type StepsResult } from './order';
import { printMessages } from './print/messages';

/** Orders whose papers are printed at once. */
const mostPrinted = 100;

export interface BulkActionsProps {
  /** Orders that move on are no longer in it. */
  selection: Selection<Order>;
}

/** What is done with several orders at once; what did not go is listed with its reason. */
export function BulkActions({ selection }: BulkActionsProps) {
  const t = useText();
  const http = useHttp();
  const navigate = useNavigate();
  const toasts = useToasts();
  const refresh = useRefreshServerData();
  const [busy, setBusy] = useState(false);
  const [assigning, setAssigning] = useState(false);
  const [refused, setRefused] = useState<StepsResult['refused']>([]);
  const send = async (path: string, fields: object) => {
    setBusy(true);
    try {
      const ids = await selection.collect();
      const result = await http.post<StepsResult>(path, { ...fields, ids }, { idempotencyKey: true });
      if (result.moved.length > 0)
        toasts.success({ ...orderMessages.bulkDone, values: { count: result.moved.length } });
      setRefused(result.refused);
      selection.select(result.refused.map(({ id }) => String(id)));
    } finally {
      setBusy(false);
      for (const path of orders.changes) refresh(path);
    }
  };
  const handlePrint = async () => {
    const ids = await selection.collect();
    if (ids.length <= mostPrinted) return void navigate(`/order/orderPrint?id=${ids.join(',')}`);
    toasts.error({ ...printMessages.tooMany, values: { count: ids.length, most: mostPrinted } });
  };
  return (
    <>
      <Can guard={{ permission: ['accept:order'] }}>
        <Button
          tone="primary"
          busy={busy}
          onClick={() => void send('/order/doSteps', { step: 'accept' }).catch(() => {})}
        >
          {t(orderMessages.bulkAccept)}
        </Button>
      </Can>
      <Can guard={{ permission: ['assign:order'] }}>
        <Button onClick={() => setAssigning(true)}>{t(orderMessages.assign)}</Button>
      </Can>
      <Button icon={<Printer aria-hidden size={16} />} onClick={() => void handlePrint().catch(() => {})}>
        {t(printMessages.print)}
      </Button>
      {assigning && (
        <AssignDialog
          count={selection.count}
          onAssign={(fields) => send('/order/doAssign', fields)}
          onClose={() => setAssigning(false)}
        />
      )}
      <Dialog
        open={refused.length > 0}
        onOpenChange={(open) => !open && setRefused([])}
        title={t(orderMessages.bulkRefused, { count: refused.length })}
        footer={<Button onClick={() => setRefused([])}>{t(orderMessages.close)}</Button>}
      >
        <Refused>
          {refused.map(({ id, orderNo, reason }) => (
            <li key={id}>
              <strong>{orderNo}</strong>
              {reason}
            </li>
          ))}
        </Refused>
      </Dialog>
    </>
  );
}

const assignSchema = withMessages(
  object({ line: pipe(string(), maxLength(40)), carrier: pipe(string(), maxLength(40)) }),
);

interface AssignDialogProps {
  count: number;
  onAssign: (fields: { line: string; carrier: string }) => Promise<void>;
  onClose: () => void;
}

function AssignDialog({ count, onAssign, onClose }: AssignDialogProps) {
  const t = useText();
  const form = useForm({
    schema: assignSchema,
    values: { line: '', carrier: '' },
    onSubmit: async (fields) => {
      await onAssign(fields);
      onClose();
    },
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t(orderMessages.assignTitle, { count })}
      footer={
        <>
          <Button onClick={onClose}>{t(orderMessages.dismiss)}</Button>
          <Button type="submit" form={form.id} tone="primary" busy={form.busy}>
            {t(orderMessages.assign)}
          </Button>
        </>
      }
    >
      <Fields form={form} aria-label={t(orderMessages.assign)}>
        <TextField
          {...form.field('line', orderMessages.line)}
          placeholder={t(orderMessages.lineHint)}
          autoComplete="off"
        />
        <TextField
          {...form.field('carrier', orderMessages.carrier)}
          placeholder={t(orderMessages.carrierHint)}
          autoComplete="off"
        />
      </Fields>
    </Dialog>
  );
}

const Fields = styled(Form<{ line: string; carrier: string }>)`
  display: grid;
  gap: ${space(3)};
  padding: ${space(1)} ${space(5)} ${space(5)};
`;

const Refused = styled.ul`
  display: grid;
  gap: ${space(2)};
  margin: 0;
  padding: ${space(1)} ${space(5)} ${space(5)};
  list-style: none;

  strong {
    margin-inline-end: ${space(3)};
    color: ${color('textStrong')};
    font-variant-numeric: tabular-nums;
  }
`;
