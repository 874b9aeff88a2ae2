import { useMemo } from 'react';
import type { Refusal } from '../../../../forms/refusal';
import type { Call, CallArguments, DataOf, FieldsOf } from '../../../kernel/call';
import { useConsole } from '../../../kernel/console-context';
import type { BulkCall } from '../../../kernel/resource-calls';
import { hasParam, type SendOptions, sendCall } from '../../../kernel/send-call';
import { callOf, type Identified, type Resource } from '../resource/define-resource';
import { type AttemptParts, createAttempt, type WriteOptions, type Written } from '../server-data/create-attempt';
import { createSaveRecord, type SavedResource } from './save-record';

/** The outcome of a write over many records: the responses of its calls, including those before a refused one. @public */
export type WrittenMany<T> =
  | { readonly done: true; readonly value: readonly T[] }
  | { readonly done: false; readonly value: readonly T[]; readonly refusal: Refusal };

/** The writes of a resource. After each, all views of its records are refetched, in every window of the session. No function rejects. @public */
export interface Writes<Item extends Identified, Calls extends object = object> {
  /** Saves a record, or a new one without `id`: the last save wins, while `useEdit` detects conflicts. A refusal is not shown: it belongs to the form. */
  save: (fields: SavedFields<Calls>, options?: WriteOptions) => Promise<Written<SavedOf<Calls>>>;
  /** Saves one of many records over the version that was read: if another user changed it since, nothing is saved, and the refusal contains the conflict. */
  update: (
    opened: Item,
    fields: Without<SavedFields<Calls>, 'id'>,
    options?: WriteOptions,
  ) => Promise<Written<SavedOf<Calls>>>;
  /** Removes records; a refusal has been shown. */
  remove: (ids: readonly Item['id'][], options?: WriteOptions) => Promise<Written<unknown>>;
  /** The further calls by name; a refusal was shown, unless the call is `silent`, as in forms, which show it themselves. */
  actions: { readonly [Name in keyof GroupOf<Calls, 'actions'>]: Action<GroupOf<Calls, 'actions'>[Name], Item['id']> };
  /** The bulk calls by name; many ids are sent in several calls, in sequence, or at once while the window closes; each has one key for all retries. Refusals as with `actions`. */
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

/** The fields of a resource's `save`, or of its `create` and `update`. @public */
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
export type Without<Fields, Name extends string> = Fields extends unknown ? Omit<Fields, Name> : never;

/** The writes of a resource for the present page. @public */
export function useWrites<Item extends Identified, Calls extends object>(
  resource: Pick<Resource<Item, Identified, never, string, Calls>, 'calls' | 'changes' | 'ifMatch' | '~resource'>,
): Writes<Item, Calls> {
  const parts = useConsole();
  return useMemo(() => createWrites(parts, resource) as unknown as Writes<Item, Calls>, [parts, resource]);
}

/** Creates the untyped writes of a resource; `useWrites` adds the types. */
function createWrites(parts: AttemptParts, resource: SavedResource) {
  const { calls, changes } = resource;
  const attempt = createAttempt(parts, changes);
  const saveRecord = createSaveRecord(parts, resource);
  const send = (call: Call, fields: object, options?: SendOptions) => sendCall(parts, call, fields, options);

  const sendMany =
    ({ maxRecords: most = 100, ...call }: BulkCall) =>
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
    save: (fields: object, options?: WriteOptions) => saveRecord(fields, options),
    update: (opened: Identified, fields: object, options?: WriteOptions) =>
      saveRecord({ ...fields, id: opened.id }, { ...options, opening: { lastSeen: opened } }),
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

/** Sends in sequence; from a closing window all at once, since it waits for no response. */
async function inTurn<T>(all: readonly T[], { keepalive }: WriteOptions = {}, send: (each: T) => Promise<unknown>) {
  if (keepalive) await Promise.all(all.map(send));
  else for (const each of all) await send(each);
}
