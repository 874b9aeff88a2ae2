import { can } from '@waybill/auth-core';
import { Can, useSession } from '@waybill/auth-core/react';
import { LeftDialog, useMay } from '@waybill/kit/console';
import { limits } from '@waybill/kit/contract';
import { Action, Select, useText } from '@waybill/ui-shell';
import {
  href,
  type Refusal,
  type Selection,
  useServerData,
  useShowFailure,
  useToasts,
} from '@waybill/ui-shell/console';
import { Printer } from 'lucide-react';
import { type Dispatch, type SetStateAction, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Order } from '../contract/order';
import { optionsCall, type StepRule } from '../contract/placing';
import { orderRights, stepRights } from '../contract/rights';
import { AssignDialog } from './assign-dialog';
import { type Assignment, type BulkQuestion, bulkDraft } from './bulk-question';
import { StepDialog, type StepFields } from './detail/step-dialog';
import { isReversible } from './order-steps';
import { printMessages } from './print/messages';
import { orderMessages } from './shared/messages';
import { stepTexts } from './shared/step-texts';
import { useBulkCommands } from './use-bulk-commands';
import { useTakeMany } from './use-take-many';
import { useWhyNotOrder } from './use-why-not-order';

export interface BulkActionsProps {
  /** Orders that move on are deselected. */
  selection: Selection<Order>;
  question: BulkQuestion | undefined;
  onAsk: Dispatch<SetStateAction<BulkQuestion | undefined>>;
}

/** The bulk actions of the selected orders. Actions can be undone for a moment; refused orders are listed with their reasons. */
export function BulkActions({ selection, question, onAsk }: BulkActionsProps) {
  const t = useText();
  const navigate = useNavigate();
  const toasts = useToasts();
  const showFailure = useShowFailure();
  const [collecting, setCollecting] = useState(false);
  const { take, left, isReady, close } = useTakeMany(selection);
  const busy = collecting || !isReady;
  const may = useMay();
  const whyNot = useWhyNotOrder();
  const [first] = selection.rows;
  const mayAssign = selection.rows.map((order) => may(orderRights.assign, order)).find(({ allowed }) => allowed);
  const noAssign = selection.all || mayAssign || !first ? undefined : whyNot(may(orderRights.assign, first));
  const { steps, rules } = useBulkSteps(selection);
  const next = steps.find(({ needsNote, step }) => !needsNote && step !== 'cancel');
  const others = steps.filter((rule) => rule !== next);
  const requestedRule = rules.find(({ step }) => step === question?.step);
  const collect = async () => {
    setCollecting(true);
    try {
      return await selection.collect();
    } finally {
      setCollecting(false);
    }
  };
  const ask = async (step: StepRule['step'] | null) => onAsk({ step, ids: await collect() });
  const applyNext = async ({ step }: StepRule) =>
    isReversible(step) ? take({ ids: await collect(), step: { step } }) : ask(step);
  useBulkCommands(isReady ? steps : [], (step) => {
    const taken = next?.step === step ? applyNext(next) : ask(step);
    taken.catch(showFailure);
  });
  const askAgain = (typed: BulkQuestion['typed']) => (refused?: Refusal) =>
    onAsk((open) => open ?? (question && { ...question, ...(typed && { typed }), refused }));
  const handleTake = (fields: StepFields) =>
    question && void take({ ids: question.ids, step: fields }, askAgain(fields));
  const handleAssign = (fields: Assignment) =>
    question && void take({ ids: question.ids, assignment: fields }, askAgain(fields));
  const handlePrint = async () => {
    const ids = await selection.collect();
    if (ids.length <= limits.perCall.records)
      return void navigate(href('/order/orderPrint', { query: { id: ids.join(',') } }));
    toasts.error({ ...printMessages.tooMany, values: { count: ids.length, most: limits.perCall.records } });
  };
  return (
    <>
      {next && (
        <Action
          tone={isReversible(next.step) ? 'primary' : 'default'}
          busy={busy}
          onClick={() => void applyNext(next).catch(showFailure)}
          text={{ ...orderMessages.bulkStep, values: { step: t(orderMessages[next.step]) } }}
        />
      )}
      {others.length > 0 && (
        <Select
          label={t(orderMessages.otherSteps)}
          labelHidden
          value=""
          placeholder={t(orderMessages.otherSteps)}
          options={others.map(({ step }) => ({ value: step, label: t(orderMessages[step]) }))}
          disabled={busy}
          onValueChange={(step) => void ask(step).catch(showFailure)}
        />
      )}
      <Can guard={orderRights.assign}>
        <Action
          busy={busy}
          disabled={noAssign !== undefined}
          title={noAssign}
          onClick={() => void ask(null).catch(showFailure)}
          text={orderMessages.assign}
        />
      </Can>
      <Action
        icon={<Printer aria-hidden size={16} />}
        onClick={() => void handlePrint().catch(() => {})}
        text={printMessages.print}
      />
      {question && requestedRule && (
        <StepDialog
          title={t(stepTexts(t, requestedRule.step, { count: question.ids.length }).text)}
          rule={requestedRule}
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
      <LeftDialog
        title={t(orderMessages.bulkRefused, { count: left.length })}
        left={left}
        nameOf={({ orderNo }) => orderNo}
        onClose={close}
      />
    </>
  );
}

/** All steps, and the steps that the user may take with at least one of the selected orders. */
function useBulkSteps({ all, rows }: Selection<Order>): { rules: readonly StepRule[]; steps: readonly StepRule[] } {
  const rules = useServerData(optionsCall).data?.steps ?? [];
  const { access } = useSession();
  const may = useMay();
  const steps = rules.filter(({ step }) =>
    all ? can(stepRights[step], access) : rows.some((order) => may(stepRights[step], order).allowed),
  );
  return { rules, steps };
}
