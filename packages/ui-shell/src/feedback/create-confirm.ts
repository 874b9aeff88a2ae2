import type { MessageDescriptor } from '@lingui/core';
import { proxy, ref } from 'valtio/vanilla';

/** A question before an irreversible action. Plain strings are shown literally. @public */
export interface Question {
  title: string | MessageDescriptor;
  description?: string | MessageDescriptor;
  /** The text of the confirm button. Default: OK. */
  confirm?: string | MessageDescriptor;
  /** Words of the button that does not. Default: Cancel. */
  cancel?: string | MessageDescriptor;
  /** `danger` makes the confirm button red. Default `primary`. */
  tone?: 'primary' | 'danger';
}

/** @public */
export interface Confirm {
  /** The question on screen, the first of the queue. */
  state: { question: Question | null };
  /** Asks; resolves to true if the user confirms, to false on cancel, close or Escape. Questions queue. */
  ask: (question: Question) => Promise<boolean>;
  answer: (yes: boolean) => void;
}

/** A queue of questions, one on screen at a time; `<ConfirmDialog>` draws it. @public */
export function createConfirm(): Confirm {
  const state = proxy<{ question: Question | null }>({ question: null });
  const waiting: { question: Question; resolve: (yes: boolean) => void }[] = [];
  const show = () => {
    const next = waiting[0]?.question;
    state.question = next ? ref(next) : null;
  };
  return {
    state,
    ask: (question) =>
      new Promise((resolve) => {
        waiting.push({ question, resolve });
        show();
      }),
    answer: (yes) => {
      waiting.shift()?.resolve(yes);
      show();
    },
  };
}
