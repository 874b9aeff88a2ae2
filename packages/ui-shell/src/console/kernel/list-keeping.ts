import type { CommandTools } from './command';

/** A view of a list that somebody named: what stands in its address. @beta */
export interface ListView {
  readonly name: string;
  /** Filters, order, size and columns as a query, without its page. */
  readonly query: string;
}

/** A view of whoever is signed in. @beta */
export interface OwnView extends ListView {
  /** The role with which it is shared. Default: it is shared with nobody. */
  readonly role?: string | undefined;
}

/** A view that somebody else shares with a role. @beta */
export interface SharedView extends ListView {
  readonly id: string | number;
  readonly role: string;
  /** Whose it is. */
  readonly by: string;
}

/** What is kept of a list for an account. @beta */
export interface KeptList {
  /** Its columns as they were handed over; undefined where they are as usual. */
  readonly columns?: unknown;
  readonly views: readonly OwnView[];
  /** What others share with roles of the account. */
  readonly shared: readonly SharedView[];
  /** The roles with which it may share. */
  readonly roles: readonly string[];
}

/** Something that an account changes of what is kept of a list. `rename` and `remove` of what is not there are nothing to fail at. @beta */
export type ListChange =
  | { readonly kind: 'columns'; readonly columns: unknown }
  | { readonly kind: 'save'; readonly name: string; readonly query: string }
  | { readonly kind: 'rename'; readonly name: string; readonly to: string }
  | { readonly kind: 'remove'; readonly name: string };

/** Keeps columns and views of lists with the account; each call resolves to what is kept of the list then, and rejects with the client's error. @beta */
export interface ListKeeping {
  read: (list: string) => Promise<KeptList>;
  change: (list: string, change: ListChange) => Promise<KeptList>;
  /** Shares an own view with a role, or with an empty one with nobody. */
  share: (list: string, name: string, role: string) => Promise<KeptList>;
  /** Ends that somebody else shares a view. */
  takeBack: (list: string, id: SharedView['id']) => Promise<KeptList>;
}

/** What the calls of an app that keep lists are made with. @beta */
export type ListTools = Pick<CommandTools, 'read'>;
