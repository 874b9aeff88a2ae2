import { Can } from '@waybill/auth-core/react';
import { kitMessages, readStored } from '@waybill/kit/console';
import { Select, TextField, useText } from '@waybill/ui-shell';
import { type FormModel, useForm } from '@waybill/ui-shell/forms';
import { type DataColumn, RowActions, RowButton } from '@waybill/ui-shell/table';
import { useState } from 'react';
import { type Article, article, articleStatuses } from '../../contract/articles';
import { tableMessages } from '../messages';
import { articleColumns } from './article-columns';
import { type ArticleRow, articleRowSchema, normaliseRow, toRow } from './article-schema';
import { PastedCell, PastedRowButtons } from './paste/pasted-cell';
import { type PastedModel, usePastedRows } from './paste/use-pasted-rows';
import { useArticleEdit } from './use-article-calls';

export interface InlineColumns {
  columns: DataColumn<Article>[];
  /** Rows that cells of a spreadsheet were pasted into. */
  pasted: PastedModel;
  /** The form of the edited row, whose fields are in the table. */
  form: FormModel<ArticleRow>;
}

/** Columns that turn into controls for the row that is being edited; another row can be once it is saved or left as it was. */
export function useInlineColumns(rows: readonly Article[]): InlineColumns {
  const t = useText();
  const [edited, setEdited] = useState<Article | null>(null);
  const { save } = useArticleEdit(edited ?? undefined, toRow);
  const form = useForm({
    schema: articleRowSchema,
    values: toRow(edited ?? undefined),
    normalise: normaliseRow,
    draft: { name: 'row', about: edited, onResume: (about) => edit(readStored(article, about) ?? null) },
    onSubmit: async (row) => {
      if (!edited) return;
      const { pageViews, recommended, description } = edited;
      const written = await save({ pageViews, recommended, description, ...row });
      if (!written.done) return written.refusal;
      setEdited(null);
    },
  });
  const edit = (article: Article | null) => {
    setEdited(article);
    form.reset(toRow(article ?? undefined));
  };
  const pasted = usePastedRows(rows, {
    edited,
    dirty: form.dirty,
    read: () => ({ title: form.read('title'), author: form.read('author'), status: form.read('status') }),
    edit: (article, row) => {
      edit(article);
      for (const [name, value] of Object.entries(row ?? {})) form.set(name as keyof ArticleRow, value);
    },
  });
  const isEdited = ({ id }: Article) => id === edited?.id;
  const labelOf = (name: keyof ArticleRow, { title }: Article) => ({
    ...tableMessages.rowOf,
    values: { field: t(articleColumns[name].title), title },
  });

  const textColumn = (name: 'title' | 'author'): DataColumn<Article> => ({
    ...articleColumns[name],
    sortable: false,
    cell: (article) =>
      isEdited(article) ? (
        <TextField {...form.field(name, labelOf(name, article))} form={form.id} labelHidden />
      ) : pasted.rows.has(article.id) ? (
        <PastedCell model={pasted} article={article} field={name} />
      ) : (
        article[name]
      ),
    value: (article) => article[name],
  });

  const columns: DataColumn<Article>[] = [
    textColumn('title'),
    textColumn('author'),
    {
      ...articleColumns.status,
      cell: (article) =>
        isEdited(article) ? (
          <Select
            {...form.choice('status', labelOf('status', article))}
            labelHidden
            options={articleStatuses.map((status) => ({ value: status, label: t(tableMessages[status]) }))}
          />
        ) : pasted.rows.has(article.id) ? (
          <PastedCell model={pasted} article={article} field="status" />
        ) : (
          articleColumns.status.cell(article)
        ),
    },
    { ...articleColumns.pageViews, sortable: false },
    {
      id: 'actions',
      title: kitMessages.actions,
      pinned: true,
      controls: true,
      cell: (article) => (
        <Can guard={{ permission: ['write:table'] }} fallback="—">
          <RowActions>
            {isEdited(article) ? (
              <>
                {/* A separate button: toggling the edit button would submit with its click. */}
                <RowButton key="save" type="submit" form={form.id} aria-busy={form.busy}>
                  {t(kitMessages.save)}
                </RowButton>
                <RowButton onClick={() => edit(null)}>{t(kitMessages.cancel)}</RowButton>
              </>
            ) : pasted.rows.has(article.id) ? (
              <PastedRowButtons model={pasted} article={article} />
            ) : (
              <RowButton
                key="edit"
                aria-label={t(tableMessages.editRow, { title: article.title })}
                disabled={form.dirty || form.busy}
                title={form.dirty ? t(tableMessages.saveFirst) : undefined}
                onClick={() => edit(article)}
              >
                {t(kitMessages.edit)}
              </RowButton>
            )}
          </RowActions>
        </Can>
      ),
    },
  ];
  return { columns, form, pasted };
}
