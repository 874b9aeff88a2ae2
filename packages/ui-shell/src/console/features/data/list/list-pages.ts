import type { Call } from '../../../kernel/call';
import { UnexpectedResponseError } from '../../../kernel/read-response';
import { nameOf, type Sender, sendCall } from '../../../kernel/send-call';
import type { Identified, ListResponse } from '../resource/define-resource';
import type { Paging } from '../resource/list-address';

/** Fetches one page of a list. */
export type AskPage<Item> = (given: object, signal?: AbortSignal) => Promise<ListResponse<Item>>;

/** Fetches pages of a list. Rejects with an `UnexpectedResponseError` if the response lacks the list, the total of numbered pages, or a valid `next`. */
export function pageAsker<Item>(sender: Sender, call: Call, paging: Paging, silent = false): AskPage<Item> {
  return async (given, signal) => {
    const response = await sendCall(sender, call, given, { silent, ...(signal && { signal }) });
    const { list, total, next } = Object(response) as { list?: unknown; total?: unknown; next?: unknown };
    const wrong = (field: string, reason: string) => new UnexpectedResponseError(nameOf(call), field, reason);
    if (!Array.isArray(list)) throw wrong('list', 'it is not an array');
    const counted = total ?? undefined;
    if (counted === undefined ? paging === 'page' : !isCount(counted)) throw wrong('total', 'it is not a count');
    if (paging === 'page') return { list, total: Number(counted) };
    if (!isCursor(next)) throw wrong('next', 'it is not a cursor');
    const leadsTo = next === undefined || next === null || next === '' ? undefined : String(next);
    if (leadsTo !== undefined && leadsTo === Reflect.get(given, 'cursor')) throw wrong('next', 'it leads to this page');
    return { list, total: counted === undefined ? undefined : Number(counted), next: leadsTo };
  };
}

const isCount = (value: unknown): boolean => typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
const isCursor = (value: unknown): boolean =>
  value === undefined || value === null || typeof value === 'string' || typeof value === 'number';

/** Iterates over all pages of a list, each fetched on demand. Skips records that moved to the next page meanwhile. */
export async function* eachPage<Item extends Identified>(
  ask: AskPage<Item>,
  { params, pageSize, paging }: { params: Readonly<Record<string, string | number>>; pageSize: number; paging: Paging },
  signal?: AbortSignal,
): AsyncGenerator<ListResponse<Item>> {
  const seen = new Set<Item['id']>();
  const been = new Set<string>();
  let cursor: string | undefined;
  for (let page = 1; ; page += 1) {
    const place = paging === 'cursor' ? { cursor } : { page };
    const fields = Object.entries({ ...params, ...place, pageSize });
    const given = Object.fromEntries(fields.filter(([, value]) => value !== '' && value !== undefined));
    const { list, next, ...response } = await ask(given, signal);
    yield { ...response, next, list: list.filter(({ id }) => !seen.has(id)) };
    for (const { id } of list) seen.add(id);
    if (paging === 'cursor' ? next === undefined : list.length < pageSize) return;
    if (next !== undefined && been.has(next)) throw new Error(`The list comes back to its cursor "${next}".`);
    been.add(next ?? '');
    cursor = next;
  }
}

/** Appends a page to a list; a duplicate record keeps its first position. */
export function joinPages<Item extends Identified>(
  before: ListResponse<Item>,
  after: ListResponse<Item>,
): ListResponse<Item> {
  const ids = new Set(before.list.map(({ id }) => id));
  return { ...after, list: [...before.list, ...after.list.filter(({ id }) => !ids.has(id))] };
}

/** Fetches an endless list again from its start: at least the shown records, in as few calls as possible. */
export async function askFromStart<Item extends Identified>(
  ask: AskPage<Item>,
  {
    params,
    atLeast,
    pageSizes,
  }: { params: Readonly<Record<string, string | number>>; atLeast: number; pageSizes: readonly number[] },
  signal?: AbortSignal,
): Promise<ListResponse<Item>> {
  const sizes = [...pageSizes].sort((one, other) => one - other);
  const pageSize = sizes.find((size) => size >= atLeast) ?? sizes.at(-1) ?? atLeast;
  let whole: ListResponse<Item> = { list: [] };
  for await (const page of eachPage(ask, { params, pageSize, paging: 'cursor' }, signal)) {
    whole = joinPages(whole, page);
    if (whole.list.length >= atLeast) break;
  }
  return whole;
}
