import type { Toasts } from '../../../feedback/create-toasts';
import type { Refusal } from '../../../forms/refusal';
import { createSignal } from '../../../lib/create-signal';
import type { ShellMessage } from '../../../locales/define-messages';
import type { Undo } from '../undo/create-undo';
import { undoMessages } from '../undo/messages';
import type { Line } from './line';
import {
  addStep,
  type Brought,
  idOf,
  loseLine,
  type PendingStep,
  readySteps,
  restoring,
  setState,
  settleStep,
  type Version,
  waitingSteps,
} from './pending-steps';
import type { ReturnedStep, StepCall, WaitingStep } from './waiting-step';

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
  /** No answer came: whether it was done is not known. Default: one came. */
  readonly isUnanswered?: boolean;
  /** Reads the record as it is now, where that is what it was refused for. */
  readonly present?: (() => Promise<object | undefined>) | undefined;
  /** Shows the refusal, where nobody else does. */
  readonly say?: () => void;
}

/** Sends a step. */
export type Send = (how: Sending) => Promise<Sent>;

/** A step with its ways to the server. */
export interface Step {
  kind: string;
  ids: readonly Id[];
  /** Those of its records that are known, as they are shown. */
  records: readonly object[];
  /** The field of a record that says its version. */
  version: string;
  shows: (record: object) => object;
  call: StepCall;
  send: Send;
  /** What takes it back. Without it the step waits until it can no longer be taken back. */
  back: { readonly call: StepCall; readonly send: Send } | undefined;
  text: string | ShellMessage;
  /** Whether it can still be done with a record that somebody changed meanwhile, which is asked then. Default: nothing is asked. */
  isStill?: ((record: object) => boolean) | undefined;
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
  /** The login is gone: nothing shows any more. What waits for the line is `kept` elsewhere; what else was not sent is said. */
  giveUp: (kept?: boolean) => void;
  /** What waits for the line, in its order, and what waited and was not done. */
  waiting: () => readonly WaitingStep[];
  returned: () => readonly ReturnedStep[];
  /** It is no longer wanted, and what was done after it on its records cannot be done. */
  discard: (key: string) => void;
  /** Somebody has read why a step was not done. */
  dismiss: (key: string) => void;
  /** Takes up what was kept; `send` finds the way to the server again. */
  restore: (
    waiting: readonly WaitingStep[],
    returned: readonly ReturnedStep[],
    send: (step: WaitingStep) => Send,
    put: (steps: readonly PendingStep[], step: PendingStep) => readonly PendingStep[],
  ) => void;
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
  /** What tries again while the line is gone. */
  line: (retry: () => void) => Line;
  /** Asks whether a step is to be done with what is there now, where `isFit` says that it can; says the refusal where it cannot. Gives what is there, if so. */
  ask: (text: string, sent: Sent, isFit: (record: object) => boolean) => Promise<object | undefined>;
}

interface Job {
  step: Pick<Step, 'ids' | 'version' | 'send' | 'call' | 'text'> & Partial<Step>;
  key: string;
  at: number;
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
export function createSteps({ toasts, later, say, newKey, line: createLine, ask }: CreateStepsOptions): Steps {
  const jobs = new Map<string, Job>();
  /** The messages that offer to take back a step, by its key. */
  const offers = new Map<string, number>();
  const changed = createSignal();
  let pending: readonly PendingStep[] = [];
  let waiting: readonly WaitingStep[] = [];
  let returned: readonly ReturnedStep[] = [];
  /** Counts sessions: what was asked in one that is over is not done in the next. */
  let life = 0;
  const line = createLine(retry);

  const apply = (next: readonly PendingStep[]) => {
    pending = next;
    const waits = waitingSteps(next);
    if (waits.length > 0 || waiting.length > 0)
      waiting = waits.flatMap((step) => {
        const job = jobs.get(step.key);
        return job ? { ...toWaiting(job), step } : [];
      });
    changed.tell();
  };
  const stepOf = (key: string) => pending.find((each) => each.key === key);

  const giveBack = ({ key, step, isBack }: Job, reason: ReturnedStep['reason']) => {
    returned = [...returned, { key, text: step.text, isBack, reason, at: Date.now() }];
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
  const drop = (job: Job, waited: boolean) => {
    withdraw(job.key);
    if (waited) giveBack(job, { why: 'followed' });
    else if (!job.isBack) toasts.warning({ ...undoMessages.notDone, values: { text: say(job.step.text) } });
    finish(job, { done: false });
  };

  /** Takes a step out with what follows it. */
  const settleAll = (key: string, brought: Sent['brought']) => {
    const before = pending;
    apply(settleStep(pending, key, brought));
    for (const other of [...jobs.values()]) {
      const was = before.find((each) => each.key === other.key);
      if (other.key !== key && !stepOf(other.key)) drop(other, was?.waits === true);
    }
  };

  const settle = (job: Job, sent: Sent) => {
    if (sent.isUnanswered) {
      line.lose();
      return apply(loseLine(pending, job.key));
    }
    line.find();
    const { waits: waited, over } = stepOf(job.key) ?? {};
    const wanted = job.ids.length;
    const [id] = job.ids;
    const asks = sent.present && !waited && !job.isBack && job.step.isStill && over?.get(String(id));
    job.ids = job.ids.filter((id) => sent.brought.has(String(id)));
    if (!sent.done || job.ids.length === 0) withdraw(job.key);
    if (asks && id !== undefined) {
      jobs.delete(job.key);
      void askOver(job, sent, id, asks.over);
    } else if (!waited) {
      sent.say?.();
      finish(job, sent);
    } else {
      const left = wanted - job.ids.length;
      if (!sent.done) giveBack(job, sent.refusal?.message ?? { why: 'refused' });
      else if (left > 0) giveBack(job, { why: 'partly', left, count: wanted });
      // Who asked for it may have gone on since: the list of what was not done says it.
      finish(job, { done: sent.done });
    }
    settleAll(job.key, sent.brought);
    pump();
  };

  /** Somebody was faster: whether it is to be done with what is there now is asked, where it still can be. */
  const askOver = async (job: Job, sent: Sent, id: Id, over: Version) => {
    const own = life;
    const step = job.step as Step;
    const isOther = (record: object) => Reflect.get(record, step.version) !== over && step.isStill?.(record) === true;
    const present = await ask(say(step.text), sent, isOther);
    if (own !== life) return job.end({ done: false });
    if (!present) return job.end(sent);
    const again = add({ ...step, ids: [id], records: [present], isAsked: true }, false, job.onBack, job.end);
    if (step.back) offer(again);
    pump();
  };

  const run = (job: Job, isClosing: boolean) => {
    const over = stepOf(job.key)?.over;
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
    if (line.isGone()) retry();
    else
      for (const { key } of readySteps(pending)) {
        const job = jobs.get(key);
        if (job) run(job, false);
      }
  }

  /** One step tries the line for all of them. */
  function retry(): void {
    const [first] = pending.some(({ state, waits }) => waits && state === 'sent') ? [] : readySteps(pending);
    const job = first && jobs.get(first.key);
    if (job) run(job, false);
    else if (waiting.length === 0) line.find();
  }

  const add = (step: Step, isBack: boolean, onBack: (() => void) | undefined, end: (end: StepEnd) => void): Job => {
    const job: Job = { step, key: newKey(), at: Date.now(), end, onBack, isBack, ids: step.ids, running: undefined };
    const found = new Map(step.records.map((record) => [idOf(record), Reflect.get(record, step.version) as Version]));
    const versions = new Map(step.ids.map((id) => [String(id), found.get(String(id))]));
    // Only what was done last with a record can be taken back.
    for (const { key, kind, over } of pending)
      if (kind === step.kind && [...versions.keys()].some((id) => over.has(id))) withdraw(key);
    jobs.set(job.key, job);
    const { kind, shows, records: known } = step;
    const state = step.back || step.isAsked || isBack ? 'queued' : 'held';
    const waits = line.isGone() && state === 'queued';
    apply(addStep(pending, { key: job.key, kind, shows, known, state, versions, waits }));
    return job;
  };

  const takeBack = (job: Job) => {
    const { key, onBack } = job;
    const step = job.step as Step;
    const present = stepOf(key);
    toasts.success(undoMessages.undone);
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
        const queued = setState(pending, job.key, 'queued');
        apply(line.isGone() ? queued.map((each) => (each.key === job.key ? { ...each, waits: true } : each)) : queued);
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
      while (jobs.size > 0 && !line.isGone()) {
        const running = [...jobs.values()].flatMap((job) => job.running ?? []);
        if (keepalive || running.length === 0) return;
        await Promise.race(running);
      }
    },
    giveUp(kept = false) {
      for (const job of [...jobs.values()]) {
        const { state, waits } = stepOf(job.key) ?? {};
        if (state !== 'sent' && !(kept && waits) && !job.isBack)
          toasts.warning({ ...undoMessages.lost, values: { text: say(job.step.text) } });
        finish(job, { done: false });
      }
      for (const key of [...offers.keys()]) withdraw(key);
      life += 1;
      returned = [];
      apply([]);
      line.find();
    },
    waiting: () => waiting,
    returned: () => returned,
    discard(key) {
      const job = jobs.get(key);
      if (!job || !stepOf(key)?.waits) return;
      withdraw(key);
      settleAll(key, new Map());
      finish(job, { done: false });
      pump();
    },
    dismiss(key) {
      returned = returned.filter((each) => each.key !== key);
      changed.tell();
    },
    restore(kept, told, send, put) {
      const known = new Set(returned.map(({ key }) => key));
      returned = [...returned, ...told.filter(({ key }) => !known.has(key))];
      for (const each of kept) {
        const { step, ids, isBack, at } = each;
        if (jobs.has(step.key)) continue;
        const job = { step: { ...each, send: send(each) }, key: step.key, at, ids, isBack };
        jobs.set(step.key, { ...job, end: () => {}, onBack: undefined, running: undefined });
        apply(put(pending, { ...step, state: 'unanswered', waits: true }));
      }
      changed.tell();
      pump();
    },
    pending: () => pending,
    subscribe: changed.listen,
  };

  function waitingJobs(): Job[] {
    return pending.flatMap(({ key, state, waits }) => (state === 'queued' && !waits ? (jobs.get(key) ?? []) : []));
  }
}

function toWaiting({ step: { call, ids, version, text }, isBack, at }: Job): Omit<WaitingStep, 'step'> {
  return { call, ids, version, text, isBack, at };
}
