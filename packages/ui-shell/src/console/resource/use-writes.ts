import { isResponseError, type RequestOptions, type ResponseError } from '@waybill/http';
import { useMemo } from 'react';
import type { Refusal } from '../../forms/refusal';
import { type ConsoleParts, useConsole } from '../kernel/console-context';
import type { MappedCall } from '../kernel/mapped-call';
import { createAttempt } from '../server-data/create-attempt';
import { presentIn } from '../server-data/refusal';
import type { WriteOptions, Written } from '../server-data/written';
import type { BulkPart, Identified, Resource } from './define-resource';
import { sendCall } from './resource-call';

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

/** What became of a write over many records: the responses of its calls, also of those before one that was refused. @public */
export type WrittenMany<T> =
  | { readonly done: true; readonly value: readonly T[] }
  | { readonly done: false; readonly value: readonly T[]; readonly refusal: Refusal };

/** The writes of a resource. After each, everything that shows its records is fetched anew, in every window of the session. None of them rejects. @public */
export interface Writes<
  Item extends Identified,
  Actions extends object = Record<never, never>,
  Bulk extends object = Record<never, never>,
> {
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
  /** The calls over many by name; more than one call takes go in several, one after the other, each sent once for all its retries. Refusals as with `actions`. */
  bulk: {
    readonly [Name in keyof Bulk]: (
      ids: readonly Item['id'][],
      fields?: object,
      options?: WriteOptions,
    ) => Promise<WrittenMany<Bulk[Name]>>;
  };
}

/** The writes of a resource for the present page. @public */
export function useWrites<Item extends Identified, Actions extends object, Bulk extends object = Record<never, never>>(
  resource: WrittenResource<Item, Actions, Bulk>,
): Writes<Item, Actions, Bulk> {
  const parts = useConsole();
  return useMemo(() => createWrites(parts, resource), [parts, resource]);
}

type WrittenResource<Item extends Identified, Actions extends object, Bulk extends object> = Pick<
  Resource<Item, Identified, never, string, Actions, Bulk>,
  'requests' | 'changes' | 'readSaved' | 'readActions' | 'bulk'
>;

function createWrites<Item extends Identified, Actions extends object, Bulk extends object>(
  parts: ConsoleParts,
  { requests, changes, readSaved, readActions, bulk }: WrittenResource<Item, Actions, Bulk>,
): Writes<Item, Actions, Bulk> {
  const { http, errorLog } = parts;
  const attempt = createAttempt(parts, changes);
  /** What whoever saves has seen of a record since he read it. */
  const seen = new WeakMap<Item, Item>();

  /** The refusal itself says what is there now, or the server is asked. */
  const readPresent = async ({ body }: ResponseError, id: Item['id']): Promise<Item | undefined> => {
    try {
      return await readSaved(presentIn(body) ?? (await sendCall(http, requests.record, { id }, { silent: true })));
    } catch (problem) {
      errorLog.report(problem);
      return undefined;
    }
  };
  const call = <T>(
    request: MappedCall,
    fields: object,
    read: (response: unknown) => T | Promise<T>,
    options?: WriteOptions,
  ) => attempt(async () => read(await sendCall(http, request, fields, options)));
  const sendMany =
    <T>({ request, most, read }: BulkPart<T>) =>
    async (ids: readonly Item['id'][], fields = {}, options: WriteOptions = {}): Promise<WrittenMany<T>> => {
      const value: T[] = [];
      const written = await attempt(async () => {
        for (let from = 0; from < ids.length; from += most) {
          const body = { ...fields, ids: ids.slice(from, from + most) };
          value.push(await read(await sendCall(http, request, body, { idempotencyKey: true, ...options })));
        }
      });
      return { ...written, value };
    };

  return {
    save: (fields, { over, toFields = (record: Item) => record, ...options } = {}) => {
      const known = over && (seen.get(over) ?? over);
      const write = async () => {
        const headers = ifMatch(known);
        const sent = await sendCall(http, requests.save, fields, { ...options, ...headers, silent: true });
        const { id } = fields as Partial<Identified>;
        // An API may answer a change with nothing.
        const isMute = sent === undefined && id !== undefined;
        const saved = await readSaved(isMute ? await sendCall(http, requests.record, { id }, { silent: true }) : sent);
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
    remove: (ids, options) =>
      attempt(async () => {
        if (!requests.removesEach) return sendCall(http, requests.remove, { ids }, options);
        for (const id of ids) await sendCall(http, requests.remove, { id }, options);
      }),
    actions: Object.fromEntries(
      Object.entries(requests.actions).map(([name, request]) => [
        name,
        (id: Item['id'], fields = {}, options?: WriteOptions) =>
          call(request, { ...fields, id }, readActions[name as keyof Actions], options),
      ]),
    ) as Writes<Item, Actions>['actions'],
    bulk: Object.fromEntries(
      Object.entries(bulk).map(([name, part]) => [name, sendMany(part as BulkPart<unknown>)]),
    ) as Writes<Item, Actions, Bulk>['bulk'],
  };
}

/** By which codes a server says that a record is no longer what whoever writes has read. */
const isConflict = (failure: unknown): failure is ResponseError =>
  isResponseError(failure) && [409, 412].includes(Number(failure.code));

function ifMatch(record: Identified | undefined): Pick<RequestOptions, 'headers'> {
  const version: unknown = record && Reflect.get(record, 'version');
  return typeof version === 'number' || typeof version === 'string' ? { headers: { 'If-Match': `"${version}"` } } : {};
}
