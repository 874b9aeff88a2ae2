import { toTsv } from '../../../../data/spreadsheet/to-tsv';
import type { DataColumn } from '../../../../data/table/data-column';
import { copyLater, copyText } from '../../../../lib/copy-text';
import { useText } from '../../../../locales/use-text';
import { useConsole } from '../../../kernel/console-context';
import type { Identified } from '../resource/define-resource';
import type { FilterKinds } from '../resource/list-address';
import { resourceMessages } from '../resource/messages';
import { conditionsOf, type ListExports } from './export/list-exports';
import type { List } from './use-list';

export interface ListCopyOptions<Item extends Identified, Filters extends FilterKinds> {
  list: List<Item, Filters>;
  /** The shown columns, in order. */
  columns: readonly DataColumn<Item>[];
  record: ListExports<Item>['record'] | undefined;
}

/** Copies rows in a spreadsheet format. A copy counts as an export, so it is recorded first. */
export function useListCopy<Item extends Identified, Filters extends FilterKinds>({
  list,
  columns,
  record,
}: ListCopyOptions<Item, Filters>): (
  rows: readonly Item[],
  scope: 'selection' | 'page',
  titles?: boolean,
) => Promise<void> {
  const t = useText();
  const { config, toasts } = useConsole();
  return async (rows, scope, titles = true) => {
    const text = toTsv(columns, rows, t, titles, config.timeZone);
    const fields = columns.map(({ title }) => t(title));
    const facts = {
      scope,
      format: 'copy',
      count: rows.length,
      fields,
      conditions: conditionsOf(list.filters),
    } as const;
    const recorded = record?.(facts);
    try {
      await (recorded
        ? copyLater(recorded.then((done) => (done ? text : Promise.reject(notRecorded))))
        : copyText(text));
      toasts.success({ ...resourceMessages.copied, values: { count: rows.length } });
    } catch {
      // The call itself shows a failure to record.
      if ((await recorded) !== false) toasts.error(resourceMessages.copyFailed);
    }
  };
}

const notRecorded = new Error('The copy was not recorded.');
