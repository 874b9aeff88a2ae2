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
  type WriteOptions,
  type WrittenMany,
} from '@waybill/ui-shell/console';
import type { Infer } from '@waybill/validators';
import { Printer } from 'lucide-react';
import { type Dispatch, type SetStateAction, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { kitMessages } from '../kit/messages';
import { AssignDialog } from './assign-dialog';
import { type Assignment, type BulkQuestion, bulkDraft } from './bulk-question';
import { StepDialog, type StepFields } from './detail/step-dialog';
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
  question: BulkQuestion | undefined;
  onAsk: Dispatch<SetStateAction<BulkQuestion | undefined>>;
}

/** What is done with several orders at once, and can be taken back for a moment; what did not go is listed with its reason. */
export function BulkActions({ selection, question, onAsk }: BulkActionsProps) {
  const t = useText();
  const navigate = useNavigate();
  const toasts = useToasts();
  const { bulk } = useWrites(orders);
  const showFailure = useShowFailure();
  const later = useUndo();
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<readonly RefusedOrder[]>([]);
  const { steps, rules } = useBulkSteps(selection);
  const next = steps.find(({ needsNote, step }) => !needsNote && step !== 'cancel');
  const others = steps.filter((rule) => rule !== next);
  const asked = rules.find(({ step }) => step === question?.step);
  /** Says what moved and what did not. */
  const report = async (sending: Promise<StepsWritten>): Promise<StepsWritten> => {
    setBusy(true);
    const written = await sending;
    setBusy(false);
    const moved = written.value.flatMap((each) => each.moved);
    const refused = written.value.flatMap((each) => each.refused);
    if (written.done) selection.select(refused.map(({ id }) => String(id)));
    setRefused(refused);
    // The list of reasons is on this page; whoever has gone on is told elsewhere.
    if (refused.length > 0) toasts.warning({ ...orderMessages.bulkRefused, values: { count: refused.length } });
    if (moved.length > 0) toasts.success({ ...orderMessages.bulkDone, values: { count: moved.length } });
    return written;
  };
  /** Carries it out in a moment. What was asked before is asked `again` where it is taken back, or was refused. */
  const wait = (
    step: string,
    { ids }: Pick<BulkQuestion, 'ids'>,
    send: (options: WriteOptions) => Promise<StepsWritten>,
    again?: (refused?: Refusal) => void,
  ) => {
    const text = { ...orderMessages.bulkLater, values: { step, count: ids.length } };
    later({
      text,
      run: async (options) => {
        const written = await report(send({ ...options, silent: Boolean(again) }));
        if (again && !written.done) {
          toasts.warning({ ...kitMessages.notDone, values: { what: t(text, text.values) } });
          again(written.refusal);
        }
        return written;
      },
      undo: () => again?.(),
    });
  };
  const ask = async (step: StepRule['step'] | null) => {
    setBusy(true);
    try {
      onAsk({ step, ids: await selection.collect() });
    } finally {
      setBusy(false);
    }
  };
  const takeNext = async ({ step }: StepRule) => {
    const ids = await selection.collect();
    wait(t(orderMessages[step]), { ids }, (options) => bulk.step(ids, { step }, options));
  };
  const askAgain = (typed: BulkQuestion['typed']) => (refused?: Refusal) =>
    onAsk((open) => open ?? (question && { ...question, ...(typed && { typed }), refused }));
  const handleTake = async (fields: StepFields) => {
    if (!question) return undefined;
    const send = (options: WriteOptions) => bulk.step(question.ids, fields, options);
    wait(t(orderMessages[fields.step]), question, send, askAgain(fields));
    return undefined;
  };
  const handleAssign = async (fields: Assignment) => {
    if (!question) return;
    const send = (options: WriteOptions) => bulk.assign(question.ids, fields, options);
    wait(t(orderMessages.assign), question, send, askAgain(fields));
  };
  const handlePrint = async () => {
    const ids = await selection.collect();
    if (ids.length <= mostAtOnce) return void navigate(`/order/orderPrint?id=${ids.join(',')}`);
    toasts.error({ ...printMessages.tooMany, values: { count: ids.length, most: mostAtOnce } });
  };
  return (
    <>
      {next && (
        <Button tone="primary" busy={busy} onClick={() => void takeNext(next).catch(showFailure)}>
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
          onChange={({ target: { value } }) => {
            const rule = others.find(({ step }) => step === value);
            if (rule) void ask(rule.step).catch(showFailure);
          }}
        />
      )}
      <Can guard={{ permission: ['assign:order'] }}>
        <Button busy={busy} onClick={() => void ask(null).catch(showFailure)}>
          {t(orderMessages.assign)}
        </Button>
      </Can>
      <Button icon={<Printer aria-hidden size={16} />} onClick={() => void handlePrint().catch(() => {})}>
        {t(printMessages.print)}
      </Button>
      {question && asked && (
        <StepDialog
          title={t(orderMessages.stepsTitle, { step: t(orderMessages[asked.step]), count: question.ids.length })}
          rule={asked}
          draft={bulkDraft(question)}
          typed={question.typed}
          refused={question.refused}
          onTake={handleTake}
          onClose={() => onAsk(undefined)}
        />
      )}
      {question?.step === null && (
        <AssignDialog question={question} onAssign={handleAssign} onClose={() => onAsk(undefined)} />
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

/** All steps, and those that at least one of the selected orders can take, as far as the reader may take them. */
function useBulkSteps({ all, rows }: Selection<Order>): { rules: readonly StepRule[]; steps: readonly StepRule[] } {
  const rules = useServerData(orderOptions).data?.steps ?? [];
  const { snapshot } = useSessionActions();
  const { access } = snapshot();
  const steps = rules.filter(
    ({ from, permission }) =>
      can({ permission: [permission] }, access) && (all || rows.some(({ status }) => from.includes(status))),
  );
  return { rules, steps };
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
