import { useState } from 'react';
import type { Identified } from '../resource/define-resource';
import type { FilterKinds } from '../resource/list-address';
import type { List } from './use-list';

/** The selection of a list, across its pages. @beta */
export interface Selection<Item extends Identified> {
  /** Number of selected records; a lower bound if `more`. */
  readonly count: number;
  /** More than `count` are selected; `collect` returns all. */
  readonly more: boolean;
  /** All matching records are selected, on all pages. */
  readonly all: boolean;
  /** The individually selected records. */
  readonly rows: readonly Item[];
  /** Ids of the selected rows of the current page and of the individually selected ones. */
  readonly ids: readonly string[];
  /** Records selected under other filters and not among the rows; actions wait for the user's answer. */
  readonly hidden: readonly Item[];
  /** Keeps the hidden records selected. */
  keepHidden: () => void;
  /** Deselects the hidden records. */
  dropHidden: () => void;
  select: (ids: readonly string[]) => void;
  selectAll: () => void;
  clear: () => void;
  /** Ids of all selected records; with `all` fetched page by page. Rejects when a call fails. */
  collect: () => Promise<Item['id'][]>;
}

/** The selection of a list. A change of filters ends a selection of all matches; a record that disappears from its page is deselected. */
export function useSelection<Item extends Identified, Filters extends FilterKinds>(
  list: List<Item, Filters>,
): Selection<Item> {
  const { rows, total, state, pageKey, pages } = list;
  const filters = JSON.stringify(list.filters);
  const [chosen, setChosen] = useState<ReadonlyMap<string, Item>>(new Map());
  /** The filters under which each record was selected or kept. */
  const [seenUnder, setSeenUnder] = useState<ReadonlyMap<string, string>>(new Map());
  const [allOf, setAllOf] = useState<string | null>(null);
  const [page, setPage] = useState({ pageKey, rows });
  if (state === 'ready' && page.rows !== rows) {
    setPage({ pageKey, rows });
    const now = new Map(rows.map((row) => [idOf(row), row]));
    const gone = page.pageKey === pageKey ? page.rows.map(idOf).filter((id) => !now.has(id)) : [];
    if ([...gone, ...now.keys()].some((id) => chosen.has(id)))
      setChosen(new Map([...chosen].filter(([id]) => !gone.includes(id)).map(([id, row]) => [id, now.get(id) ?? row])));
  }
  const all = allOf === filters;
  const here = new Set(rows.map(idOf));
  const hidden = all
    ? []
    : [...chosen].flatMap(([id, row]) => (!here.has(id) && (seenUnder.get(id) ?? filters) !== filters ? [row] : []));
  const note = (ids: Iterable<string>) => setSeenUnder(new Map([...ids].map((id) => [id, filters])));
  return {
    all,
    hidden,
    keepHidden: () => note(chosen.keys()),
    dropHidden: () => setChosen(new Map([...chosen].filter(([, row]) => !hidden.includes(row)))),
    count: all ? total : chosen.size,
    more: all && list.more,
    rows: [...chosen.values()],
    ids: all ? rows.map(idOf) : [...chosen.keys()],
    select: (ids) => {
      const rowsById = new Map([...chosen, ...rows.map((row) => [idOf(row), row] as const)]);
      setAllOf(null);
      setSeenUnder(new Map(ids.map((id) => [id, here.has(id) ? filters : (seenUnder.get(id) ?? filters)])));
      setChosen(
        new Map(
          ids.flatMap((id) => {
            const row = rowsById.get(id);
            return row ? [[id, row] as const] : [];
          }),
        ),
      );
    },
    selectAll: () => setAllOf(filters),
    clear: () => {
      setAllOf(null);
      setChosen(new Map());
    },
    collect: async () => {
      if (!all) return [...chosen.values()].map(({ id }) => id);
      const ids: Item['id'][] = [];
      for await (const { list: page } of pages()) ids.push(...page.map(({ id }) => id));
      return ids;
    },
  };
}

const idOf = ({ id }: Identified) => String(id);
