import type { RequestOptions } from '../call/request-options';
import type { HttpClient } from '../client/http-client';
import { fieldAt } from '../lib/own-field';
import type { HttpResponse } from '../response/http-response';
import type { PageAddress, PageRule } from './page-rule';

/** Options of `pages` and `eachItem`: the options of the calls, and the rule that finds the next page. @public */
export interface PageOptions<Data = unknown> extends RequestOptions<Data> {
  /** The rule that finds the next page: `byLink()`, `byCursor()`, `byPage()` or a rule of your own. */
  by: PageRule;
  /** The path of the items in the data of a page; empty if the data is the list itself. Default empty. Example `list`. */
  items?: string;
  /** Maximum number of pages to fetch. Default no limit. */
  limit?: number;
}

/** Iterates over the pages of a list, each fetched when the loop needs it, within the origin. Rejects as calls do, and if a page links to an earlier one. @public */
export async function* pages<Data = unknown>(
  client: Pick<HttpClient, 'raw'>,
  url: string,
  options: PageOptions<Data>,
): AsyncGenerator<Data, void, undefined> {
  for await (const { data } of walk(client, url, options)) yield data;
}

/** Iterates over the items of all pages of a list; otherwise as `pages`. Rejects with a TypeError if a page has no list at `items`. @public */
export async function* eachItem<Item = unknown>(
  client: Pick<HttpClient, 'raw'>,
  url: string,
  options: PageOptions,
): AsyncGenerator<Item, void, undefined> {
  for await (const { data, items } of walk(client, url, options)) {
    if (!Array.isArray(itemsOf(data, options))) throw new TypeError(`GET ${url} has no list${at(options)} in its data`);
    yield* items as Item[];
  }
}

async function* walk<Data>(client: Pick<HttpClient, 'raw'>, url: string, options: PageOptions<Data>) {
  const { by, items: _, limit = Number.POSITIVE_INFINITY, params = {}, ...rest } = options;
  const start = { url, params };
  const seen = new Set<string>();
  let address: PageAddress | undefined = by.first?.(start) ?? start;
  for (let count = 0; address && count < limit; count += 1) {
    const name = JSON.stringify([address.url, address.params]);
    if (seen.has(name)) throw new Error(`GET ${url}: a page names one as the next that has been there already`);
    seen.add(name);
    const response: HttpResponse<Data> = await client.raw<Data>({ ...rest, method: 'GET', ...address });
    const list = itemsOf(response.data, options);
    const items: readonly unknown[] = Array.isArray(list) ? list : [];
    yield { data: response.data, items };
    const next: PageAddress | undefined = by.next(response, address, items);
    address = next && (next.url === address.url ? next : { ...next, url: follow(response.address, next.url) });
  }
}

/** Resolves the address of the next page as a link of this one. Another origin is refused: a response must not decide where calls go. */
function follow(page: string, next: string): string {
  const to = new URL(next, page);
  if (to.origin !== new URL(page).origin)
    throw new Error(`A page names one on another origin as the next, ${to.origin}`);
  return to.href;
}

const itemsOf = (data: unknown, { items = '' }: Pick<PageOptions, 'items'>) =>
  items === '' ? data : fieldAt(data, items);
const at = ({ items = '' }: Pick<PageOptions, 'items'>) => (items === '' ? '' : ` at "${items}"`);
