import { isResponseError, type ResponseError } from '@waybill/http';
import { useMemo } from 'react';
import type { Refusal } from '../../../forms/refusal';
import type { Call, CallArguments, DataOf, FieldsOf } from '../../kernel/call';
import { useConsole } from '../../kernel/console-context';
import { hasParam, readCall, type SendOptions, sendCall, toHttpRequest } from '../../kernel/send-call';
import { type AttemptParts, createAttempt, type WriteOptions, type Written } from '../server-data/create-attempt';
import { presentIn } from '../server-data/refusal';
import type { BulkCall, Identified, Resource, ResourceCalls } from './define-resource';
import { createOpenings, holdsChanges } from './openings';
import { callOf } from './use-list';

/** How a record is saved. @beta */
export interface SaveOptions<Item> extends WriteOptions {
  /**
   * The record as it was read; where `useRecord` has fetched it anew meanwhile, the version that was opened counts. That `version`, else the `ETag` that
   * it came with, goes along as `If-Match`. Where somebody changed the record since (409 or 412), nothing is saved, and the refusal carries the
   * conflict, about which a form asks field by field. Default: the last save wins.
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
export interface Writes<Item extends Identified, Calls extends object = object> {
  /** Saves a record, or a new one where it has no `id`. A refusal is not shown: it belongs into the form. */
  save: (fields: SavedFields<Calls>, options?: SaveOptions<Item>) => Promise<Written<SavedOf<Calls>>>;
  /** Removes records; a refusal has been shown. */
  remove: (ids: readonly Item['id'][], options?: WriteOptions) => Promise<Written<unknown>>;
  /** The further calls by name; a refusal has been shown, unless the call is `silent`, as those of a form are, which says it itself. */
  actions: { readonly [Name in keyof GroupOf<Calls, 'actions'>]: Action<GroupOf<Calls, 'actions'>[Name], Item['id']> };
  /** The calls over many by name; more than one call takes go in several, one after the other, or at once where the window is being closed; each is sent once for all its retries. Refusals as with `actions`. */
  bulk: { readonly [Name in keyof GroupOf<Calls, 'bulk'>]: BulkAction<GroupOf<Calls, 'bulk'>[Name], Item['id']> };
}

/** A call that changes one record. @public */
export type Action<C, Id> = (
  id: Id,
  ...given: CallArguments<Without<FieldsOf<C>, 'id'>, WriteOptions>
) => Promise<Written<DataOf<C>>>;

/** A call that changes many records. @public */
export type BulkAction<C, Id> = (
  ids: readonly Id[],
  ...given: CallArguments<Without<FieldsOf<C>, 'ids'>, WriteOptions>
) => Promise<WrittenMany<DataOf<C>>>;

/** What a resource saves: the fields of its `save`, or of `create` and `update`. @public */
export type SavedFields<Calls extends object> =
  | FieldsAt<Calls, 'save'>
  | FieldsAt<Calls, 'create'>
  | FieldsAt<Calls, 'update'>;

/** A record as it is after a save. @public */
export type SavedOf<Calls extends object> = DataAt<Calls, 'save'> | DataAt<Calls, 'create'> | DataAt<Calls, 'update'>;

type GroupOf<Calls, Name extends string> = Calls extends { readonly [Key in Name]: infer Group }
  ? Group
  : Record<never, never>;
type FieldsAt<Calls, Name extends string> = Calls extends { readonly [Key in Name]: infer C } ? FieldsOf<C> : never;
type DataAt<Calls, Name extends string> = Calls extends { readonly [Key in Name]: infer C } ? DataOf<C> : never;
type Without<Fields, Name extends string> = Fields extends unknown ? Omit<Fields, Name> : never;

/** The writes of a resource for the present page. @public */
export function useWrites<Item extends Identified, Calls extends object>(
  resource: Pick<Resource<Item, Identified, never, string, Calls>, 'calls' | 'changes' | '~resource'>,
): Writes<Item, Calls> {
  const parts = useConsole();
  return useMemo(
    () => createWrites(parts, resource.calls, resource.changes) as unknown as Writes<Item, Calls>,
    [parts, resource],
  );
}

/** The writes of a resource whatever its calls take; what `useWrites` gives is typed by them. */
function createWrites(parts: AttemptParts, calls: ResourceCalls, changes: readonly Pick<Call, 'url'>[]) {
  const { errorLog, entityTags } = parts;
  const attempt = createAttempt(parts, changes);
  const openings = parts.once(createOpenings, undefined);
  /** What a person who saves has seen of a record since it was opened. */
  const seen = new WeakMap<Identified, Identified>();

  const send = (call: Call, fields: object, options?: SendOptions) => sendCall(parts, call, fields, options);

  const versionOf = (record: Identified): string | undefined => {
    const version: unknown = Reflect.get(record, 'version');
    return typeof version === 'number' || typeof version === 'string' ? `"${version}"` : entityTags.of(record);
  };

  /** The version that a save goes over: the one that the page shows only where what is sent takes nothing back of it. */
  const knownOf = (
    fields: object,
    shown: Identified,
    opened: Identified,
    toFields: (record: Identified) => object,
  ): Identified => {
    const known = seen.get(opened) ?? opened;
    return shown !== opened && holdsChanges(fields, toFields(known), toFields(shown)) ? shown : known;
  };

  const read = (id: Identified['id']) =>
    send(callOf(calls.record, 'record'), { id }, { silent: true }) as Promise<Identified>;

  /** The refusal itself says what is there now and in which version, or the server is asked. */
  const readPresent = async (failure: ResponseError, id: Identified['id']): Promise<Identified | undefined> => {
    try {
      const told = presentIn(failure.body);
      const call = calls.save ?? calls.update;
      const present =
        told === undefined || !call
          ? undefined
          : ((await readCall(parts, call, { ...failure, address: failure.url, data: told })) as Identified);
      if (present && versionOf(present)) return present;
      return await read(id);
    } catch (problem) {
      errorLog.report(problem);
      return undefined;
    }
  };

  const saveCallOf = (id: Identified['id'] | undefined): Call =>
    calls.save ?? (id === undefined ? callOf(calls.create, 'create') : callOf(calls.update, 'update'));

  const sendMany =
    ({ most = 100, ...call }: BulkCall) =>
    async (
      ids: readonly Identified['id'][],
      fields = {},
      options: WriteOptions = {},
    ): Promise<WrittenMany<unknown>> => {
      const value: unknown[] = [];
      const parts = Array.from({ length: Math.ceil(ids.length / most) }, (_, at) =>
        ids.slice(at * most, (at + 1) * most),
      );
      const written = await attempt(() =>
        inTurn(parts, options, async (ids) => {
          value.push(await send(call, { ...fields, ids }, { idempotencyKey: true, ...options }));
        }),
      );
      return { ...written, value };
    };

  return {
    save: (fields: object, { over, toFields = (record) => record, ...options }: SaveOptions<Identified> = {}) => {
      const opened = over && openings.of(over);
      const known = over && opened && knownOf(fields, over, opened, toFields);
      const write = async () => {
        const version = known && versionOf(known);
        const headers = version ? { headers: { 'If-Match': version } } : {};
        const { id } = fields as Partial<Identified>;
        const call = saveCallOf(id);
        const sent = await parts.http.raw(toHttpRequest(call, fields, { ...options, ...headers, silent: true }));
        // An API may answer a change with nothing.
        const isMute = (sent.data === undefined || sent.data === null) && id !== undefined;
        const saved = isMute ? await read(id) : ((await readCall(parts, call, sent)) as Identified);
        // A server that does not say what it has now refuses the older version next time, and is asked then.
        if (known && !versionOf(saved)) entityTags.pass(known, saved);
        if (opened) seen.set(opened, saved);
        return saved;
      };
      const conflictOf = async (failure: unknown) => {
        if (!opened || !known || !isConflict(failure)) return undefined;
        const present = await readPresent(failure, opened.id);
        return (
          present && {
            before: toFields(known),
            present: toFields(present),
            accept: () => void seen.set(opened, present),
          }
        );
      };
      return attempt(write, { conflictOf, onUnreadable: errorLog.report });
    },
    remove: (ids: readonly Identified['id'][], options?: WriteOptions) =>
      attempt(async () => {
        const call = callOf(calls.remove, 'remove');
        if (!hasParam(call.url, 'id')) return send(call, { ids }, options);
        await inTurn(ids, options, (id) => send(call, { id }, options));
      }),
    actions: eachCall(
      calls.actions,
      (call) =>
        (id: Identified['id'], fields = {}, options?: WriteOptions) =>
          attempt(() => send(call, { ...fields, id }, options)),
    ),
    bulk: eachCall(calls.bulk, sendMany),
  };
}

function eachCall<C, Made>(calls: Readonly<Record<string, C>> = {}, make: (call: C) => Made): Record<string, Made> {
  return Object.fromEntries(Object.entries(calls).map(([name, call]) => [name, make(call)]));
}

/** Sends one after the other; all at once from a window that is being closed, which waits for no response. */
async function inTurn<T>(all: readonly T[], { keepalive }: WriteOptions = {}, send: (each: T) => Promise<unknown>) {
  if (keepalive) await Promise.all(all.map(send));
  else for (const each of all) await send(each);
}

/** By which codes a server says that a record is no longer what whoever writes has read. */
const isConflict = (failure: unknown): failure is ResponseError =>
  isResponseError(failure) && [409, 412].includes(Number(failure.code));
