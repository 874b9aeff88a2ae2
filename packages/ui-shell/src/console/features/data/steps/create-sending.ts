import type { Line } from './create-reconnect';
import { loseLine, readySteps, setState, type Version } from './pending-steps';
import type { Job, ShownSteps } from './shown-steps';
import type { Id, Sent, Step } from './step';

interface SendingOptions {
  shown: ShownSteps;
  say: (text: Step['text']) => string;
  line: (retry: () => void) => Line;
  ask: (text: string, sent: Sent, isFit: (record: object) => boolean) => Promise<object | undefined>;
  /** Repeats a step on the current record, replacing a job. */
  repeat: (job: Job, step: Step) => void;
}

/** Creates the sender of shown steps, in sequence per record, which handles the responses. */
export function createSending({ shown, say, line: createReconnect, ask, repeat }: SendingOptions) {
  const { jobs, apply, stepOf, giveBack, finish, withdraw, settleAll } = shown;
  /** Counts sessions: a question of an ended session has no effect in the next. */
  let life = 0;
  const line = createReconnect(retry);

  const settle = (job: Job, sent: Sent) => {
    if (sent.isUnanswered) {
      // These messages announced a success too early.
      if (!line.isGone()) shown.withdrawAll();
      line.lose();
      return apply(loseLine(shown.pending(), job.key));
    }
    line.find();
    const { waits: waited, over } = stepOf(job.key) ?? {};
    const count = job.ids.length;
    const [id] = job.ids;
    const asks = sent.present && !waited && !job.isBack && job.step.isStill && over?.get(String(id));
    job.ids = job.ids.filter((id) => sent.brought.has(String(id)));
    if (!sent.done || job.ids.length === 0) withdraw(job.key);
    if (asks && id !== undefined) {
      jobs.delete(job.key);
      void confirmAgainstCurrent(job, sent, id, asks.over);
    } else if (!waited) {
      sent.say?.(say(job.step.text));
      finish(job, sent);
    } else {
      const left = count - job.ids.length;
      if (!sent.done) giveBack(job, sent.refusal?.message ?? { why: 'refused' });
      else if (left > 0) giveBack(job, { why: 'partly', left, count });
      // The user may have left the page since: the list of unfinished steps reports it.
      finish(job, { done: sent.done });
    }
    settleAll(job.key, sent.brought);
    pump();
  };

  /** Another user was faster: asks whether to apply the step to the current record, if still possible. */
  const confirmAgainstCurrent = async (job: Job, sent: Sent, id: Id, over: Version) => {
    const confirmController = life;
    const step = job.step as Step;
    const isOther = (record: object) => Reflect.get(record, step.version) !== over && step.isStill?.(record) === true;
    const present = await ask(say(step.text), sent, isOther);
    if (confirmController !== life) return job.end({ done: false });
    if (!present) return job.end(sent);
    repeat(job, { ...step, ids: [id], records: [present], isAsked: true });
    pump();
  };

  const run = (job: Job, isClosing: boolean) => {
    const over = stepOf(job.key)?.over;
    if (!over) return;
    apply(setState(shown.pending(), job.key, 'sent'));
    // Records whose earlier step failed are no longer included.
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
      for (const { key } of readySteps(shown.pending())) {
        const job = jobs.get(key);
        if (job) run(job, false);
      }
  }

  /** One step tests the connection for all. */
  function retry(): void {
    const [first] = shown.pending().some(({ state, waits }) => waits && state === 'sent')
      ? []
      : readySteps(shown.pending());
    const job = first && jobs.get(first.key);
    if (job) run(job, false);
    else if (shown.waiting().length === 0) line.find();
  }

  return {
    line,
    run,
    pump,
    /** The session is over. */
    end() {
      life += 1;
    },
  };
}
