import { useMemo } from 'react';
import { useRowsInView } from '../../../../data/table/use-rows-in-view';
import { useSteady } from '../../../../lib/use-steady';
import type { ListKind } from '../resource/list-address';

/** The page sizes of a list, the default first: the number of fully visible rows, or the next smaller fixed size. */
export function fittedSizes({ pageSizes, fixedSizes }: Pick<ListKind, 'pageSizes' | 'fixedSizes'>, rows: number) {
  if (rows === 0) return pageSizes;
  const usual = fixedSizes ? Math.max(0, ...pageSizes.filter((size) => size <= rows)) || pageSizes[0] || rows : rows;
  return [usual, ...pageSizes.filter((size) => size !== usual)];
}

/** The page with the same first row after a change of page size. */
export const pageOfRow = (page: number, before: number, size: number): number =>
  Math.floor(((page - 1) * before) / size) + 1;

/** `fittedSizes` for this window; calls `onMove` with the old and new default size before a change. */
export function useFittedSizes(list: ListKind, onMove: (before: number, size: number) => void): readonly number[] {
  const handleChange = useSteady((before: number, rows: number) => {
    const [from = 1, to = 1] = [fittedSizes(list, before)[0], fittedSizes(list, rows)[0]];
    if (from !== to) onMove(from, to);
  });
  const rows = useRowsInView(handleChange);
  return useMemo(() => fittedSizes(list, rows), [list, rows]);
}
