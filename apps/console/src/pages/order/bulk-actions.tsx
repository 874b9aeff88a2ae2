import { can } from '@waybill/auth-core';
import { Can, useSessionActions } from '@waybill/auth-core/react';
import { Button, color, Dialog, Select, space, useText } from '@waybill/ui-shell';
import {
  type Refusal,
  type Selection,
  useServerData,
  useShowFailure,
  useToasts,
  useUndo,
  useWrites,
  type WrittenMany,
} from '@waybill/ui-shell/console';
import type { Infer } from '@waybill/validators';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { AssignDialog } from './assign-dialog';
import { StepDialog } from './detail/step-dialog';
import { orderMessages } from './messages';
import { type Order, orders, type RefusedOrder, type stepsResult } from './order';
import { orderOptions, type StepRule } from './order-reads';
import { printMessages } from './print/messages';

/** Orders of one printing. */
const mostAtOnce = 100;

type StepsWritten = WrittenMany<Infer<typeof stepsResult>>;

export interface BulkActionsProps {
  /** Orders that move on are no longer in it. */
  selection: Selection<Order>;
}

/** What is done with several orders at once; what did not go is listed with its reason. */
export function BulkActions({ selection }: BulkActionsProps) {
  const t = useText();
  const navigate = useNavigate();
  const toasts = useToasts();
  const { bulk } = useWrites(orders);
  const showFailure = useShowFailure();
  const later = useUndo();
  const [busy, setBusy] = useState(false);
  const [assigning, setAssigning] = useState(false);
  const [refused, setRefused] = useState<readonly RefusedOrder[]>([]);
  const [chosen, setChosen] = useState<StepRule | null>(null);
  const steps = useBulkSteps(selection);
  const next = steps.find(({ needsNote, step }) => !needsNote && step !== 'cancel');
  const others = steps.filter((rule) => rule !== next);
  /** Says what moved and what did not; gives why it went no further. */
  const report = async (sending: Promise<StepsWritten>, { here = true } = {}): Promise<Refusal | undefined> => {
    setBusy(true);
    const written = await sending;
    setBusy(false);
    const moved = written.value.flatMap((each) => each.moved);
    const refused = written.value.flatMap((each) => each.refused);
    if (written.done) selection.select(refused.map(({ id }) => String(id)));
    setRefused(refused);
    // The list of reasons is on this page; whoever has gone on is told elsewhere.
    if (!here && refused.length > 0)
      toasts.warning({ ...orderMessages.bulkRefused, values: { count: refused.length } });
    if (moved.length > 0) toasts.success({ ...orderMessages.bulkDone, values: { count: moved.length } });
    return written.done ? undefined : written.refusal;
  };
  /** What asks nothing can be taken back for a moment. */
  const takeLater = async ({ step }: StepRule) => {
    const ids = await selection.collect();
    later({
      text: { ...orderMessages.bulkLater, values: { step: t(orderMessages[step]), count: ids.length } },
      run: async (options) => ({ done: !(await report(bulk.step(ids, { step }, options), { here: false })) }),
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
          onTake={async (fields) => report(bulk.step(await selection.collect(), fields, { silent: true }))}
          onClose={() => setChosen(null)}
        />
      )}
      {assigning && (
        <AssignDialog
          count={selection.count}
          onAssign={async (fields) => report(bulk.assign(await selection.collect(), fields, { silent: true }))}
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
