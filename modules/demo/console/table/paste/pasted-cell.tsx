import { kitMessages } from '@waybill/kit/console';
import { isComposingKey, Select, TextField, useText } from '@waybill/ui-shell';
import { RowButton } from '@waybill/ui-shell/table';
import { type Article, articleStatuses } from '../../../contract/articles';
import { tableMessages } from '../../messages';
import { articleColumns } from '../article-columns';
import type { ArticleRow } from '../article-schema';
import type { PastedModel } from './use-pasted-rows';

export interface PastedCellProps {
  model: Omit<PastedModel, 'paste'>;
  article: Article;
  field: keyof ArticleRow;
}

/** The control of a cell in a row that was pasted into; Enter saves the row. */
export function PastedCell({ model, article: { id, title }, field }: PastedCellProps) {
  const t = useText();
  const pasted = model.rows.get(id);
  if (!pasted) return null;
  const control = {
    label: t(tableMessages.rowOf, { field: t(articleColumns[field].title), title }),
    labelHidden: true,
    error: model.issuesOf(pasted).get(field),
    onValueChange: (value: string) => model.type(id, field, value),
  };
  if (field === 'status')
    return (
      <Select
        {...control}
        value={pasted.row.status}
        disabled={model.saving}
        options={articleStatuses.map((status) => ({ value: status, label: t(tableMessages[status]) }))}
      />
    );
  return (
    <TextField
      {...control}
      value={pasted.row[field]}
      readOnly={model.saving}
      autoComplete="off"
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !isComposingKey(event)) void model.save([id]);
      }}
    />
  );
}

/** Saves the row, or leaves it as it was. */
export function PastedRowButtons({ model, article: { id } }: Omit<PastedCellProps, 'field'>) {
  const t = useText();
  return (
    <>
      <RowButton key="save" aria-busy={model.saving} onClick={() => void model.save([id])}>
        {t(kitMessages.save)}
      </RowButton>
      <RowButton onClick={() => model.drop([id])}>{t(kitMessages.cancel)}</RowButton>
    </>
  );
}
