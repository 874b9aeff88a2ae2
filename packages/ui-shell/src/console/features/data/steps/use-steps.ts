import { useEffect, useMemo } from 'react';
import { useSnapshot } from 'valtio';
import type { Refusal } from '../../../../forms/refusal';
import type { ShellMessage } from '../../../../locales/define-messages';
import { useConsole } from '../../../kernel/console-context';
import type { Identified } from '../resource/define-resource';
import type { AttemptParts } from '../server-data/create-attempt';
import type { BulkResponseOf, OneOf, ResourceSteps, StepFields, StepName } from './define-steps';
import { prepareQueue } from './prepare-queue';
import type { Step } from './step';
import { stepRegistry } from './step-registry';
import { stepSender } from './step-sender';
import { stepsOf } from './steps-of';
import { kindOf } from './use-shown';
import { waitingOf } from './waiting-of';
import type { StepCall } from './waiting-step';

/** The presentation of a step. @beta */
export interface StepOptions {
  /** The name of a waiting or refused step, such as "Accept: order 7". */
  text: string | ShellMessage;
  /** The outcome, such as "Order 7 accepted", beside the undo button or after the response to an `confirmed` step. Default: `text`, no message. */
  done?: string | ShellMessage;
  /** Called after an undo, or if the step was not sent. Default: nothing. */
  onUndo?: () => void;
  /** The page reports a refusal itself, as forms do. Default false. */
  silent?: boolean;
  /** The user confirmed it before: sent at once, even if irreversible. Default false. */
  confirmed?: boolean;
}

/** The outcome of a step; without a `refusal` it was undone, or not sent since an earlier step was refused. @beta */
export type StepResult<T> =
  | { readonly done: true; readonly value: T; readonly refusal?: undefined }
  | { readonly done: false; readonly value?: T | undefined; readonly refusal?: Refusal | undefined };

/** Steps show at once on all pages, and are sent at once if they can be undone. No function rejects. @beta */
export interface StepRunner<Item extends Identified, Calls extends object> {
  /** Whether the store of offline steps is open, or cannot be opened: until then a step would be lost with the window. Disable step buttons meanwhile. */
  readonly isReady: boolean;
  /** A step on one record as shown, with its version if it has one. */
  one: <Name extends StepName<Calls>>(
    name: Name,
    record: Item,
    fields: StepFields<Calls, Name>,
    options: StepOptions,
  ) => Promise<StepResult<OneOf<Calls, Name>>>;
  /** Steps over many records, of which `rows` are known; returns the responses of its calls, including those before a refused one. */
  many: <Name extends StepName<Calls>>(
    name: Name,
    records: { readonly ids: readonly Item['id'][]; readonly rows: readonly Item[] },
    fields: StepFields<Calls, Name>,
    options: StepOptions,
  ) => Promise<StepResult<readonly BulkResponseOf<Calls, Name>[]>>;
}

/** Takes steps with records of a resource: `useSteps(orderSteps).one('step', order, { step: 'accept' }, { text })`. Steps with one record are sent one after the other, each over the version before. @beta */
export function useSteps<Item extends Identified, Calls extends object>(
  steps: ResourceSteps<Item, Calls>,
): StepRunner<Item, Calls> {
  const parts = useConsole();
  useEffect(() => {
    prepareQueue(parts);
    const registered = stepRegistry(parts);
    if (registered.has(steps as unknown as ResourceSteps)) return;
    registered.add(steps as unknown as ResourceSteps);
    // Stored steps can be sent now.
    waitingOf(parts).queue?.adopt();
  }, [parts, steps]);
  const { isReady } = useSnapshot(waitingOf(parts).state);
  return useMemo(
    () => ({ ...createTake(parts, steps), isReady }) as unknown as StepRunner<Item, Calls>,
    [parts, steps, isReady],
  );
}

type Records = { ids: readonly Identified['id'][]; rows: readonly Identified[] };
type TakeParts = AttemptParts & Parameters<typeof stepsOf>[0];

function createTake(parts: TakeParts, resourceSteps: ResourceSteps) {
  const { kinds, resource } = resourceSteps;
  const { calls, version } = resource;
  const steps = stepsOf(parts);
  const sendBy = stepSender(parts, resourceSteps);

  const take = async (
    call: StepCall,
    { ids, rows }: Records,
    { text, done, onUndo: onBack, silent = false, confirmed: isAsked = false }: StepOptions,
  ) => {
    const kind = kinds[call.of];
    if (!kind) throw new Error(`"${call.of}" is no step: name it in \`defineSteps\`.`);
    const { fields } = call;
    const back = kind.inverse?.(fields);
    const backCall = back && { ...call, name: back.by, fields: back.fields ?? {} };
    let value: unknown;
    const step: Step = {
      kind: kindOf(calls),
      ids,
      records: rows.filter(({ id }) => ids.includes(id)),
      version,
      text,
      done,
      isAsked,
      // A silent step belongs to a dialog, which reports it.
      ...(!silent && { isStill: (record) => kind.isStillPossible?.(record, fields) ?? true }),
      shows: (record) => ({ ...record, ...kind.shows(record, fields) }),
      call,
      send: async (how) => {
        const sent = await sendBy(call, silent)(how);
        value = sent.value;
        return sent;
      },
      back: backCall && { call: backCall, send: sendBy(backCall) },
    };
    const end = await steps.take(step, onBack);
    if (end.done && done && isAsked) parts.toasts.success(done);
    return { ...end, value };
  };

  return {
    one: (name: string, record: Identified, fields: object, options: StepOptions) =>
      take({ name, of: name, fields, many: false }, { ids: [record.id], rows: [record] }, options),
    many: (name: string, records: Records, fields: object, options: StepOptions) =>
      take({ name, of: name, fields, many: true }, records, options),
  };
}
