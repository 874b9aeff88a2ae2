import { useLingui } from '@lingui/react';
import { useMemo } from 'react';
import { useText } from '../../locales/use-text';
import { type RowOrderOptions, rowOrder } from './row-order';

/** @public */
export type UseRowOrderOptions<Row> = Pick<RowOrderOptions<Row>, 'columns' | 'sorting' | 'keep'>;

/**
 * Sorts and filters the rows of a `DataTable` in the browser: pass the result to `order`. Keep the identity of `columns` and `keep` between renders.
 * 100,000 rows take a quarter of a second. @public
 */
export function useRowOrder<Row>(
  rows: readonly Row[],
  { columns, sorting, keep }: UseRowOrderOptions<Row>,
): Uint32Array {
  const { locale } = useLingui().i18n;
  const toText = useText();
  return useMemo(
    () => rowOrder(rows, { columns, sorting, keep, language: locale, toText }),
    [rows, columns, sorting, keep, locale, toText],
  );
}
