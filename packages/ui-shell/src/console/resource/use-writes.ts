import { isHttpError, type RequestOptions } from '@waybill/http';
import { useMemo } from 'react';
import type { Refusal } from '../../forms/refusal';
import { translate } from '../../locales/translate';
import { type ConsoleParts, useConsole } from '../kernel/console-context';
import { serverDataOf } from '../server-data/server-data-of';
import type { Identified, Resource } from './define-resource';
import { resourceMessages } from './messages';
import { readFieldErrors } from './refusal';
import { UnexpectedResponseError } from './unexpected-response-error';

/** What became of a write: the record as the server has it now, or why not. @public */
export type Written<T> =
  | { readonly done: true; readonly value: T }
  | { readonly done: false; readonly refusal: Refusal };

/** How a write is sent. @public */
export type WriteOptions = Pick<RequestOptions, 'idempotencyKey'>;

/** The writes of a resource. After each, everything that shows its records is fetched anew, in every window of the session. None of them rejects. @public */
export interface Writes<Item extends Identified, Action extends string> {
  /** Saves a record, or a new one where it has no `id`. A refusal is not shown: it belongs into the form. */
  save: (fields: object, options?: WriteOptions) => Promise<Written<Item>>;
  /** Removes records; a refusal has been shown. */
  remove: (ids: readonly Item['id'][]) => Promise<Written<unknown>>;
  /** The further calls by name; a refusal has been shown. */
  actions: Readonly<
    Record<Action, (id: Item['id'], fields?: object, options?: WriteOptions) => Promise<Written<unknown>>>
  >;
}

/** The writes of a resource for the present page. @public */
export function useWrites<Item extends Identified, Action extends string>(
  resource: Pick<Resource<Item, Identified, never, string, Action>, 'paths' | 'changes' | 'readSaved'>,
): Writes<Item, Action> {
  const parts = useConsole();
  return useMemo(() => createWrites(parts, resource), [parts, resource]);
}

function createWrites<Item extends Identified, Action extends string>(
  parts: ConsoleParts,
  {
    paths,
    changes,
    readSaved,
  }: Pick<Resource<Item, Identified, never, string, Action>, 'paths' | 'changes' | 'readSaved'>,
): Writes<Item, Action> {
  const { http } = parts;
  const cache = serverDataOf(parts);

  const attempt = async <T>(write: () => Promise<T>): Promise<Written<T>> => {
    try {
      return { done: true, value: await write() };
    } catch (failure) {
      return { done: false, refusal: toRefusal(parts, failure) };
    } finally {
      // What was refused may have been changed by somebody else.
      cache.refresh(...changes);
    }
  };
  const call = (path: string, fields: object, options?: WriteOptions) =>
    attempt(() => http.post<unknown>(path, fields, ...(options ? [options] : [])));

  return {
    save: (fields, options) =>
      attempt(async () => readSaved(await http.post<unknown>(paths.save, fields, { ...options, silent: true }))),
    remove: (ids) => call(paths.remove, { ids }),
    actions: Object.fromEntries(
      Object.entries<string>(paths.actions).map(([name, path]) => [
        name,
        (id: Item['id'], fields = {}, options?: WriteOptions) => call(path, { ...fields, id }, options),
      ]),
    ) as Writes<Item, Action>['actions'],
  };
}

function toRefusal({ i18n, errorLog, showFailure }: ConsoleParts, failure: unknown): Refusal {
  if (isHttpError(failure)) return { message: failure.userMessage, fields: readFieldErrors(failure.body) };
  if (failure instanceof UnexpectedResponseError) {
    errorLog.report(failure);
    return { message: translate(i18n, resourceMessages.savedUnreadable), fields: {} };
  }
  showFailure(failure);
  return { message: translate(i18n, resourceMessages.notSent), fields: {} };
}
