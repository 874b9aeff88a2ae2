import type { RouteMatch } from '@waybill/auth-core';
import type { Text } from '../../../locales/define-messages';
import type { RouteEntry } from '../route-entry';
import type { HistoryEntry } from './window-location';

/** What the window shows. */
export type ConsoleView =
  /** Nothing yet: user and routes are being loaded. */
  | { readonly kind: 'starting' }
  | { readonly kind: 'page'; readonly match: RouteMatch<RouteEntry>; readonly entry: HistoryEntry }
  | { readonly kind: 'standalone'; readonly page: string; readonly title: Text; readonly entry: HistoryEntry }
  /** Navigation cannot go on; the sentence says why. */
  | { readonly kind: 'problem'; readonly message: string };
