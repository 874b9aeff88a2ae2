import type { RouteMatch } from '@waybill/auth-core';
import type { RouteEntry } from '../route-entry';
import type { HistoryEntry } from './hash-location';

/** Pages that stand outside the shell. */
export const barePages = {
  '/login': 'login',
  '/callback': 'callback',
  '/403': '403',
  '/404': '404',
  '/debugger': 'debugger',
} as const;

export type BarePage = (typeof barePages)[keyof typeof barePages];

/** What the window shows. */
export type ConsoleView =
  /** Nothing yet: user and routes are being loaded. */
  | { readonly kind: 'starting' }
  | { readonly kind: 'page'; readonly match: RouteMatch<RouteEntry>; readonly entry: HistoryEntry }
  | { readonly kind: 'bare'; readonly page: BarePage; readonly entry: HistoryEntry }
  /** Navigation cannot go on; the sentence says why. */
  | { readonly kind: 'problem'; readonly message: string };

/** The bare page at a path, if there is one. */
export const barePageAt = (path: string): BarePage | undefined =>
  Object.hasOwn(barePages, path) ? barePages[path as keyof typeof barePages] : undefined;
