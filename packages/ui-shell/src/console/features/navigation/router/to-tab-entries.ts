import type { RouteMatch } from '@waybill/auth-core';
import type { TabEntry } from '../../../../shell/tabs/tab';
import type { RouteEntry } from '../../../kernel/route-entry';

/** The route's own path pattern and nav slice, outermost first: what the tabs read. */
export function toTabEntries(chain: RouteMatch<RouteEntry>['chain']): TabEntry[] {
  return chain.map(({ entry, path, name }) => ({ ...entry.nav, path, ...(name === undefined ? {} : { name }) }));
}
