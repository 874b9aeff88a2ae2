import { isHttpError, isResponseError, type RequestOptions, type ResponseError } from '@waybill/http';
import { useMemo } from 'react';
import type { Conflict, Refusal } from '../../forms/refusal';
import { translate } from '../../locales/translate';
import { type ConsoleParts, useConsole } from '../kernel/console-context';
import { serverDataOf } from '../server-data/server-data-of';
import { UnexpectedResponseError } from '../server-data/unexpected-response-error';
import type { Identified, Resource } from './define-resource';
import { resourceMessages } from './messages';
import { presentIn, readFieldErrors } from './refusal';

/** What became of a write: the record as the server has it now, or why not. @public */
export type Written<T> =
  | { readonly done: true; readonly value: T }
  | { readonly done: false; readonly refusal: Refusal };

/** How a write is sent. @public */
export type WriteOptions = Pick<RequestOptions, 'idempotencyKey' | 'keepalive' | 'silent'>;

/** How a record is saved. @beta */
export interface SaveOptions<Item> extends WriteOptions {
  /**
   * The record as it was read. Its `version` goes along as `If-Match`; where somebody changed the record since (409 or 412), nothing is saved, and the
   * refusal carries the conflict, about which a form asks field by field. Default: whoever saves last is right.
   */
  over?: Item | undefined;
  /** What of a record stands in the fields of the form. Default: its own fields. */
  toFields?: (record: Item) => object;
}

/** The writes of a resource. After each, everything that shows its records is fetched anew, in every window of the session. None of them rejects. @public */
export interface Writes<Item extends Identified, Actions extends object> {
  /** Saves a record, or a new one where it has no `id`. A refusal is not shown: it belongs into the form. */
  save: (fields: object, options?: SaveOptions<Item>) => Promise<Written<Item>>;
  /** Removes records; a refusal has been shown. */
  remove: (ids: readonly Item['id'][], options?: WriteOptions) => Promise<Written<unknown>>;
  /** The further calls by name; a refusal has been shown, unless the call is `silent`, as those of a form are, which says it itself. */
  actions: {
    readonly [Name in keyof Actions]: (
      id: Item['id'],
      fields?: object,
      options?: WriteOptions,
    ) => Promise<Written<Actions[Name]>>;
  };
}

/** The writes of a resource for the present page. @public */
export function useWrites<Item extends Identified, Actions extends object>(
  resource: WrittenResource<Item, Actions>,
): Writes<Item, Actions> {
  const parts = useConsole();
  return useMemo(() => createWrites(parts, resource), [parts, resource]);
}

type WrittenResource<Item extends Identified, Actions extends object> = Pick<
  Resource<Item, Identified, never, string, Actions>,
  'paths' | 'changes' | 'readSaved' | 'readActions'
>;

function createWrites<Item extends Identified, Actions extends object>(
  parts: ConsoleParts,
  { paths, changes, readSaved, readActions }: WrittenResource<Item, Actions>,
): Writes<Item, Actions> {
  const { http, errorLog, showFailure } = parts;
  const cache = serverDataOf(parts);
  /** What whoever saves has seen of a record since he read it. */
  const seen = new WeakMap<Item, Item>();

  const attempt = async <T>(
    write: () => Promise<T>,
    {
      conflictOf = async () => undefined,
      onUnreadable = showFailure,
    }: {
      conflictOf?: (failure: unknown) => Promise<Conflict | undefined>;
      onUnreadable?: (failure: unknown) => void;
    } = {},
  ): Promise<Written<T>> => {
    try {
      return { done: true, value: await write() };
    } catch (failure) {
      const refusal = toRefusal(parts, failure, onUnreadable);
      return { done: false, refusal: { ...refusal, conflict: await conflictOf(failure) } };
    } finally {
      // What was refused may have been changed by somebody else.
      cache.refresh(...changes);
    }
  };
  /** The refusal itself says what is there now, or the server is asked. */
  const readPresent = async ({ body }: ResponseError, id: Item['id']): Promise<Item | undefined> => {
    try {
      return await readSaved(presentIn(body) ?? (await http.get(paths.record, { params: { id }, silent: true })));
    } catch (problem) {
      errorLog.report(problem);
      return undefined;
    }
  };
  const call = <T>(path: string, fields: object, read: (response: unknown) => T | Promise<T>, options?: WriteOptions) =>
    attempt(async () => read(await http.post<unknown>(path, fields, ...(options ? [options] : []))));

  return {
    save: (fields, { over, toFields = (record: Item) => record, ...options } = {}) => {
      const known = over && (seen.get(over) ?? over);
      const write = async () => {
        const headers = ifMatch(known);
        const saved = await readSaved(await http.post(paths.save, fields, { ...options, ...headers, silent: true }));
        if (over) seen.set(over, saved);
        return saved;
      };
      const conflictOf = async (failure: unknown) => {
        if (!over || !known || !isConflict(failure)) return undefined;
        const present = await readPresent(failure, over.id);
        return (
          present && {
            before: toFields(known),
            present: toFields(present),
            accept: () => void seen.set(over, present),
          }
        );
      };
      return attempt(write, { conflictOf, onUnreadable: errorLog.report });
    },
    remove: (ids, options) => call(paths.remove, { ids }, (response) => response, options),
    actions: Object.fromEntries(
      Object.entries(paths.actions).map(([name, path]) => [
        name,
        (id: Item['id'], fields = {}, options?: WriteOptions) =>
          call(path, { ...fields, id }, readActions[name as keyof Actions], options),
      ]),
    ) as Writes<Item, Actions>['actions'],
  };
}

/** By which codes a server says that a record is no longer what whoever writes has read. */
const isConflict = (failure: unknown): failure is ResponseError =>
  isResponseError(failure) && [409, 412].includes(Number(failure.code));

function ifMatch(record: Identified | undefined): Pick<RequestOptions, 'headers'> {
  const version: unknown = record && Reflect.get(record, 'version');
  return typeof version === 'number' || typeof version === 'string' ? { headers: { 'If-Match': `"${version}"` } } : {};
}

function toRefusal(
  { i18n, showFailure }: ConsoleParts,
  failure: unknown,
  onUnreadable: (failure: unknown) => void,
): Refusal {
  if (isHttpError(failure)) return { message: failure.userMessage, fields: readFieldErrors(failure.body) };
  if (failure instanceof UnexpectedResponseError) {
    onUnreadable(failure);
    return { message: translate(i18n, resourceMessages.savedUnreadable), fields: {} };
  }
  showFailure(failure);
  return { message: translate(i18n, resourceMessages.notSent), fields: {} };
}
