import type { Identified, ListResponse } from './define-resource';
import { type ListAddress, toListParams } from './list-address';

export interface ReadPagesOptions<Item extends Identified> {
  /** Makes the call of a page. */
  ask: (params: Record<string, string | number>, signal: AbortSignal | undefined) => Promise<unknown>;
  read: (response: unknown) => Promise<ListResponse<Item>>;
  address: ListAddress;
  /** Records that are asked for at once. */
  pageSize: number;
  signal: AbortSignal | undefined;
}

/** Every record that matches an address, page by page. A record that moves from one page to the next meanwhile comes once. Throws what a call throws. */
export async function* readPages<Item extends Identified>({
  ask,
  read,
  address,
  pageSize,
  signal,
}: ReadPagesOptions<Item>): AsyncGenerator<ListResponse<Item>> {
  const seen = new Set<Item['id']>();
  for (let page = 1; ; page += 1) {
    const asked = Object.entries(toListParams({ ...address, page, pageSize })).filter(([, value]) => value !== '');
    const { list, total } = await read(await ask(Object.fromEntries(asked), signal));
    yield { list: list.filter(({ id }) => !seen.has(id)), total };
    for (const { id } of list) seen.add(id);
    if (list.length < pageSize) return;
  }
}
