import type { FieldValues } from 'react-hook-form';
import { toDraftedForm } from './drafted-form';
import { DraftNote } from './drafts/draft-note';
import { useDraft } from './drafts/use-draft';
import type { FormModel } from './form-model';

export interface DraftPartProps {
  unsaved: boolean;
  draft: NonNullable<FormModel<FieldValues>['draft']>;
}

/** Stores a form's draft, and shows its state. */
export function DraftPart({ unsaved, draft }: DraftPartProps) {
  const state = useDraft(unsaved, draft(toDraftedForm));
  return state && <DraftNote draft={state} />;
}
