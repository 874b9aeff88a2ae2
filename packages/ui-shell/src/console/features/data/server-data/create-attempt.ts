import { isHttpError, type RequestOptions } from '@waybill/http';
import type { Conflict, Refusal } from '../../../../forms/refusal';
import { translate } from '../../../../locales/translate';
import type { Call } from '../../../kernel/call';
import type { Appearance, Feedback, Server, Updates } from '../../../kernel/console-parts';
import { UnexpectedResponseError } from '../../../kernel/read-response';
import { serverDataMessages } from './messages';
import { readRefusal } from './read-refusal';
import { type ServerDataParts, serverDataOf } from './server-data-of';

/** The outcome of a write: the stored record, or why it failed. @public */
export type Written<T> =
  | { readonly done: true; readonly value: T }
  | { readonly done: false; readonly refusal: Refusal };

/** How a write is sent. @public */
export type WriteOptions = Pick<RequestOptions, 'idempotencyKey' | 'keepalive' | 'silent'>;

export interface AttemptOptions {
  /** Returns the conflict behind a failure. Default: `undefined`. */
  conflictOf?: (failure: unknown) => Promise<Conflict | undefined>;
  /** Handles a response that its schema rejects. Default: shows the error. */
  onUnreadable?: (failure: unknown) => void;
}

/** Runs a write; afterwards refetches all responses of its `changes`, in every window of the session. Never rejects. */
export type Attempt = <T>(write: () => Promise<T>, options?: AttemptOptions) => Promise<Written<T>>;

export type AttemptParts = ServerDataParts & Appearance & Updates;

export function createAttempt(parts: AttemptParts, changes: readonly Pick<Call, 'url'>[]): Attempt {
  const cache = serverDataOf(parts);
  return async (write, { conflictOf = async () => undefined, onUnreadable = parts.showFailure } = {}) => {
    try {
      return { done: true, value: await write() };
    } catch (failure) {
      const refusal = toRefusal(parts, failure, onUnreadable);
      return { done: false, refusal: { ...refusal, conflict: await conflictOf(failure) } };
    } finally {
      // A refused record may have been changed by another user.
      if (changes.length > 0) cache.refresh(...changes);
    }
  };
}

function toRefusal(
  parts: Appearance & Feedback & Server & Updates,
  failure: unknown,
  onUnreadable: (failure: unknown) => void,
): Refusal {
  const refusal = isHttpError(failure) && readRefusal(parts, failure);
  if (refusal) return refusal;
  if (failure instanceof UnexpectedResponseError) {
    onUnreadable(failure);
    return { message: translate(parts.i18n, serverDataMessages.savedUnreadable), fields: {} };
  }
  parts.showFailure(failure);
  return { message: translate(parts.i18n, serverDataMessages.notSent), fields: {} };
}
