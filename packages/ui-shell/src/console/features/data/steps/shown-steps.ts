import type { Toasts } from '../../../../feedback/create-toasts';
import { createSignal } from '../../../../lib/create-signal';
import { undoMessages } from '../undo/messages';
import { type PendingStep, settleStep, waitingSteps } from './pending-steps';
import type { Id, Sent, Step, StepEnd } from './step';
import type { ReturnedStep, WaitingStep } from './waiting-step';

/** A step under way. */
export interface Job {
  step: Pick<Step, 'ids' | 'version' | 'send' | 'call' | 'text'> & Partial<Step>;
  key: string;
  at: number;
  end: (end: StepEnd) => void;
  onBack: (() => void) | undefined;
  /** Whether it undoes another step. */
  isBack: boolean;
  /** The records it applied to; all until the server has answered. */
  ids: readonly Id[];
  running: Promise<void> | undefined;
}

export type ShownSteps = ReturnType<typeof createShownSteps>;

/** Milliseconds during which a step can be undone. */
const standing = 6000;

/** Creates the store of pending steps: their effects, the waiting and the returned ones, and the undo messages. */
export function createShownSteps(
  toasts: Pick<Toasts, 'success' | 'info' | 'warning' | 'dismiss'>,
  say: (text: Step['text']) => string,
  now: () => number,
) {
  const jobs = new Map<string, Job>();
  /** The undo messages by step key. */
  const offers = new Map<string, number>();
  const changed = createSignal();
  let pending: readonly PendingStep[] = [];
  let waiting: readonly WaitingStep[] = [];
  let returned: readonly ReturnedStep[] = [];

  const apply = (next: readonly PendingStep[]) => {
    pending = next;
    const waits = waitingSteps(next);
    if (waits.length > 0 || waiting.length > 0)
      waiting = waits.flatMap((step) => {
        const job = jobs.get(step.key);
        return job ? { ...toWaiting(job), step } : [];
      });
    changed.notify();
  };
  const stepOf = (key: string) => pending.find((each) => each.key === key);

  const giveBack = ({ key, step, isBack }: Job, reason: ReturnedStep['reason']) => {
    returned = [...returned, { key, text: step.text, isBack, reason, at: now() }];
    changed.notify();
  };

  const finish = (job: Job, end: StepEnd) => {
    jobs.delete(job.key);
    job.end(end);
  };

  const withdraw = (key: string) => {
    const offer = offers.get(key);
    if (offers.delete(key) && offer !== undefined) toasts.dismiss(offer);
  };

  const withdrawAll = () => [...offers.keys()].forEach(withdraw);

  /** Steps dropped with a failed one: the user is notified, unless it only undid that one. */
  const drop = (job: Job, waited: boolean) => {
    withdraw(job.key);
    if (waited) giveBack(job, { why: 'followed' });
    else if (!job.isBack) toasts.warning({ ...undoMessages.notDone, values: { text: say(job.step.text) } });
    finish(job, { done: false });
  };

  /** Removes a step and those that follow it. */
  const settleAll = (key: string, brought: Sent['brought']) => {
    const before = pending;
    apply(settleStep(pending, key, brought));
    for (const other of [...jobs.values()]) {
      const was = before.find((each) => each.key === other.key);
      if (other.key !== key && !stepOf(other.key)) drop(other, was?.waits === true);
    }
  };

  const offer = (job: Job, takeBack: (job: Job) => void) => {
    const action = { text: undoMessages.undo, run: () => takeBack(job), undoes: true };
    const onGone = () => void offers.delete(job.key);
    const { text, done = text } = job.step;
    const options = { duration: standing, action, onGone };
    offers.set(job.key, stepOf(job.key)?.waits ? toasts.info(text, options) : toasts.success(done, options));
  };

  return {
    jobs,
    pending: () => pending,
    waiting: () => waiting,
    returned: () => returned,
    subscribe: changed.subscribe,
    apply,
    stepOf,
    giveBack,
    finish,
    settleAll,
    offer,
    withdraw,
    withdrawAll,
    /** Adds steps returned earlier. */
    toStoredReturned(steps: readonly ReturnedStep[]) {
      const keys = new Set(returned.map(({ key }) => key));
      returned = [...returned, ...steps.filter(({ key }) => !keys.has(key))];
    },
    dismiss(key: string) {
      returned = returned.filter((each) => each.key !== key);
      changed.notify();
    },
    tell: changed.notify,
    /** Hides all effects and undo messages. */
    clear() {
      withdrawAll();
      returned = [];
      apply([]);
    },
  };
}

function toWaiting({ step: { call, ids, version, text }, isBack, at }: Job): Omit<WaitingStep, 'step'> {
  return { call, ids, version, text, isBack, at };
}
