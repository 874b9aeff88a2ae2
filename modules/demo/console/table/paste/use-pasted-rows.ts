import { useLingui } from '@lingui/react';
import { useCan } from '@waybill/auth-core/react';
import { readStored } from '@waybill/kit/console';
import { useUnsaved } from '@waybill/ui-shell';
import { useToasts, useWrites } from '@waybill/ui-shell/console';
import { type CellPasteHandlers, type PasteColumn, useCellPaste } from '@waybill/ui-shell/table';
import { array, object, oneOf, string } from '@waybill/validators';
import { useState } from 'react';
import { type Article, article, articleStatuses } from '../../../contract/articles';
import { tableMessages } from '../../messages';
import { articles } from '../article';
import { articleColumns } from '../article-columns';
import { type ArticleRow, articleRowSchema, normaliseRow, toRow } from '../article-schema';
import { isRowField, type PastedRow, type PastedRows, withCells } from './pasted-rows';

/** The row in the table's form, which a paste takes over. */
export interface FormRow {
  edited: Article | null;
  read: () => ArticleRow;
  /** Something is typed in it that is not saved. */
  dirty: boolean;
  /** Edits a row in the form; `null` closes it. */
  edit: (article: Article | null, row?: ArticleRow) => void;
}

/** Manages rows that receive pasted cells: validated like typed ones, saved one by one or together. */
export function usePastedRows(rows: readonly Article[], form: FormRow) {
  const toasts = useToasts();
  const writes = useWrites(articles);
  const { locale } = useLingui().i18n;
  const mayWrite = useCan({ permission: ['write:table'] });
  const [pasted, setPasted] = useState<PastedRows>(new Map());
  const [saving, setSaving] = useState(false);
  useUnsaved(pasted.size > 0);

  const articleOf = (id: number) => pasted.get(id)?.opened ?? rows.find((each) => each.id === id);
  const open = (id: number): PastedRow | undefined => {
    const opened = articleOf(id);
    return opened && { opened, row: id === form.edited?.id ? form.read() : toRow(opened), refused: {} };
  };
  const read = (key: string, column: string) => {
    const pastedRow = pasted.get(Number(key)) ?? open(Number(key));
    return pastedRow && (isRowField(column) ? pastedRow.row[column] : String(Reflect.get(pastedRow.opened, column)));
  };
  const paste = useCellPaste({
    rows: rows.map(({ id }) => String(id)),
    columns: pasteColumns,
    rowName: (id) => articleOf(Number(id))?.title ?? '',
    read,
    canEdit: (_, column) => mayWrite && !saving && isRowField(column),
    write: (changes) => {
      setPasted((present) => withCells(present, changes, open));
      if (changes.some(({ row }) => Number(row) === form.edited?.id)) form.edit(null);
    },
    toasts,
  });

  const judge = ({ row }: PastedRow) => judgeRow(row, locale);
  const type = (id: number, column: keyof ArticleRow, text: string) =>
    setPasted((present) => {
      const held = present.get(id);
      if (!held) return present;
      const { [column]: _, ...refused } = held.refused;
      return new Map(present).set(id, { ...held, row: { ...held.row, [column]: text }, refused });
    });
  const drop = (ids: readonly number[]) =>
    setPasted((present) => new Map([...present].filter(([id]) => !ids.includes(id))));

  /** Saves rows in sequence; a row with a conflict moves to the form, which asks about it. */
  const save = async (ids: readonly number[]) => {
    const ready = ids.flatMap((id) => pasted.get(id) ?? []).filter((row) => judge(row).issues.size === 0);
    let saved = 0;
    setSaving(true);
    try {
      for (const { opened, row } of ready) {
        const written = await writes.update(opened, judgeRow(row, locale).plain);
        if (written.done) {
          saved += 1;
          drop([opened.id]);
          continue;
        }
        const { conflict, fields, message } = written.refusal;
        if (conflict && !form.dirty) {
          drop([opened.id]);
          form.edit(opened, row);
          toasts.warning({ ...tableMessages.changedMeanwhile, values: { title: opened.title } });
        } else if (!conflict && Object.keys(fields).some(isRowField))
          setPasted((present) => {
            const held = present.get(opened.id);
            return held ? new Map(present).set(opened.id, { ...held, refused: fields }) : present;
          });
        else toasts.error(message);
        break;
      }
    } finally {
      setSaving(false);
    }
    if (saved > 0) toasts.success({ ...tableMessages.savedRows, values: { count: saved } });
  };

  return {
    rows: pasted,
    saving,
    /** Returns messages for the invalid cells of a row. */
    issuesOf: (row: PastedRow): ReadonlyMap<string, string> =>
      new Map([...judge(row).issues, ...Object.entries(row.refused)]),
    paste,
    type,
    save,
    drop,
    /** How many can be saved. */
    ready: [...pasted.values()].filter((row) => judge(row).issues.size === 0).length,
    /** Returns the part that survives a reload. */
    read: () => [...pasted.values()].map(({ opened, row }) => ({ opened, row })),
    resume: (stored: unknown) => {
      const rows = readStored(keptRows, stored) ?? [];
      setPasted(new Map(rows.map(({ opened, row }) => [opened.id, { opened, row, refused: {} }])));
    },
  };
}

export type PastedModel = Omit<ReturnType<typeof usePastedRows>, 'paste'> & { paste: CellPasteHandlers };

const keptRows = array(
  object({ opened: article, row: object({ title: string(), author: string(), status: oneOf(articleStatuses) }) }),
);

const pasteColumns: readonly PasteColumn[] = [
  { id: 'title', title: articleColumns.title.title },
  { id: 'author', title: articleColumns.author.title },
  {
    id: 'status',
    title: articleColumns.status.title,
    kind: articleStatuses.map((status) => ({ value: status, label: tableMessages[status] })),
  },
  { id: 'pageViews', title: articleColumns.pageViews.title },
];

/** Returns the normalised texts of a row, and messages for invalid ones. */
function judgeRow(row: ArticleRow, language: string): { plain: ArticleRow; issues: ReadonlyMap<string, string> } {
  const plain = { ...row, title: normaliseRow.title(row.title), author: normaliseRow.author(row.author) };
  const result = articleRowSchema(language)['~standard'].validate(plain);
  const failures = result instanceof Promise ? [] : (result.issues ?? []);
  const issues = failures.map(({ path = [], message }) => [path.map(String).join('.'), message] as const);
  return { plain, issues: new Map(issues.reverse()) };
}
