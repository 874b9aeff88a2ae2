import type { Line } from './line';
import { loseLine, readySteps, setState, type Version } from './pending-steps';
import type { Job, ShownSteps } from './shown-steps';
import type { Id, Sent, Step } from './step';

interface SendingOptions {
  shown: ShownSteps;
  say: (text: Step['text']) => string;
  line: (retry: () => void) => Line;
  ask: (text: string, sent: Sent, isFit: (record: object) => boolean) => Promise<object | undefined>;
  /** Does a step again, in place of a job, with what is there now. */
  repeat: (job: Job, step: Step) => void;
}

/** Creates what sends the steps that show, those of one record one after the other, and settles what the server answered. */
export function createSending({ shown, say, line: createLine, ask, repeat }: SendingOptions) {
  const { jobs, apply, stepOf, giveBack, finish, withdraw, settleAll } = shown;
  /** Counts sessions: what was asked in one that is over is not done in the next. */
  let life = 0;
  const line = createLine(retry);

  const settle = (job: Job, sent: Sent) => {
    if (sent.isUnanswered) {
      // These messages announced a success too early.
      if (!line.isGone()) shown.withdrawAll();
      line.lose();
      return apply(loseLine(shown.pending(), job.key));
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
      sent.say?.(say(job.step.text));
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
    repeat(job, { ...step, ids: [id], records: [present], isAsked: true });
    pump();
  };

  const run = (job: Job, isClosing: boolean) => {
    const over = stepOf(job.key)?.over;
    if (!over) return;
    apply(setState(shown.pending(), job.key, 'sent'));
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
      for (const { key } of readySteps(shown.pending())) {
        const job = jobs.get(key);
        if (job) run(job, false);
      }
  }

  /** One step tries the line for all of them. */
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
