import { type ComponentPropsWithRef, type KeyboardEvent, useEffect, useEffectEvent } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Alert } from '../feedback/alert';
import { createLazyPart } from '../lib/create-lazy-part';
import { SideWorkContext } from '../lib/side-work';
import { useOnIntent } from '../lib/use-on-intent';
import type { Text } from '../locales/define-messages';
import { useText } from '../locales/use-text';
import { useUnsaved } from '../shell/cached-pages/use-unsaved';
import { useDraftPart } from './drafts/use-draft-part';
import type { FormModel } from './form-model';
import { useFirstField } from './form-parts/use-first-field';
import { isSubmitKey } from './is-submit-key';
import { formsMessages } from './messages';

/** @public */
export interface FormProps<Values extends FieldValues> extends Omit<ComponentPropsWithRef<'form'>, 'onSubmit'> {
  form: FormModel<Values>;
  /** Title above the reason of a refusal. */
  refusedTitle?: Text;
  /** Focuses the first field unless the focus is already in the page; a touch keyboard opens only on touch. Default: false. */
  focusFirst?: boolean;
}

const draftPart = createLazyPart(() => import('./draft-part').then((module) => module.DraftPart));
const conflictDialog = createLazyPart(() => import('./form-conflict').then((module) => module.FormConflictDialog));

/** The form element. Enter and Ctrl+Enter submit it; unsaved work marks the dialog or tab and is stored as a draft; conflicts are resolved field by field. @public */
export function Form<Values extends FieldValues>({
  form,
  refusedTitle,
  focusFirst = false,
  children,
  ...rest
}: FormProps<Values>) {
  const t = useText();
  const DraftPart = useDraftPart(draftPart, form.draft !== undefined);
  const Conflict = useOnIntent(conflictDialog, form.conflict !== undefined, () => form.conflict?.giveUp());
  useUnsaved(form.dirty);
  const start = useEffectEvent(form.start);
  useEffect(() => start(), []);
  useFirstField(form.id, focusFirst);
  const handleKeyDown = (event: KeyboardEvent) => {
    if (!isSubmitKey(event)) return;
    event.preventDefault();
    void form.submit();
  };
  return (
    <form
      autoComplete={form.draft && 'off'}
      {...rest}
      id={form.id}
      noValidate
      onSubmit={(event) => void form.submit(event)}
      onKeyDown={handleKeyDown}
    >
      {form.draft && DraftPart && <DraftPart unsaved={form.dirty} draft={form.draft} />}
      {form.refusal && (
        <Alert tone="danger" title={refusedTitle && t(refusedTitle)}>
          {form.refusal}
        </Alert>
      )}
      {form.held && <Alert>{t(formsMessages.held)}</Alert>}
      <SideWorkContext value={form.sideWork}>{children}</SideWorkContext>
      {form.conflict && Conflict && <Conflict conflict={form.conflict} />}
    </form>
  );
}
