import type { Toasts } from '../../../../feedback/create-toasts';
import type { Undo } from '../undo/create-undo';
import { undoMessages } from '../undo/messages';
import type { Line } from './create-reconnect';
import { createSending } from './create-sending';
import { addStep, idOf, type PendingStep, restoring, setState, settleStep, type Version } from './pending-steps';
import { createShownSteps, type Job } from './shown-steps';
import type { Send, Sent, Step, StepEnd } from './step';
import type { ReturnedStep, WaitingStep } from './waiting-step';

/** The steps of one console, shown at once. */
export interface Steps {
  /** Shows a step and sends it once it is rendered and earlier steps on its records are answered; resolves when it is answered, undone, or cannot be sent. */
  take: (step: Step, onBack?: () => void) => Promise<StepEnd>;
  /** Sends all that waits; resolves when the server has answered. */
  carryOut: (options?: { keepalive: boolean }) => Promise<void>;
  /** Hides all steps when the login ends. Reports unsent steps; with `keepsWaiting` it skips the ones that wait for a connection, because they are stored. */
  giveUp: (keepsWaiting?: boolean) => void;
  /** Returns the steps that wait for the connection in order, and those that waited and failed. */
  waiting: () => readonly WaitingStep[];
  returned: () => readonly ReturnedStep[];
  /** Cancels the step, and later steps on its records. */
  discard: (key: string) => void;
  /** Removes a failed step after the user has read its reason. */
  dismiss: (key: string) => void;
  /** Replaces the shown steps. */
  apply: (steps: readonly PendingStep[]) => void;
  /** Restores stored steps; `send` resolves their requests. */
  restore: (
    waiting: readonly WaitingStep[],
    returned: readonly ReturnedStep[],
    send: (step: WaitingStep) => Send,
    put: (steps: readonly PendingStep[], step: PendingStep) => readonly PendingStep[],
  ) => void;
  /** Returns the steps shown over records; the same array until it changes. */
  pending: () => readonly PendingStep[];
  subscribe: (onChange: () => void) => () => void;
}

export interface CreateStepsOptions {
  toasts: Pick<Toasts, 'success' | 'info' | 'warning' | 'dismiss'>;
  /** Holds irreversible steps until they are sent. */
  later: Undo['later'];
  say: (text: Step['text']) => string;
  newKey: () => string;
  /** Creates retries for the time without connection. */
  line: (retry: () => void) => Line;
  /** Asks whether to apply a step to the current record, if `isFit` allows it; otherwise reports the refusal. Returns the record after a yes. */
  ask: (text: string, sent: Sent, isFit: (record: object) => boolean) => Promise<object | undefined>;
  /** Calls back after the next paint, since sending a call takes time of that frame. */
  afterPaint: (run: () => void) => void;
  now: () => number;
}

/** Creates the store that shows steps and sends them, in sequence per record. */
export function createSteps(options: CreateStepsOptions): Steps {
  const { toasts, later, say, newKey, line: createReconnect, ask, afterPaint, now } = options;
  const shown = createShownSteps(toasts, say, now);
  const { jobs, apply, stepOf, finish, settleAll, offer, withdraw } = shown;
  const repeat = (job: Job, step: Step) => {
    const again = add(step, false, job.onBack, job.end);
    if (step.back) offerBack(again);
  };
  const { line, run, pump, end: endSession } = createSending({ shown, say, line: createReconnect, ask, repeat });

  const add = (step: Step, isBack: boolean, onBack: (() => void) | undefined, end: (end: StepEnd) => void): Job => {
    const job: Job = { step, key: newKey(), at: now(), end, onBack, isBack, ids: step.ids, running: undefined };
    const present = new Map(step.records.map((record) => [idOf(record), Reflect.get(record, step.version) as Version]));
    const versions = new Map(step.ids.map((id) => [String(id), present.get(String(id))]));
    // Only the last step on a record can be undone.
    for (const { key, kind, over } of shown.pending())
      if (kind === step.kind && [...versions.keys()].some((id) => over.has(id))) withdraw(key);
    jobs.set(job.key, job);
    const { kind, shows, records } = step;
    const state = step.back || step.isAsked || isBack ? 'queued' : 'held';
    const waits = line.isGone() && state === 'queued';
    apply(addStep(shown.pending(), { key: job.key, kind, shows, known: records, state, versions, waits }));
    return job;
  };

  const takeBack = (job: Job) => {
    const { key, onBack } = job;
    const step = job.step as Step;
    const present = stepOf(key);
    toasts[line.isGone() ? 'info' : 'success'](undoMessages.undone);
    if (present?.state === 'queued') {
      settleAll(key, new Map());
      finish(job, { done: false });
      onBack?.();
      return;
    }
    const { back, records, shows } = step;
    if (!back) return;
    const of = { ...step, ids: job.ids, records: records.map(shows), shows: restoring(shows, records), ...back };
    const end = ({ done }: StepEnd) => done && onBack?.();
    add(of, true, undefined, end);
    pump();
  };

  const hold = (job: Job) =>
    later({
      text: job.step.text,
      run: async ({ keepalive }) => {
        if (!jobs.has(job.key)) return { done: false };
        const queued = setState(shown.pending(), job.key, 'queued');
        apply(line.isGone() ? queued.map((each) => (each.key === job.key ? { ...each, waits: true } : each)) : queued);
        const end = job.end;
        const answer = new Promise<StepEnd>((resolve) => {
          job.end = resolve;
        });
        if (keepalive) run(job, true);
        else pump();
        const stepEnd = await answer;
        end(stepEnd);
        return stepEnd;
      },
      undo: () => {
        if (!jobs.has(job.key)) return;
        apply(settleStep(shown.pending(), job.key, new Map()));
        finish(job, { done: false });
        job.onBack?.();
      },
    });

  const offerBack = (job: Job) => offer(job, takeBack);

  return {
    take: (step, onBack) =>
      new Promise((resolve) => {
        const job = add(step, false, onBack, resolve);
        if (!step.isAsked) (step.back ? offerBack : hold)(job);
        afterPaint(pump);
      }),
    async carryOut({ keepalive } = { keepalive: false }) {
      // A closing window waits for no response.
      if (keepalive) for (const job of waitingJobs()) run(job, true);
      else pump();
      while (jobs.size > 0 && !line.isGone()) {
        const running = [...jobs.values()].flatMap((job) => job.running ?? []);
        if (keepalive || running.length === 0) return;
        await Promise.race(running);
      }
    },
    giveUp(keepsWaiting = false) {
      for (const job of [...jobs.values()]) {
        const { state, waits } = stepOf(job.key) ?? {};
        if (state !== 'sent' && !(keepsWaiting && waits) && !job.isBack)
          toasts.warning({ ...undoMessages.lost, values: { text: say(job.step.text) } });
        finish(job, { done: false });
      }
      shown.clear();
      endSession();
      line.find();
    },
    waiting: shown.waiting,
    returned: shown.returned,
    discard(key) {
      const job = jobs.get(key);
      if (!job || !stepOf(key)?.waits) return;
      withdraw(key);
      settleAll(key, new Map());
      finish(job, { done: false });
      pump();
    },
    dismiss: shown.dismiss,
    apply,
    restore(stored, returned, send, put) {
      shown.toStoredReturned(returned);
      for (const each of stored) {
        const { step, ids, isBack, at } = each;
        if (jobs.has(step.key)) continue;
        const job = { step: { ...each, send: send(each) }, key: step.key, at, ids, isBack };
        jobs.set(step.key, { ...job, end: () => {}, onBack: undefined, running: undefined });
        apply(put(shown.pending(), { ...step, state: 'unanswered', waits: true }));
      }
      shown.tell();
      pump();
    },
    pending: shown.pending,
    subscribe: shown.subscribe,
  };

  function waitingJobs(): Job[] {
    return shown
      .pending()
      .flatMap(({ key, state, waits }) => (state === 'queued' && !waits ? (jobs.get(key) ?? []) : []));
  }
}
