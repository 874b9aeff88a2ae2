import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { isForeign } from '../../lib/direction';
import type { DataColumn } from './data-column';

/** What a cell shows. A text that runs the other way than the page is kept apart, and cut where its own line ends. */
export function CellContent<Row>({ column, row }: { column: DataColumn<Row>; row: Row }): ReactNode {
  const { locale } = useLingui().i18n;
  const shown = column.cell(row);
  return typeof shown === 'string' && isForeign(shown, locale) ? <bdi>{shown}</bdi> : shown;
}
