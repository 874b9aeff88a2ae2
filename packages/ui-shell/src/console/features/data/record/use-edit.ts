import { useMemo, useState } from 'react';
import { useConsole } from '../../../kernel/console-context';
import type { Identified, Resource } from '../resource/define-resource';
import type { WriteOptions, Written } from '../server-data/create-attempt';
import { createSaveRecord, type Opening } from '../write/save-record';
import type { SavedFields, SavedOf, Without } from '../write/use-writes';
import { type RecordResult, useRecordWhere } from './use-record';

/** A record that is being edited, or a new one. @public */
export interface Edit<Opened, Fields, Saved> extends Omit<RecordResult<Opened>, 'state'> {
  /** The record at the time of opening, whatever is fetched later; undefined for a new one and while loading. */
  readonly record: Opened | undefined;
  /** `new`: no record exists yet. Other states as for `useRecord`. */
  readonly state: RecordResult<Opened>['state'] | 'new';
  /**
   * Saves over the opened version, then over its own later saves. Does not show refusals: the form does, and resolves a
   * conflict field by field.
   */
  save: (fields: Fields, options?: WriteOptions) => Promise<Written<Saved>>;
  /** `save` for a page's form: `useForm({ onSubmit: edit.submit })`. */
  submit: (fields: Fields) => Promise<SubmitResult>;
}

type SubmitResult = Extract<Written<unknown>, { done: false }>['refusal'] | undefined;

/** @public */
export interface EditOptions<Opened> {
  /** Maps a record to form fields. Default: its own fields. */
  toFields?: (record: Opened) => object;
}

/** Target of an edit: a row of a list, the id of a record, or nothing for a new one. @public */
export type Edited<Item extends Identified, Detail extends Identified> = Item | Detail | Item['id'] | null | undefined;

/** The record of an edit target. @public */
export type OpenedOf<What, Detail> = What extends object ? What : What extends string | number ? Detail : never;

/**
 * Edits one record as it was opened: a row as listed, or the fetched record of an id. Sends its version or `ETag`
 * as `If-Match`.
 * @example
 * const edit = useEdit(books, row);
 * <FormDialog title="Book" schema={bookFields} values={{ title: '', ...edit.record }} save={edit.save} onClose={close}>
 *   {(form) => <Field form={form} name="title" label="Title" />}
 * </FormDialog>
 * @public
 */
export function useEdit<
  Item extends Identified,
  Detail extends Identified,
  Calls extends object,
  What extends Edited<Item, Detail>,
>(
  resource: Pick<Resource<Item, Detail, never, string, Calls>, 'calls' | 'changes' | 'ifMatch' | '~resource'>,
  what: What,
  { toFields }: EditOptions<NoInfer<OpenedOf<What, Detail>>> = {},
): Edit<OpenedOf<What, Detail>, Without<SavedFields<Calls>, 'id'>, SavedOf<Calls>> {
  type Opened = OpenedOf<What, Detail>;
  const parts = useConsole();
  const row: Identified | undefined = typeof what === 'object' && what !== null ? what : undefined;
  const id = row?.id ?? (what as Identified['id'] | null | undefined);
  const fetched = useRecordWhere<Identified>(resource, row ? '' : (id ?? ''), !row && id !== undefined && id !== null);
  const there = row ?? (fetched.state === 'ready' ? fetched.record : undefined);

  const [opening, setOpening] = useState<{ of: typeof id; record: Identified; held: Opening }>();
  const isOpen = opening !== undefined && opening.of === id;
  if (opening && !isOpen) setOpening(undefined);
  if (!isOpen && there && id !== undefined && id !== null)
    setOpening({ of: id, record: there, held: { lastSeen: there } });
  const held = isOpen ? opening.held : undefined;

  const saveRecord = useMemo(() => createSaveRecord(parts, resource), [parts, resource]);
  const save = (fields: object, options?: WriteOptions) =>
    saveRecord(held ? { ...fields, id: held.lastSeen.id } : fields, {
      ...options,
      opening: held,
      toFields: toFields as ((record: Identified) => object) | undefined,
    });
  const submit = async (fields: object) => {
    const written = await save(fields);
    return written.done ? undefined : written.refusal;
  };
  const reload = () => {
    fetched.reload();
    setOpening(undefined);
  };
  const state = id === undefined || id === null ? 'new' : isOpen || row ? 'ready' : fetched.state;
  const edit = {
    id: id ?? '',
    record: (isOpen ? opening.record : row) as Opened | undefined,
    state,
    reload,
    save,
    submit,
  };
  return edit as unknown as Edit<Opened, Without<SavedFields<Calls>, 'id'>, SavedOf<Calls>>;
}
