import type { ReactNode } from 'react';
import type { DataColumn } from '../../../../data/table/data-column';
import { RowActions, RowButton } from '../../../../data/table/row-actions';
import { useText } from '../../../../locales/use-text';
import { resourceMessages } from '../resource/messages';

export interface ActionColumnOptions<Item> {
  rowActions: ((row: Item) => ReactNode) | undefined;
  onEdit: ((row: Item) => void) | undefined;
  onRemove: ((row: Item) => void) | undefined;
  canEdit: ((row: Item) => boolean) | undefined;
  canRemove: ((row: Item) => boolean) | undefined;
  /** Pins the column to the end. */
  pinned: boolean;
}

/** The column of row actions; undefined without actions. */
export function actionColumn<Item>({
  rowActions,
  onEdit,
  onRemove,
  canEdit = always,
  canRemove = always,
  pinned,
}: ActionColumnOptions<Item>): DataColumn<Item>[] {
  if (!rowActions && !onEdit && !onRemove) return [];
  return [
    {
      id: 'actions',
      title: resourceMessages.actions,
      pinned,
      controls: true,
      cell: (row) => (
        <RowActions>
          {rowActions?.(row)}
          <UsualActions
            onEdit={onEdit && canEdit(row) ? () => onEdit(row) : undefined}
            onRemove={onRemove && canRemove(row) ? () => onRemove(row) : undefined}
          />
        </RowActions>
      ),
    },
  ];
}

const always = () => true;

function UsualActions({ onEdit, onRemove }: { onEdit: (() => void) | undefined; onRemove: (() => void) | undefined }) {
  const t = useText();
  return (
    <>
      {onEdit && (
        <RowButton data-command="edit" onClick={onEdit}>
          {t(resourceMessages.edit)}
        </RowButton>
      )}
      {onRemove && (
        <RowButton data-tone="danger" onClick={onRemove}>
          {t(resourceMessages.remove)}
        </RowButton>
      )}
    </>
  );
}
