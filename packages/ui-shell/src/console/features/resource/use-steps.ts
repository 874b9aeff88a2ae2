import { useMemo } from 'react';
import type { Refusal } from '../../../forms/refusal';
import type { ShellMessage } from '../../../locales/define-messages';
import { useConsole } from '../../kernel/console-context';
import { sendCall } from '../../kernel/send-call';
import { type AttemptParts, createAttempt } from '../server-data/create-attempt';
import type { Sending, Sent, Step } from '../steps/create-steps';
import type { Brought } from '../steps/pending-steps';
import { stepsOf } from '../steps/steps-of';
import type { BulkCall, Identified } from './define-resource';
import type { AnswerOf, OneOf, ResourceSteps, StepDone, StepFields, StepName } from './define-steps';
import { toTag } from './save-record';
import { callOf } from './use-list';
import { kindOf } from './use-shown';

/** How a step is told. @beta */
export interface StepOptions {
  /** What is said of it, such as "Accept: order 7", beside the button that takes it back. */
  text: string | ShellMessage;
  /** It was taken back. Default: nothing is to be done. */
  onBack?: () => void;
  /** A refusal is said by the page, as where it was asked for in a form. Default false. */
  silent?: boolean;
  /** It was asked about before: it is sent at once, also where it cannot be taken back. Default false. */
  asked?: boolean;
}

/** What became of a step; without a `refusal` it was taken back, or could not be sent since what came before it was refused. @beta */
export type StepTaken<T> =
  | { readonly done: true; readonly value: T; readonly refusal?: undefined }
  | { readonly done: false; readonly value?: T | undefined; readonly refusal?: Refusal | undefined };

/** What is done with records: it shows at once, wherever they are shown, and is sent at once where it can be taken back afterwards. None of them rejects. @beta */
export interface TakeSteps<Item extends Identified, Calls extends object> {
  /** Over one record, given as it is shown: with its version, where it has one. */
  one: <Name extends StepName<Calls>>(
    name: Name,
    record: Item,
    fields: StepFields<Calls, Name>,
    options: StepOptions,
  ) => Promise<StepTaken<OneOf<Calls, Name>>>;
  /** Over many, of which those in `rows` are known; gives the responses of its calls, also of those before one that was refused. */
  many: <Name extends StepName<Calls>>(
    name: Name,
    records: { readonly ids: readonly Item['id'][]; readonly rows: readonly Item[] },
    fields: StepFields<Calls, Name>,
    options: StepOptions,
  ) => Promise<StepTaken<readonly AnswerOf<Calls, Name>[]>>;
}

/**
 * What is done with records of a resource: `useSteps(orderSteps).one('step', order, { step: 'accept' }, { text })`. Several steps with one record are sent
 * one after the other, each over the version that the one before brought. @beta
 */
export function useSteps<Item extends Identified, Calls extends object>(
  steps: ResourceSteps<Item, Calls>,
): TakeSteps<Item, Calls> {
  const parts = useConsole();
  return useMemo(() => createTake(parts, steps) as unknown as TakeSteps<Item, Calls>, [parts, steps]);
}

type StepsOf = Parameters<typeof stepsOf>[0];

function createTake(parts: AttemptParts & StepsOf, { resource, kinds }: ResourceSteps) {
  const { calls, changes, version } = resource;
  const attempt = createAttempt(parts, changes);
  const steps = stepsOf(parts);

  const sendOne: Send = async (name, fields, { ids: [id], key, version: over, silent }) => {
    const call = callOf(calls.actions?.[name], name);
    const headers = over === undefined ? {} : { headers: { 'If-Match': toTag(over) } };
    // What was begun goes on where the window is closed meanwhile.
    const options = { silent, ...headers, idempotencyKey: key, keepalive: true };
    const written = await attempt(() => sendCall(parts, call, { ...fields, id }, options));
    if (!written.done) return { ...written, brought: new Map() };
    const record = Object(written.value) as object;
    return { ...written, brought: new Map([[String(id), { version: Reflect.get(record, version), record }]]) };
  };

  const sendMany: Send = async (name, fields, { ids, key, isClosing, silent }, done) => {
    const { most = 100, ...call }: BulkCall = callOf(calls.bulk?.[name], name);
    const brought = new Map<string, Brought>();
    const value: unknown[] = [];
    const send = async (part: readonly Id[], number: number) => {
      const answer = await sendCall(
        parts,
        call,
        { ...fields, ids: part },
        { silent, idempotencyKey: `${key}.${number}`, keepalive: true },
      );
      value.push(answer);
      for (const { id, version } of done?.(answer) ?? part.map((id): StepDone => ({ id })))
        brought.set(String(id), { version });
    };
    const split = Array.from({ length: Math.ceil(ids.length / most) }, (_, at) =>
      ids.slice(at * most, (at + 1) * most),
    );
    const written = await attempt(async () => {
      // A window that is being closed waits for no response.
      if (isClosing) await Promise.all(split.map(send));
      else for (const [number, part] of split.entries()) await send(part, number);
    });
    return { ...written, value, brought };
  };

  const take = async (
    send: Send,
    name: string,
    { ids, rows }: { ids: readonly Id[]; rows: readonly Identified[] },
    fields: object,
    { text, onBack, silent = false, asked = false }: StepOptions,
  ) => {
    const kind = kinds[name];
    if (!kind) throw new Error(`"${name}" is no step: name it in \`defineSteps\`.`);
    const back = kind.back?.(fields);
    let value: unknown;
    const step: Step = {
      kind: kindOf(calls),
      ids,
      records: rows.filter(({ id }) => ids.includes(id)),
      version,
      text,
      isAsked: asked,
      shows: (record) => ({ ...record, ...kind.shows(record, fields) }),
      send: async (how) => {
        const sent = await send(name, fields, { ...how, silent }, kind.done);
        value = sent.value;
        return sent;
      },
      back: back && ((how) => send(back.by, back.fields ?? {}, { ...how, silent: false }, kind.done)),
    };
    return { ...(await steps.take(step, onBack)), value };
  };

  return {
    one: (name: string, record: Identified, fields: object, options: StepOptions) =>
      take(sendOne, name, { ids: [record.id], rows: [record] }, fields, options),
    many: take.bind(undefined, sendMany),
  };
}

type Id = Identified['id'];

/** Sends a call by its name; `done` reads the response of one over many. */
type Send = (
  name: string,
  fields: object,
  how: Sending & { silent: boolean },
  done?: (answer: unknown) => readonly StepDone[],
) => Promise<Sent & { value?: unknown }>;
