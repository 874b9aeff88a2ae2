import { useState } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import type { FormConflict } from '../form-conflict';
import type { Refusal } from '../refusal';
import type { StandardIssue } from '../standard-schema';
import type { Fields } from './use-fields';
import { fromServer, type JudgedForm } from './use-judged-form';

/** What the person has to decide before the form can be sent again. */
export type Question = Pick<FormConflict, 'about' | 'disputes' | 'choose'>;

/** Why a form was not taken, as far as no field shows it. */
export interface FormRefusal {
  /** Undefined where there is nothing to say. */
  readonly sentence: string | undefined;
  readonly question: Question | undefined;
  clear: () => void;
  /** Shows why the server did not take the form: at its fields until they change, the rest above the form. */
  refuse: (refusal: Refusal) => void;
  /** Shows what is wrong with the values: the first field of them has the focus, and what no field shows stands above the form. */
  refuseValues: () => void;
  /** Asks beside the sentence that is there; undefined takes the question back. */
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
