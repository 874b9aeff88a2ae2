import { Select } from '../../controls/basic/select';
import { useText } from '../../locales/use-text';
import type { DataColumn, Sorting } from './data-column';
import { tableMessages } from './messages';

export interface SortChoiceProps<Row> {
  columns: readonly DataColumn<Row>[];
  sorting: Sorting | null | undefined;
  onSortingChange: (sorting: Sorting | null) => void;
  /** The label is for screen readers only. Default true. */
  labelHidden?: boolean;
}

/** The sort control of cards, which have no header. */
export function SortChoice<Row>({ columns, sorting, onSortingChange, labelHidden = true }: SortChoiceProps<Row>) {
  const t = useText();
  const sortable = columns.filter((column) => column.sortable);
  if (sortable.length === 0) return null;
  const toValue = ({ id, order }: Sorting) => `${order} ${id}`;
  const orders = ['asc', 'desc'] as const;
  return (
    <Select
      label={t(tableMessages.sortBy)}
      labelHidden={labelHidden}
      value={sorting ? toValue(sorting) : ''}
      onValueChange={(value) => {
        const [order, id] = value.split(' ');
        onSortingChange(id ? { id, order: order === 'desc' ? 'desc' : 'asc' } : null);
      }}
      options={[
        { value: '', label: t(tableMessages.sortUsual) },
        ...sortable.flatMap(({ id, title }) =>
          orders.map((order) => ({
            value: toValue({ id, order }),
            label: t(tableMessages[order], { title: t(title) }),
          })),
        ),
      ]}
    />
  );
}
