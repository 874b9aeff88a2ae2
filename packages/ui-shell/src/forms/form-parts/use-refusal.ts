import { useState } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import type { FormConflict } from '../form-conflict';
import type { Refusal } from '../refusal';
import type { StandardIssue } from '../standard-schema';
import type { Fields } from './use-fields';
import { fromServer, type JudgedForm } from './use-judged-form';

/** The decision that the user makes before the form can be sent again. */
export type Question = Pick<FormConflict, 'about' | 'disputes' | 'choose'>;

/** The refusal of a form, as far as no field shows it. */
export interface FormRefusal {
  /** Undefined without a refusal. */
  readonly sentence: string | undefined;
  readonly question: Question | undefined;
  clear: () => void;
  /** Shows a server refusal: at its fields until they change, the rest above the form. */
  refuse: (refusal: Refusal) => void;
  /** Focuses the first invalid field, and shows issues without a field above the form. */
  refuseValues: () => void;
  /** Asks a question beside the present sentence; undefined removes it. */
  ask: (question: Question | undefined) => void;
}

interface Refused {
  sentence?: string | undefined;
  issues?: readonly StandardIssue[];
  question?: Question | undefined;
}

export function useRefusal<Values extends FieldValues, Output>(
  { form, issues, say }: JudgedForm<Values, Output>,
  { elements, focusFirst }: Fields,
): FormRefusal {
  const [refused, setRefused] = useState<Refused>({});
  const parts = [refused.sentence, ...(refused.issues ?? []).map((issue) => say(issue, String(issue.path ?? '')))];
  return {
    sentence: parts.filter(Boolean).join(' ') || undefined,
    question: refused.question,
    clear: () => setRefused({}),
    refuse: ({ fields, message }) => {
      const shown = Object.entries(fields).filter(([name]) => elements.has(name));
      const others = Object.entries(fields).filter(([name]) => !elements.has(name));
      for (const [name, sentence] of shown)
        form.setError(name as FieldPath<Values>, { type: fromServer, message: sentence });
      const sentences = [shown.length === 0 ? message : undefined, ...others.map(([, sentence]) => sentence)];
      setRefused({ sentence: sentences.filter(Boolean).join(' ') });
      focusFirst(shown.map(([name]) => name));
    },
    refuseValues: () => {
      setRefused({ issues: [...issues.current].flatMap(([name, issue]) => (elements.has(name) ? [] : issue)) });
      focusFirst(issues.current.keys());
    },
    ask: (question) => setRefused(({ sentence }) => ({ sentence, question })),
  };
}
