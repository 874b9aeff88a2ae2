import type { FieldPath, FieldPathValue, FieldValues, UseFormReturn } from 'react-hook-form';
import { type Changes, changesOf, fittingChanges, those } from './drafts/draft';
import type { DraftedForm } from './drafts/draft-keeper';
import type { FormDraft } from './form-draft';
import type { Judgement } from './judge';
import { type Merge, mergeOf } from './merge';

export interface DraftedFormParts<Values extends FieldValues> {
  draft: FormDraft;
  form: UseFormReturn<Values, unknown, { output: unknown }>;
  judge: (values: Values) => Judgement<unknown> | Promise<Judgement<unknown>>;
  put: <Name extends FieldPath<Values>>(name: Name, value: FieldPathValue<Values, Name>) => void;
  isSecret: (name: string) => boolean;
  settled: () => Promise<void>;
  /** Names of the shown fields. */
  shown: () => readonly string[];
  /** The record was saved with other values since the draft was stored. */
  onOutdated: (merge: Merge) => void;
}

/** Creates the `DraftedForm` of a form, passed to `FormModel.draft`. */
export type MakeDraftedForm = typeof toDraftedForm;

/** Reads the draft of a form from its fields, and restores it. */
export function toDraftedForm<Values extends FieldValues>({
  draft: { name, about = null, onResume },
  form,
  judge,
  put,
  isSecret,
  settled,
  shown,
  onOutdated,
}: DraftedFormParts<Values>): DraftedForm {
  /** The initial or last saved values. */
  const saved = (): Changes => form.control._defaultValues;

  /** If the record changed since the draft was stored, the user decides field by field. */
  const askAbout = (before: Changes, changes: Changes) => {
    const names = Object.keys(changes).filter((field) => Object.hasOwn(before, field));
    const mine = pick(form.getValues(), names);
    const merge = mergeOf(shown(), pick(before, names), pick(saved(), names), mine);
    if (merge.disputes.length + merge.unseen.length > 0) onOutdated(merge);
  };

  return {
    name,
    about,
    open: onResume,
    settled,
    read() {
      const changes = changesOf(form.getValues(), saved(), isSecret);
      return { changes, before: pick(saved(), Object.keys(changes)) };
    },
    restore(changes, before) {
      const typed = changesOf(form.getValues(), saved(), () => false);
      const fitting = fittingChanges(changes, saved());
      const judgement = judge({ ...form.getValues(), ...fitting });
      const issues = judgement instanceof Promise || judgement.ok ? undefined : judgement.issues;
      let lost = Object.keys(changes).length - Object.keys(fitting).length;
      for (const [field, value] of Object.entries(fitting)) {
        if (Object.hasOwn(typed, field)) continue;
        // An option that no longer exists leaves its field unchanged; an incomplete phone number is restored as typed.
        if (value !== '' && issues?.get(field)?.code === 'oneOf') lost += 1;
        else put(field as FieldPath<Values>, value as FieldPathValue<Values, FieldPath<Values>>);
      }
      if (before) askAbout(before, fitting);
      return lost;
    },
    subscribe: (onChange) => form.subscribe({ formState: { values: true }, callback: onChange }),
  };
}

const pick = (values: Changes, names: readonly string[]): Changes => those(values, (name) => names.includes(name));
