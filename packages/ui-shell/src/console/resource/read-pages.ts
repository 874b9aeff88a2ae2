import type { HttpClient } from '@waybill/http';
import type { Identified, ListResponse } from './define-resource';
import { type ListAddress, toListParams } from './list-address';

export interface ReadPagesOptions<Item extends Identified> {
  http: Pick<HttpClient, 'get'>;
  path: string;
  read: (response: unknown) => Promise<ListResponse<Item>>;
  address: ListAddress;
  /** Records that are asked for at once. */
  pageSize: number;
  signal: AbortSignal | undefined;
}

/** Every record that matches an address, page by page. A record that moves from one page to the next meanwhile comes once. Throws what a call throws. */
export async function* readPages<Item extends Identified>({
  http,
  path,
  read,
  address,
  pageSize,
  signal,
}: ReadPagesOptions<Item>): AsyncGenerator<ListResponse<Item>> {
  const seen = new Set<Item['id']>();
  for (let page = 1; ; page += 1) {
    const asked = Object.entries(toListParams({ ...address, page, pageSize })).filter(([, value]) => value !== '');
    const options = { params: Object.fromEntries(asked), ...(signal ? { signal } : {}) };
    const { list, total } = await read(await http.get(path, options));
    yield { list: list.filter(({ id }) => !seen.has(id)), total };
    for (const { id } of list) seen.add(id);
    if (list.length < pageSize) return;
  }
}
