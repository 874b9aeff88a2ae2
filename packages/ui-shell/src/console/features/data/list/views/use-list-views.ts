import { Bookmark } from 'lucide-react';
import { useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import type { Command } from '../../../../kernel/command';
import type { ListChange, ListView, StoredListSettings } from '../../../../kernel/list-settings-api';
import { useCommands } from '../../../runtime/commands/use-commands';
import type { FilterKinds } from '../../resource/list-address';
import { resourceMessages } from '../../resource/messages';
import { toViewQuery } from '../column-address';
import { useListExchange, useListSettings } from '../settings/use-list-settings';
import type { List } from '../use-list';
import { isViewOf, lostParts, type ViewScope } from './view-parts';

/** The views of a list and the current one. */
export interface ListViewsState extends Pick<StoredListSettings, 'views' | 'shared' | 'roles'> {
  readonly present: ListView | undefined;
  /** Parts of the current view that no longer exist. */
  readonly lost: readonly string[];
  /** Whether no filter is set and the order is the default. */
  readonly isUsual: boolean;
  change: (change: ListChange) => void;
  /** Opens the address of a view. */
  go: (query: URLSearchParams) => void;
}

/** The account's views of a list and those shared with it; each is a command of the page. */
export function useListViews<Item, Filters extends FilterKinds>(
  list: Pick<List<Item, Filters>, 'kinds' | 'sorts' | 'pageSizes' | 'paging'>,
  columns: readonly { id: string; controls?: boolean | undefined }[],
): ListViewsState {
  useListExchange();
  const [{ views, shared, roles }, change] = useListSettings();
  const [query, go] = useSearchParams();
  const { pathname } = useLocation();
  const { kinds, sorts, pageSizes, paging } = list;
  useCommands(
    useMemo(
      (): readonly Command[] =>
        [...views.map((view) => ({ ...view, id: view.name })), ...shared].map(({ id, name, query: viewQuery }) => ({
          id: `view.${pathname}.${id}`,
          title: name,
          note: resourceMessages.views,
          icon: Bookmark,
          run: () => go(new URLSearchParams(viewQuery)),
        })),
      [views, shared, pathname, go],
    ),
  );
  return useMemo(() => {
    const scope: ViewScope = {
      kind: { filters: kinds, sorts, pageSizes, paging },
      columns: columns.filter(({ controls }) => !controls).map(({ id }) => id),
    };
    const present = [...views, ...shared].find((view) => isViewOf(view, query, scope));
    return {
      views,
      shared,
      roles,
      present,
      lost: present ? lostParts(present, scope) : [],
      isUsual: toViewQuery(query, paging) === '',
      change,
      go,
    };
  }, [views, shared, roles, kinds, sorts, pageSizes, paging, columns, query, change, go]);
}
