import { useEffect, useMemo } from 'react';
import type { DataColumn } from '../../../../data/table/data-column';
import { useConsole } from '../../../kernel/console-context';

/** Returns the columns with sortable headers where the list sorts by them, and reports the first other one. */
export function useSortedColumns<Item>(
  columns: readonly DataColumn<Item>[],
  sorts: readonly string[],
): readonly DataColumn<Item>[] {
  const { errorLog } = useConsole();
  const unsorted = columns.find(({ id, sortable }) => sortable && !sorts.includes(id))?.id;
  useEffect(() => {
    if (unsorted === undefined) return;
    errorLog.report(new Error(`The column "${unsorted}" is sortable: name it in \`sorts\` of \`defineResource\`.`));
  }, [errorLog, unsorted]);
  return useMemo(
    () => columns.map((each) => (each.sortable && !sorts.includes(each.id) ? { ...each, sortable: false } : each)),
    [columns, sorts],
  );
}
