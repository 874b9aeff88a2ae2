import type { ListChange, SharedView, StoredListSettings, UserView } from '../../../../kernel/list-settings-api';
import { most, toViewName } from './list-changes';

/** Settings of a list in the browser's storage. */
export interface StoredList extends StoredListSettings {
  /** Unsent changes; undefined before the first synchronisation, when all settings are local. */
  readonly unsent?: readonly ListChange[] | undefined;
}

export const nothing: StoredList = { views: [], shared: [], roles: [] };

export const storedVersion = 1;

/** Parses and validates stored settings of an account's lists. Throws for another version. */
export function readStoredLists(text: string | null): ReadonlyMap<string, StoredList> {
  if (text === null) return new Map();
  const stored: unknown = JSON.parse(text);
  if (!isRecord(stored) || stored.version !== storedVersion || !isRecord(stored.lists))
    throw new Error(`It holds no lists of version ${storedVersion}.`);
  return new Map(Object.entries(stored.lists).map(([list, settings]) => [list, toStoredList(settings)]));
}

function toStoredList(stored: unknown): StoredList {
  if (!isRecord(stored)) return nothing;
  const { columns, unsent } = stored;
  return {
    columns,
    ...toStoredViews(stored),
    ...(Array.isArray(unsent) && { unsent: unsent.slice(-most.changes).flatMap(toChange) }),
  };
}

/** The valid views of untrusted settings. */
export const toStoredViews = ({
  views,
  shared,
  roles,
}: Record<string, unknown>): Omit<StoredListSettings, 'columns'> => ({
  views: toItems(views, most.views, toUserView),
  shared: toItems(shared, most.shared, toSharedView),
  roles: toItems(roles, most.shared, (role) => (typeof role === 'string' && role !== '' ? [role] : [])),
});

function toItems<Item>(stored: unknown, limit: number, toItem: (each: unknown) => readonly Item[]): readonly Item[] {
  return Array.isArray(stored) ? stored.slice(0, limit).flatMap((each: unknown) => toItem(each)) : [];
}

function toView(view: unknown): readonly UserView[] {
  if (!isRecord(view) || typeof view.name !== 'string' || typeof view.query !== 'string') return [];
  const name = toViewName(view.name);
  return name && view.query.length <= most.query ? [{ name, query: view.query }] : [];
}

const toUserView = (stored: unknown): readonly UserView[] => {
  const { role } = Object(stored) as { role?: unknown };
  return toView(stored).map((view) => (typeof role === 'string' && role !== '' ? { ...view, role } : view));
};

const toSharedView = (stored: unknown): readonly SharedView[] => {
  const { id, role, by } = Object(stored) as Record<string, unknown>;
  const isKnown =
    (typeof id === 'string' || typeof id === 'number') && typeof role === 'string' && typeof by === 'string';
  return isKnown ? toView(stored).map((view) => ({ ...view, id, role, by })) : [];
};

const toChange = (stored: unknown): readonly ListChange[] => {
  if (!isRecord(stored)) return [];
  const { kind, columns, name, to } = stored;
  if (kind === 'columns') return [{ kind, columns }];
  if (typeof name !== 'string') return [];
  if (kind === 'save') return toView(stored).map(({ query }) => ({ kind, name, query }));
  if (kind === 'rename') return typeof to === 'string' ? [{ kind, name, to }] : [];
  return kind === 'remove' ? [{ kind, name }] : [];
};

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
