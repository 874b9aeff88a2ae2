import { type FormEvent, use, useInsertionEffect, useRef, useState } from 'react';
import type { FieldPath, FieldPathValue, FieldValues } from 'react-hook-form';
import { createSideWork, type SideWork } from '../../lib/side-work';
import { useText } from '../../locales/use-text';
import type { UseFormOptions } from '../form-options';
import type { Dispute } from '../merge';
import { formsMessages } from '../messages';
import type { Conflict, Refusal } from '../refusal';
import { RefusalContext } from '../refusal-context';
import type { Controls } from './to-controls';
import type { Fields } from './use-fields';
import type { JudgedForm } from './use-judged-form';
import type { FormRefusal } from './use-refusal';

/** The parts of a form that a submission uses. */
export interface SubmissionParts<Values extends FieldValues, Output> {
  judged: JudgedForm<Values, Output>;
  fields: Fields;
  controls: Pick<Controls<Values>, 'normaliseField'>;
  refusal: FormRefusal;
  onSubmit: UseFormOptions<Values, Output>['onSubmit'];
}

/** How a form is sent. */
export interface Submission {
  submit: (event?: FormEvent) => Promise<void>;
  /** Fills the fields with the values that others saved. */
  takeOver: (theirs: readonly Dispute[]) => void;
  /** A submission waits for side work of the fields. */
  readonly held: boolean;
  readonly sideWork: SideWork;
  /** Resolves when no submission is running. */
  settled: () => Promise<void>;
}

/** Sends a form, one submission at a time, after the side work of its fields; asks the user if the record changed meanwhile. */
export function useSubmission<Values extends FieldValues, Output>({
  judged: { form, toPlain, put },
  fields: { labels },
  controls: { normaliseField },
  refusal: { clear, refuse, refuseValues, ask },
  onSubmit,
}: SubmissionParts<Values, Output>): Submission {
  const t = useText();
  const readRefusal = use(RefusalContext);
  const [sideWork] = useState(createSideWork);
  const [held, setHeld] = useState(false);
  const sending = useRef<Promise<void>>(undefined);
  const sentAgain = useRef(false);
  const gone = useRef(false);
  // Hiding a page cleans up effects as unmounting does; only insertion effects distinguish the two.
  useInsertionEffect(() => {
    gone.current = false;
    return () => {
      gone.current = true;
    };
  }, []);

  const takeOver = (theirs: readonly Dispute[]) => {
    for (const { name, theirs: value } of theirs)
      put(name as FieldPath<Values>, value as FieldPathValue<Values, FieldPath<Values>>);
  };

  /** Continues on the current record, with the values that the user takes from it. */
  const accept = ({ accept, current: present }: Conflict, theirs: readonly Dispute[]) => {
    accept();
    const now = Object.keys(form.getValues()).map((name) => [name, Reflect.get(present, name)]);
    form.reset(Object.fromEntries(now), { keepValues: true });
    takeOver(theirs);
  };

  /** Resolves a conflict outside of the form's fields without asking. A second conflict of the same kind is shown, because it has another cause. */
  const resolveConflict = async (refusal: Refusal, conflict: Conflict): Promise<void> => {
    const { mergeOf } = await import('../merge');
    const begun = form.control._defaultValues;
    const mine = toPlain(form.getValues());
    const merge = mergeOf([...labels.keys()], conflict.before, conflict.current, mine, begun);
    if (merge.disputes.length > 0) {
      refuse(refusal);
      const choose = (theirs: readonly Dispute[]) => {
        accept(conflict, [...merge.unseen, ...theirs]);
        void submit();
      };
      return ask({ about: 'record', disputes: merge.disputes, choose });
    }
    if (sentAgain.current) return refuse(refusal);
    sentAgain.current = true;
    accept(conflict, merge.unseen);
    await send();
  };

  const attempt = async (output: Output): Promise<Refusal | undefined> => {
    try {
      const submitted = (await onSubmit(output)) ?? undefined;
      if (submitted === undefined || !('done' in submitted)) return submitted;
      return submitted.done ? undefined : submitted.refusal;
    } catch (fault) {
      const refusal = readRefusal(fault);
      if (refusal) return refusal;
      refuse({ message: t(formsMessages.failed), fields: {} });
      throw fault;
    }
  };

  const send = form.handleSubmit(async ({ output }) => {
    const refusal = await attempt(output);
    if (refusal?.conflict) return resolveConflict(refusal, refusal.conflict);
    if (refusal) return refuse(refusal);
    form.reset(form.getValues(), { keepValues: true });
  }, refuseValues);

  const waitForSideWork = async () => {
    setHeld(true);
    await sideWork.settled();
    setHeld(false);
  };

  const run = async () => {
    sentAgain.current = false;
    clear();
    if (sideWork.isUnderWay()) await waitForSideWork();
    if (gone.current) return;
    if (sideWork.hasFailed()) return refuse({ message: t(formsMessages.unfinished), fields: {} });
    for (const name of labels.keys()) normaliseField(name as FieldPath<Values>);
    await send();
  };

  const submit = async (event?: FormEvent) => {
    event?.preventDefault();
    if (sending.current) return;
    sending.current = run();
    try {
      await sending.current;
    } finally {
      sending.current = undefined;
    }
  };

  return { submit, takeOver, held, sideWork, settled: async () => sending.current?.catch(() => undefined) };
}
