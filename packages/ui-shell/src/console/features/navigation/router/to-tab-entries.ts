import type { RouteMatch } from '@waybill/auth-core';
import type { TabEntry } from '../../../../shell/tabs/tab';
import type { RouteEntry } from '../../../kernel/route-entry';

/** The path pattern and nav meta of each matched route for the tabs, outermost first. */
export function toTabEntries(chain: RouteMatch<RouteEntry>['chain']): TabEntry[] {
  return chain.map(({ entry, path, name }) => ({ ...entry.nav, path, ...(name === undefined ? {} : { name }) }));
}
