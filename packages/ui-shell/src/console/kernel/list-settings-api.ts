import type { CommandTools } from './command';

/** A named view of a list: the query of its address. @beta */
export interface ListView {
  readonly name: string;
  /** Filters, sorting, page size and columns as a query string, without the page number. */
  readonly query: string;
}

/** A view of the signed-in user. @beta */
export interface UserView extends ListView {
  /** The role with which it is shared. Default: not shared. */
  readonly role?: string | undefined;
}

/** A view that another user shares with a role. @beta */
export interface SharedView extends ListView {
  readonly id: string | number;
  readonly role: string;
  /** The owner of the view. */
  readonly by: string;
}

/** The stored settings of a list for an account. @beta */
export interface StoredListSettings {
  /** Its stored columns; undefined for the defaults. */
  readonly columns?: unknown;
  readonly views: readonly UserView[];
  /** Views that others share with roles of the account. */
  readonly shared: readonly SharedView[];
  /** The roles with which the account may share. */
  readonly roles: readonly string[];
}

/** A change of an account's list settings. `rename` and `remove` ignore a missing view. @beta */
export type ListChange =
  | { readonly kind: 'columns'; readonly columns: unknown }
  | { readonly kind: 'save'; readonly name: string; readonly query: string }
  | { readonly kind: 'rename'; readonly name: string; readonly to: string }
  | { readonly kind: 'remove'; readonly name: string };

/** Stores columns and views of lists with the account; each call resolves to the list's new settings or rejects with the client's error. @beta */
export interface ListSettingsApi {
  read: (list: string) => Promise<StoredListSettings>;
  change: (list: string, change: ListChange) => Promise<StoredListSettings>;
  /** Shares the user's view with a role; an empty role ends the sharing. */
  share: (list: string, name: string, role: string) => Promise<StoredListSettings>;
  /** Ends the sharing of another user's view. */
  unshare: (list: string, id: SharedView['id']) => Promise<StoredListSettings>;
}

/** Tools for the app's calls that store list settings. @beta */
export type ListSettingsTools = Pick<CommandTools, 'read'>;
