import { isCancelledError, isHttpError, isNetworkError, isTimeoutError, isTokenRefreshError } from '@waybill/http';
import type { BulkCall } from '../../../kernel/resource-calls';
import { sendCall } from '../../../kernel/send-call';
import type { StepResponse } from '../../../kernel/step-kind';
import { showRefused } from '../../runtime/feedback/show-refused';
import { callOf, type Identified } from '../resource/define-resource';
import { type AttemptParts, createAttempt } from '../server-data/create-attempt';
import { isConflict, toTag } from '../write/save-record';
import type { ResourceSteps } from './define-steps';
import type { Brought } from './pending-steps';
import type { Sending, Sent } from './step';
import type { StepCall } from './waiting-step';

type Id = Identified['id'];

/** Sends a step by its call; a refusal is shown unless it is `silent`. */
export type SendStep = (call: StepCall, silent?: boolean) => (how: Sending) => Promise<Sent & { value?: unknown }>;

/** The way of a resource's steps to the server. */
export function stepSender(parts: AttemptParts, { resource, kinds }: ResourceSteps): SendStep {
  const { calls, changes, version, ifMatch } = resource;
  const attempt = createAttempt(parts, changes);

  /** A request that failed without a response is treated as not applied: no refetch, no message. */
  const write = async (
    send: () => Promise<unknown>,
    silent: boolean,
  ): Promise<Omit<Sent, 'brought'> & { value?: unknown; isConflict?: boolean }> => {
    const outcome = await send().then(
      (value) => ({ value }),
      (failure: unknown) => ({ failure }),
    );
    if ('failure' in outcome && isUnanswered(outcome.failure)) return { done: false, isUnanswered: true };
    const written = await attempt(async () => {
      if ('failure' in outcome) throw outcome.failure;
      return outcome.value;
    });
    const failure = 'failure' in outcome ? outcome.failure : undefined;
    const isShown = !silent && isHttpError(failure) && !isCancelledError(failure);
    return {
      ...written,
      isConflict: isConflict(failure),
      ...(isShown && { say: (name: string) => showRefused(parts, failure, `${name}: `) }),
    };
  };

  const sendOne = async ({ name, fields }: StepCall, silent: boolean, { ids: [id], key, version: over }: Sending) => {
    const call = callOf(calls.actions?.[name], name);
    // A step only knows the version that events name.
    const headers = over === undefined || ifMatch !== version ? {} : { headers: { 'If-Match': toTag(over) } };
    // The request continues if the window is closed meanwhile.
    const options = { silent: true, ...headers, idempotencyKey: key, keepalive: true };
    const written = await write(() => sendCall(parts, call, { ...fields, id }, options), silent);
    if (!written.done) {
      const { record } = calls;
      const present =
        record && (() => sendCall(parts, record, { id }, { silent: true }).catch(() => undefined) as Promise<object>);
      return { ...written, ...(written.isConflict && { present }), brought: new Map() };
    }
    const record = Object(written.value) as object;
    return { ...written, brought: new Map([[String(id), { version: Reflect.get(record, version), record }]]) };
  };

  const sendMany = async ({ name, of, fields }: StepCall, silent: boolean, { ids, key, isClosing }: Sending) => {
    const { maxRecords: most = 100, ...call }: BulkCall = callOf(calls.bulk?.[name], name);
    const done = kinds[of]?.changedRecords;
    const brought = new Map<string, Brought>();
    const value: unknown[] = [];
    const send = async (part: readonly Id[], number: number) => {
      const options = { silent: true, idempotencyKey: `${key}.${number}`, keepalive: true };
      const answer = await sendCall(parts, call, { ...fields, ids: part }, options);
      value.push(answer);
      for (const { id, version } of done?.(answer) ?? part.map((id): StepResponse => ({ id })))
        brought.set(String(id), { version });
    };
    const split = Array.from({ length: Math.ceil(ids.length / most) }, (_, at) =>
      ids.slice(at * most, (at + 1) * most),
    );
    const written = await write(async () => {
      // A window that is being closed waits for no response.
      if (isClosing) await Promise.all(split.map(send));
      else for (const [number, part] of split.entries()) await send(part, number);
    }, silent);
    return { ...written, value, brought };
  };

  return (call, silent = false) =>
    (how) =>
      (call.many ? sendMany : sendOne)(call, silent, how);
}

/** Whether the server may not have received a call. */
const isUnanswered = (failure: unknown) =>
  isNetworkError(failure) || isTimeoutError(failure) || isTokenRefreshError(failure);
