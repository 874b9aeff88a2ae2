import type { ResolvedRoute } from '@waybill/auth-core';
import type { RouteEntry } from '../../../kernel/route-entry';

/** Whether a visit of a route shows a page: a parent without a page does so only if it redirects. */
export const hasView = ({ entry, redirect, children }: ResolvedRoute<RouteEntry>): boolean =>
  entry.page !== undefined || redirect !== undefined || children.length === 0;
