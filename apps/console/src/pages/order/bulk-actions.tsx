import { can } from '@waybill/auth-core';
import { Can, useSession } from '@waybill/auth-core/react';
import type { ResponseOf } from '@waybill/contract/call';
import {
  type Order,
  optionsCall,
  orderRights,
  type RefusedOrder,
  type StepRule,
  stepRights,
  type stepsCall,
} from '@waybill/contract/orders';
import { Button, Select, useText } from '@waybill/ui-shell';
import {
  href,
  type Refusal,
  type Selection,
  useServerData,
  useShowFailure,
  useToasts,
  useWrites,
  type WrittenMany,
} from '@waybill/ui-shell/console';
import { Printer } from 'lucide-react';
import type { Dispatch, SetStateAction } from 'react';
import { useNavigate } from 'react-router-dom';
import { LeftDialog } from '../kit/left-dialog';
import { useBulkAction } from '../kit/use-bulk-action';
import { useMay } from '../kit/use-may';
import { AssignDialog } from './assign-dialog';
import { type Assignment, type BulkQuestion, bulkDraft } from './bulk-question';
import { StepDialog, type StepFields } from './detail/step-dialog';
import { orderMessages } from './messages';
import { orders } from './order';
import { printMessages } from './print/messages';
import { useBulkCommands } from './use-bulk-commands';
import { useWhyNotOrder } from './use-why-not-order';

/** Orders of one printing. */
const mostAtOnce = 100;

type StepsWritten = WrittenMany<ResponseOf<typeof stepsCall>>;

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
  const action = useBulkAction<StepsWritten, RefusedOrder>({
    read: (written) => {
      const refused = written.value.flatMap((each) => each.refused);
      if (written.done) selection.select(refused.map(({ id }) => String(id)));
      return { moved: written.value.flatMap((each) => each.moved).length, left: refused };
    },
    moved: orderMessages.bulkDone,
    left: orderMessages.bulkRefused,
  });
  const { busy } = action;
  const may = useMay();
  const whyNot = useWhyNotOrder();
  const [first] = selection.rows;
  const mayAssign = selection.rows.map((order) => may(orderRights.assign, order)).find(({ allowed }) => allowed);
  const noAssign = selection.all || mayAssign || !first ? undefined : whyNot(may(orderRights.assign, first));
  const { steps, rules } = useBulkSteps(selection);
  const next = steps.find(({ needsNote, step }) => !needsNote && step !== 'cancel');
  const others = steps.filter((rule) => rule !== next);
  const asked = rules.find(({ step }) => step === question?.step);
  const textOf = (step: string, { length: count }: BulkQuestion['ids']) => {
    return { ...orderMessages.bulkLater, values: { step, count } };
  };
  const ask = async (step: StepRule['step'] | null) =>
    onAsk({ step, ids: await action.whileBusy(selection.collect()) });
  const applyNext = async ({ step }: StepRule) => {
    const ids = await selection.collect();
    action.run({ text: textOf(t(orderMessages[step]), ids), send: (options) => bulk.step(ids, { step }, options) });
  };
  useBulkCommands(steps, (step) => {
    const taken = next?.step === step ? applyNext(next) : ask(step);
    taken.catch(showFailure);
  });
  const askAgain = (typed: BulkQuestion['typed']) => (refused?: Refusal) =>
    onAsk((open) => open ?? (question && { ...question, ...(typed && { typed }), refused }));
  const handleTake = async (fields: StepFields) => {
    if (!question) return undefined;
    const { ids } = question;
    action.run({
      text: textOf(t(orderMessages[fields.step]), ids),
      send: (options) => bulk.step(ids, fields, options),
      again: askAgain(fields),
    });
    return undefined;
  };
  const handleAssign = async (fields: Assignment) => {
    if (!question) return;
    const { ids } = question;
    action.run({
      text: textOf(t(orderMessages.assign), ids),
      send: (options) => bulk.assign(ids, fields, options),
      again: askAgain(fields),
    });
  };
  const handlePrint = async () => {
    const ids = await selection.collect();
    if (ids.length <= mostAtOnce) return void navigate(href('/order/orderPrint', { query: { id: ids.join(',') } }));
    toasts.error({ ...printMessages.tooMany, values: { count: ids.length, most: mostAtOnce } });
  };
  return (
    <>
      {next && (
        <Button tone="primary" busy={busy} onClick={() => void applyNext(next).catch(showFailure)}>
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
      <Can guard={orderRights.assign}>
        <Button
          busy={busy}
          disabled={noAssign !== undefined}
          title={noAssign}
          onClick={() => void ask(null).catch(showFailure)}
        >
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
      <LeftDialog
        title={t(orderMessages.bulkRefused, { count: action.left.length })}
        left={action.left}
        nameOf={({ orderNo }) => orderNo}
        onClose={action.close}
      />
    </>
  );
}

/** All steps, and those that at least one of the selected orders can take, as far as the reader may take them. */
function useBulkSteps({ all, rows }: Selection<Order>): { rules: readonly StepRule[]; steps: readonly StepRule[] } {
  const rules = useServerData(optionsCall).data?.steps ?? [];
  const { access } = useSession();
  const may = useMay();
  const steps = rules.filter(({ step }) =>
    all ? can(stepRights[step], access) : rows.some((order) => may(stepRights[step], order).allowed),
  );
  return { rules, steps };
}
