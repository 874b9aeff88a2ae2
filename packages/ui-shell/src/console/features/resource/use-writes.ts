import { isResponseError, type ResponseError } from '@waybill/http';
import { useMemo } from 'react';
import type { Refusal } from '../../../forms/refusal';
import { useConsole } from '../../kernel/console-context';
import type { MappedCall, MappedCallOptions } from '../../kernel/mapped-call';
import { type AttemptParts, createAttempt, type WriteOptions, type Written } from '../server-data/create-attempt';
import { presentIn } from '../server-data/refusal';
import type { BulkPart, Identified, Resource } from './define-resource';
import { createOpenings, holdsChanges } from './openings';
import { sendCall } from './resource-call';

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
  /** The calls over many by name; more than one call takes go in several, one after the other, or at once where the window is being closed; each is sent once for all its retries. Refusals as with `actions`. */
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
  parts: AttemptParts,
  { requests, changes, readSaved, readActions, bulk }: WrittenResource<Item, Actions, Bulk>,
): Writes<Item, Actions, Bulk> {
  const { errorLog, entityTags } = parts;
  const attempt = createAttempt(parts, changes);
  const openings = parts.once(createOpenings, undefined);
  /** What a person who saves has seen of a record since it was opened. */
  const seen = new WeakMap<Item, Item>();

  const send = (request: MappedCall, payload: object, options?: MappedCallOptions) =>
    sendCall(parts, request, payload, options);

  /** What was read from a response, known by the tag of that. */
  const readTagged = async (response: unknown): Promise<Item> => {
    const record = await readSaved(response);
    entityTags.pass(response, record);
    return record;
  };
  const versionOf = (record: Item): string | undefined => {
    const version: unknown = Reflect.get(record, 'version');
    return typeof version === 'number' || typeof version === 'string' ? `"${version}"` : entityTags.of(record);
  };

  /** The version that a save goes over: the one that the page shows only where what is sent takes nothing back of it. */
  const knownOf = (fields: object, shown: Item, opened: Item, toFields: (record: Item) => object): Item => {
    const known = seen.get(opened) ?? opened;
    return shown !== opened && holdsChanges(fields, toFields(known), toFields(shown)) ? shown : known;
  };

  /** The refusal itself says what is there now and in which version, or the server is asked. */
  const readPresent = async ({ body }: ResponseError, id: Item['id']): Promise<Item | undefined> => {
    try {
      const told = presentIn(body);
      const present = told === undefined ? undefined : await readTagged(told);
      if (present && versionOf(present)) return present;
      return await readTagged(await send(requests.record, { id }, { silent: true }));
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
  ) => attempt(async () => read(await send(request, fields, options)));
  const sendMany =
    <T>({ request, most, read }: BulkPart<T>) =>
    async (ids: readonly Item['id'][], fields = {}, options: WriteOptions = {}): Promise<WrittenMany<T>> => {
      const value: T[] = [];
      const calls = Array.from({ length: Math.ceil(ids.length / most) }, (_, at) =>
        ids.slice(at * most, (at + 1) * most),
      );
      const written = await attempt(() =>
        inTurn(calls, options, async (ids) => {
          const body = { ...fields, ids };
          value.push(await read(await send(request, body, { idempotencyKey: true, ...options })));
        }),
      );
      return { ...written, value };
    };

  return {
    save: (fields, { over, toFields = (record: Item) => record, ...options } = {}) => {
      const opened = over && openings.of(over);
      const known = over && opened && knownOf(fields, over, opened, toFields);
      const write = async () => {
        const version = known && versionOf(known);
        const headers = version ? { headers: { 'If-Match': version } } : {};
        const sent = await send(requests.save, fields, { ...options, ...headers, silent: true });
        const { id } = fields as Partial<Identified>;
        // An API may answer a change with nothing.
        const isMute = sent === undefined && id !== undefined;
        const saved = await readTagged(isMute ? await send(requests.record, { id }, { silent: true }) : sent);
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
    remove: (ids, options) =>
      attempt(async () => {
        if (!requests.removesEach) return send(requests.remove, { ids }, options);
        await inTurn(ids, options, (id) => send(requests.remove, { id }, options));
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

/** Sends one after the other; all at once from a window that is being closed, which waits for no response. */
async function inTurn<T>(all: readonly T[], { keepalive }: WriteOptions = {}, send: (each: T) => Promise<unknown>) {
  if (keepalive) await Promise.all(all.map(send));
  else for (const each of all) await send(each);
}

/** By which codes a server says that a record is no longer what whoever writes has read. */
const isConflict = (failure: unknown): failure is ResponseError =>
  isResponseError(failure) && [409, 412].includes(Number(failure.code));
