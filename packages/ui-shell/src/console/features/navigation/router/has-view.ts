import type { ResolvedRoute } from '@waybill/auth-core';
import type { RouteEntry } from '../../../kernel/route-entry';

/** Whether a visit of a route shows something: a frame around others that has no page of its own does so only where it leads on. */
export const hasView = ({ entry, redirect, children }: ResolvedRoute<RouteEntry>): boolean =>
  entry.page !== undefined || redirect !== undefined || children.length === 0;
