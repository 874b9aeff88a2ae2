import { useMemo } from 'react';
import { type ColumnChoice, toggleColumn } from '../../../../data/table/column-choice';
import type { DataColumn } from '../../../../data/table/data-column';
import { tableMessages as m } from '../../../../data/table/messages';
import { useSame } from '../../../../lib/use-same';
import { useSteady } from '../../../../lib/use-steady';
import type { Text } from '../../../../locales/define-messages';
import { useText } from '../../../../locales/use-text';
import { type DeclaredCommand, useDeclaredCommands } from '../../../../nav/declared-command';
import type { FilterKinds, ListAddress } from '../resource/list-address';
import { resourceMessages } from '../resource/messages';
import type { FilterField } from './list-filters';
import type { List } from './use-list';
import type { ListColumns } from './use-list-columns';

/** Declares the commands of a list: its pages, page sizes, sort orders and columns, and each filter with labelled values. */
export function useListCommands<Item, Filters extends FilterKinds>(
  list: List<Item, Filters>,
  columns: readonly DataColumn<Item>[],
  { choice, change }: Pick<ListColumns, 'choice' | 'change'>,
  fields: Readonly<Record<string, FilterField | undefined>>,
): void {
  const t = useText();
  const { page, pageSize, pageSizes, total, paging, hasNext, hasPrevious, tail, kinds } = list;
  const last = paging === 'page' ? Math.ceil(total / pageSize) : 0;
  const facts = useSame({ page, last, pageSizes, hasNext, hasPrevious, isEndless: tail !== undefined, kinds, fields });
  const go = useSteady((to: Partial<ListAddress>) => list.go(to as Parameters<typeof list.go>[0]));
  const filter = useSteady((name: string, value: string) =>
    go({ filters: { ...list.filters, [name]: value }, page: 1 }),
  );
  const toggle = useSteady((id: string) => change(toggleColumn(choice, id)));
  const { hidden, order } = useSame(choice) satisfies ColumnChoice;
  const commands = useMemo(() => {
    const titleOf = (id: string) => t(columns.find((column) => column.id === id)?.title ?? id);
    const ask = (id: string, title: Text, choices: readonly DeclaredCommand[]): readonly DeclaredCommand[] =>
      choices.length > 0 ? [{ id: `list.${id}`, title, choose: () => choices }] : [];
    const pages = [
      ['next', facts.page + 1, facts.hasNext],
      ['previous', facts.page - 1, facts.hasPrevious],
      ['first', 1, facts.hasPrevious],
      ['last', facts.last, facts.hasNext && facts.last > 0],
    ] as const;
    const sorts = columns.filter(({ sortable }) => sortable);
    return [
      ...Object.entries(facts.fields).flatMap(([name, field]) => {
        const kind = facts.kinds[name];
        const words = new Map(Object.entries(field?.options ?? {}));
        const values = Array.isArray(kind) ? kind.filter((value) => words.has(value)) : [];
        const choices = values.map((value) => ({
          id: `list.filter.${name}.${value}`,
          title: words.get(value) ?? value,
          run: () => filter(name, value),
        }));
        const all = { id: `list.filter.${name}`, title: resourceMessages.all, run: () => filter(name, '') };
        return field && choices.length > 0 ? ask(name, field.label, [...choices, all]) : [];
      }),
      ...pages.flatMap(([name, to, isOpen]) =>
        isOpen && !facts.isEndless ? [{ id: `list.page.${name}`, title: m[name], run: () => go({ page: to }) }] : [],
      ),
      ...ask(
        'size',
        m.pageSize,
        facts.pageSizes.map((size) => ({
          id: `list.size.${size}`,
          title: { ...m.perPage, values: { size } },
          run: () => go({ pageSize: size, page: 1 }),
        })),
      ),
      ...ask(
        'sort',
        m.sortBy,
        (['asc', 'desc'] as const).flatMap((order) =>
          sorts.map(({ id }) => ({
            id: `list.sort.${order}.${id}`,
            title: { ...m[order], values: { title: titleOf(id) } },
            run: () => go({ sorting: { id, order }, page: 1 }),
          })),
        ),
      ),
      ...ask(
        'columns',
        m.columns,
        order.map((id) => ({
          id: `list.column.${id}`,
          title: { ...m[hidden.includes(id) ? 'showColumn' : 'hideColumn'], values: { title: titleOf(id) } },
          run: () => toggle(id),
        })),
      ),
    ];
  }, [t, columns, facts, order, hidden, go, filter, toggle]);
  useDeclaredCommands(commands);
}
