import type { Toasts } from '../../../feedback/create-toasts';
import type { Refusal } from '../../../forms/refusal';
import { createSignal } from '../../../lib/create-signal';
import type { ShellMessage } from '../../../locales/define-messages';
import type { Undo } from '../undo/create-undo';
import { undoMessages } from '../undo/messages';
import {
  addStep,
  type Brought,
  idOf,
  type PendingStep,
  readySteps,
  restoring,
  setState,
  settleStep,
  type Version,
} from './pending-steps';

type Id = string | number;

/** How a step is sent. */
export interface Sending {
  ids: readonly Id[];
  key: string;
  /** The version that a single record must still have; undefined: any. */
  version: Version;
  /** The window is being closed. */
  isClosing: boolean;
}

/** What the server answered to a step: the records with which it was done, and why not with all. */
export interface Sent {
  readonly done: boolean;
  /** Also those of several before a refusal. */
  readonly brought: ReadonlyMap<string, Brought>;
  readonly refusal?: Refusal | undefined;
}

/** A step with its ways to the server. */
export interface Step {
  kind: string;
  ids: readonly Id[];
  /** Those of its records that are known, as they are shown. */
  records: readonly object[];
  /** The field of a record that says its version. */
  version: string;
  shows: (record: object) => object;
  send: (how: Sending) => Promise<Sent>;
  /** Sends what takes it back. Without it the step waits until it can no longer be taken back. */
  back: ((how: Sending) => Promise<Sent>) | undefined;
  text: string | ShellMessage;
  /** It was asked about before, so nothing is offered. */
  isAsked: boolean;
}

/** What became of a step. */
export type StepEnd = Pick<Sent, 'done' | 'refusal'>;

/** What is done with records in one console, shown at once. */
export interface Steps {
  /** Shows a step and sends it as soon as those before it on its records are answered; resolves when it is answered, was taken back, or could not be sent. */
  take: (step: Step, onBack?: () => void) => Promise<StepEnd>;
  /** Sends all that waits; resolves when the server has answered. */
  carryOut: (options?: { keepalive: boolean }) => Promise<void>;
  /** The login is gone: what was not sent is said, and nothing of it shows any more. */
  giveUp: () => void;
  /** What is shown over records; the same until it changes. */
  pending: () => readonly PendingStep[];
  subscribe: (onChange: () => void) => () => void;
}

export interface CreateStepsOptions {
  toasts: Pick<Toasts, 'success' | 'warning' | 'dismiss'>;
  /** Where waits what cannot be taken back once it was sent. */
  later: Undo['later'];
  say: (text: Step['text']) => string;
  newKey: () => string;
}

interface Job {
  step: Step;
  key: string;
  end: (end: StepEnd) => void;
  onBack: (() => void) | undefined;
  /** It takes back another one. */
  isBack: boolean;
  /** With which records it was done; with all, until the server has answered. */
  ids: readonly Id[];
  running: Promise<void> | undefined;
}

/** How long a step is offered to be taken back, in ms. */
const standing = 6000;

/** Creates what shows steps and sends them, those of one record one after the other. */
export function createSteps({ toasts, later, say, newKey }: CreateStepsOptions): Steps {
  const jobs = new Map<string, Job>();
  /** The messages that offer to take back a step, by its key. */
  const offers = new Map<string, number>();
  const changed = createSignal();
  let pending: readonly PendingStep[] = [];

  const apply = (next: readonly PendingStep[]) => {
    pending = next;
    changed.tell();
  };

  const finish = (job: Job, end: StepEnd) => {
    jobs.delete(job.key);
    job.end(end);
  };

  const withdraw = (key: string) => {
    const offer = offers.get(key);
    if (offers.delete(key) && offer !== undefined) toasts.dismiss(offer);
  };

  /** What went with a step that was not done: the person is told, unless it only took that one back. */
  const drop = (job: Job) => {
    withdraw(job.key);
    if (!job.isBack) toasts.warning({ ...undoMessages.notDone, values: { text: say(job.step.text) } });
    finish(job, { done: false });
  };

  const settle = (job: Job, sent: Sent) => {
    job.ids = job.ids.filter((id) => sent.brought.has(String(id)));
    apply(settleStep(pending, job.key, sent.brought));
    if (!sent.done || job.ids.length === 0) withdraw(job.key);
    finish(job, sent);
    for (const other of [...jobs.values()]) if (!pending.some(({ key }) => key === other.key)) drop(other);
    pump();
  };

  const run = (job: Job, isClosing: boolean) => {
    const over = pending.find(({ key }) => key === job.key)?.over;
    if (!over) return;
    apply(setState(pending, job.key, 'sent'));
    // Those that an earlier step did not go with are no longer in it.
    const ids = job.ids.filter((id) => over.has(String(id)));
    const version = ids.length === 1 ? over.get(String(ids[0]))?.over : undefined;
    const handle = (answer: Sent) => {
      if (jobs.get(job.key) === job) settle(job, answer);
    };
    job.running = job.step.send({ ids, key: job.key, version, isClosing }).then(handle, (problem: unknown) => {
      handle({ done: false, brought: new Map() });
      reportError(problem);
    });
  };

  function pump(): void {
    for (const { key } of readySteps(pending)) {
      const job = jobs.get(key);
      if (job) run(job, false);
    }
  }

  const add = (step: Step, isBack: boolean, onBack: (() => void) | undefined, end: (end: StepEnd) => void): Job => {
    const job: Job = { step, key: newKey(), end, onBack, isBack, ids: step.ids, running: undefined };
    const found = new Map(step.records.map((record) => [idOf(record), Reflect.get(record, step.version) as Version]));
    const versions = new Map(step.ids.map((id) => [String(id), found.get(String(id))]));
    // Only what was done last with a record can be taken back.
    for (const { key, kind, over } of pending)
      if (kind === step.kind && [...versions.keys()].some((id) => over.has(id))) withdraw(key);
    jobs.set(job.key, job);
    const { kind, shows, records: known } = step;
    const state = step.back || step.isAsked || isBack ? 'queued' : 'held';
    apply(addStep(pending, { key: job.key, kind, shows, known, state, versions }));
    return job;
  };

  const takeBack = (job: Job) => {
    const { step, key, onBack } = job;
    const present = pending.find((each) => each.key === key);
    toasts.success(undoMessages.undone);
    if (present?.state === 'queued') {
      apply(settleStep(pending, key, new Map()));
      finish(job, { done: false });
      onBack?.();
      return;
    }
    const { back, records, shows } = step;
    if (!back) return;
    const of = { ...step, ids: job.ids, records: records.map(shows), shows: restoring(shows, records), send: back };
    const end = ({ done }: StepEnd) => done && onBack?.();
    add(of, true, undefined, end);
    pump();
  };

  const offer = (job: Job) => {
    const action = { text: undoMessages.undo, run: () => takeBack(job) };
    const onGone = () => void offers.delete(job.key);
    offers.set(job.key, toasts.success(job.step.text, { duration: standing, action, onGone }));
  };

  const hold = (job: Job) =>
    later({
      text: job.step.text,
      run: async ({ keepalive }) => {
        if (!jobs.has(job.key)) return { done: false };
        apply(setState(pending, job.key, 'queued'));
        const end = job.end;
        const answer = new Promise<StepEnd>((resolve) => {
          job.end = resolve;
        });
        if (keepalive) run(job, true);
        else pump();
        const found = await answer;
        end(found);
        return found;
      },
      undo: () => {
        if (!jobs.has(job.key)) return;
        apply(settleStep(pending, job.key, new Map()));
        finish(job, { done: false });
        job.onBack?.();
      },
    });

  return {
    take: (step, onBack) =>
      new Promise((resolve) => {
        const job = add(step, false, onBack, resolve);
        if (!step.isAsked) (step.back ? offer : hold)(job);
        pump();
      }),
    async carryOut({ keepalive } = { keepalive: false }) {
      // A window that goes waits for no answer.
      if (keepalive) for (const job of waitingJobs()) run(job, true);
      while (jobs.size > 0) {
        const running = [...jobs.values()].flatMap((job) => job.running ?? []);
        if (keepalive || running.length === 0) return;
        await Promise.race(running);
      }
    },
    giveUp() {
      for (const job of [...jobs.values()]) {
        const isSent = pending.some(({ key, state }) => key === job.key && state === 'sent');
        if (!isSent && !job.isBack) toasts.warning({ ...undoMessages.lost, values: { text: say(job.step.text) } });
        finish(job, { done: false });
      }
      for (const key of [...offers.keys()]) withdraw(key);
      apply([]);
    },
    pending: () => pending,
    subscribe: changed.listen,
  };

  function waitingJobs(): Job[] {
    return pending.flatMap(({ key, state }) => (state === 'queued' ? (jobs.get(key) ?? []) : []));
  }
}
