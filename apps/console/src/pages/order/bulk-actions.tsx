import { can } from '@waybill/auth-core';
import { Can, useSessionActions } from '@waybill/auth-core/react';
import { Button, color, Dialog, Select, space, TextField, useText } from '@waybill/ui-shell';
import {
  readResponse,
  type Selection,
  useHttp,
  useRefreshServerData,
  useServerData,
  useShowFailure,
  useToasts,
  useUndo,
  type WriteOptions,
} from '@waybill/ui-shell/console';
import { Form, useForm } from '@waybill/ui-shell/forms';
import { type Infer, maxLength, object, pipe, string } from '@waybill/validators';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { withMessages } from '../kit/with-messages';
import { StepDialog } from './detail/step-dialog';
import { orderMessages } from './messages';
import { type Order, orders } from './order';
import { orderOptions, type StepRule, stepsResult } from './order-reads';
import { printMessages } from './print/messages';

/** Orders of one call, and of one printing. */
const mostAtOnce = 100;

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
  const showFailure = useShowFailure();
  const later = useUndo();
  const [busy, setBusy] = useState(false);
  const [assigning, setAssigning] = useState(false);
  const [refused, setRefused] = useState<Infer<typeof stepsResult>['refused']>([]);
  const [chosen, setChosen] = useState<StepRule | null>(null);
  const steps = useBulkSteps(selection);
  const next = steps.find(({ needsNote, step }) => !needsNote && step !== 'cancel');
  const others = steps.filter((rule) => rule !== next);
  const send = async (path: string, fields: object, chosen?: readonly number[], options: WriteOptions = {}) => {
    setBusy(true);
    const result: Infer<typeof stepsResult> = { moved: [], refused: [] };
    try {
      const ids = chosen ?? (await selection.collect());
      for (let from = 0; from < ids.length; from += mostAtOnce) {
        const body = { ...fields, ids: ids.slice(from, from + mostAtOnce) };
        const response = await http.post(path, body, { ...options, idempotencyKey: true });
        const { moved, refused } = await readResponse(`POST ${path}`, stepsResult, response);
        result.moved.push(...moved);
        result.refused.push(...refused);
      }
      selection.select(result.refused.map(({ id }) => String(id)));
    } finally {
      setBusy(false);
      setRefused(result.refused);
      // The list of reasons is on this page; whoever has gone on is told elsewhere.
      if (chosen && result.refused.length > 0)
        toasts.warning({ ...orderMessages.bulkRefused, values: { count: result.refused.length } });
      if (result.moved.length > 0)
        toasts.success({ ...orderMessages.bulkDone, values: { count: result.moved.length } });
      for (const path of orders.changes) refresh(path);
    }
  };
  /** What asks nothing can be taken back for a moment. */
  const takeLater = async ({ step }: StepRule) => {
    const ids = await selection.collect();
    later({
      text: { ...orderMessages.bulkLater, values: { step: t(orderMessages[step]), count: ids.length } },
      run: async (options) => {
        await send('/order/doSteps', { step }, ids, options);
        return { done: true };
      },
    });
  };
  const handlePrint = async () => {
    const ids = await selection.collect();
    if (ids.length <= mostAtOnce) return void navigate(`/order/orderPrint?id=${ids.join(',')}`);
    toasts.error({ ...printMessages.tooMany, values: { count: ids.length, most: mostAtOnce } });
  };
  return (
    <>
      {next && (
        <Button tone="primary" busy={busy} onClick={() => void takeLater(next).catch(showFailure)}>
          {t(orderMessages.bulkStep, { step: t(orderMessages[next.step]) })}
        </Button>
      )}
      {others.length > 0 && (
        <Select
          label={t(orderMessages.otherSteps)}
          labelHidden
          value=""
          placeholder={t(orderMessages.otherSteps)}
          options={others.map(({ step }) => ({ value: step, label: t(orderMessages[step]) }))}
          disabled={busy}
          onChange={({ target: { value } }) => setChosen(others.find(({ step }) => step === value) ?? null)}
        />
      )}
      <Can guard={{ permission: ['assign:order'] }}>
        <Button onClick={() => setAssigning(true)}>{t(orderMessages.assign)}</Button>
      </Can>
      <Button icon={<Printer aria-hidden size={16} />} onClick={() => void handlePrint().catch(() => {})}>
        {t(printMessages.print)}
      </Button>
      {chosen && (
        <StepDialog
          title={t(orderMessages.stepsTitle, { step: t(orderMessages[chosen.step]), count: selection.count })}
          rule={chosen}
          draft="steps"
          onTake={async (fields) => {
            await send('/order/doSteps', fields);
            return undefined;
          }}
          onClose={() => setChosen(null)}
        />
      )}
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

/** The steps that at least one of the selected orders can take, as far as the reader may take them. */
function useBulkSteps({ all, rows }: Selection<Order>): StepRule[] {
  const { data } = useServerData(orderOptions);
  const { snapshot } = useSessionActions();
  const { access } = snapshot();
  return (data?.steps ?? []).filter(
    ({ from, permission }) =>
      can({ permission: [permission] }, access) && (all || rows.some(({ status }) => from.includes(status))),
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
    draft: { name: 'assign' },
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
