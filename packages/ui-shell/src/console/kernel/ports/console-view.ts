import type { RouteMatch } from '@waybill/auth-core';
import type { Text } from '../../../locales/define-messages';
import type { RouteEntry } from '../route-entry';
import type { HistoryEntry } from './window-location';

/** The content of the window. */
export type ConsoleView =
  /** User and routes are loading. */
  | { readonly kind: 'starting' }
  | { readonly kind: 'page'; readonly match: RouteMatch<RouteEntry>; readonly entry: HistoryEntry }
  | { readonly kind: 'standalone'; readonly page: string; readonly title: Text; readonly entry: HistoryEntry }
  /** Navigation has failed; the message has the reason. */
  | { readonly kind: 'problem'; readonly message: string };
