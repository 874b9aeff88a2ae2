import { describe, expect, it, vi } from 'vitest';
import { seed } from '../../../../../../../scripts/lib/testing/rounds-of';
import { createToasts } from '../../../../feedback/create-toasts';
import { createUndo } from '../undo/create-undo';
import { type CreateStepsOptions, createSteps } from './create-steps';
import { showSteps } from './pending-steps';
import type { Sending, Sent, Step } from './step';

interface Parcel {
  id: number;
  version: number;
  state: string;
}

const kind = '/parcel/getList';
const refusal = { message: 'Somebody was faster.', fields: {} };

function start(afterPaint: CreateStepsOptions['afterPaint'] = (run) => run()) {
  const toasts = createToasts();
  const { later, carryOut } = createUndo(toasts, String, () => false);
  let keys = 0;
  let isGone = false;
  let retry = () => {};
  const lose = () => {
    isGone = true;
  };
  const find = () => {
    isGone = false;
  };
  const line = (again: () => void) => {
    retry = again;
    return { isGone: () => isGone, lose, find };
  };
  const questions: string[] = [];
  let isAgreed = false;
  const agree = () => {
    isAgreed = true;
  };
  const ask: CreateStepsOptions['ask'] = async (text, { present, say }, isFit) => {
    const current = await present?.();
    if (!current || !isFit(current)) return void say?.(String(text));
    questions.push(text);
    return isAgreed ? current : undefined;
  };
  const steps = createSteps({
    toasts,
    later,
    say: String,
    newKey: () => `key-${++keys}`,
    line,
    ask,
    afterPaint,
    now: Date.now,
  });
  const shown = (parcel: Parcel) => showSteps(steps.pending(), { kind, version: 'version' }, parcel);
  const messages = () => toasts.state.list.map(({ text, kind }) => [kind, typeof text === 'string' ? text : text.id]);
  const takeBack = () => {
    const offer = [...toasts.state.list].reverse().find(({ action }) => action);
    offer?.action?.run();
    toasts.dismiss(offer?.id ?? -1);
  };
  return { steps, toasts, carryOut, shown, said: messages, takeBack, asked: questions, agree, retry: () => retry() };
}

/** A step to a state with controlled responses. */
function stepTo(state: string, parcels: readonly Parcel[], { back = true, isAsked = false } = {}) {
  const calls: { how: Sending; answer: (sent: Sent) => void }[] = [];
  const call = (how: Sending) => new Promise<Sent>((answer) => calls.push({ how, answer }));
  const step: Step = {
    kind,
    ids: parcels.map(({ id }) => id),
    records: parcels,
    version: 'version',
    shows: (parcel) => ({ ...parcel, state }),
    call: { name: state, of: state, fields: {}, many: false },
    send: vi.fn(call),
    back: back ? { call: { name: 'back', of: state, fields: {}, many: false }, send: vi.fn(call) } : undefined,
    text: state,
    isAsked,
  };
  const answer = async (at: number, ...parcels: Parcel[]) => {
    const brought = new Map(parcels.map((record) => [String(record.id), { version: record.version, record }]));
    calls[at]?.answer({ done: true, brought });
    await settled();
  };
  const refuse = async (at: number) => {
    calls[at]?.answer({ done: false, brought: new Map(), refusal });
    await settled();
  };
  const lose = async (at: number) => {
    calls[at]?.answer({ done: false, brought: new Map(), isUnanswered: true });
    await settled();
  };
  return { step, calls, answer, refuse, lose };
}

type Taken = ReturnType<typeof stepTo>;
const settled = () => new Promise((soon) => setTimeout(soon));
const parcel = (id: number, state = 'open', version = 1): Parcel => ({ id, state, version });

describe('a step on a record', () => {
  it('shows and is sent at once, over the version that was shown [step-is-optimistic]', async () => {
    const { steps, shown } = start();
    const accept = stepTo('accepted', [parcel(1)]);
    const end = steps.take(accept.step);
    expect(shown(parcel(1))).toEqual(parcel(1, 'accepted'));
    expect(shown(parcel(2))).toEqual(parcel(2));
    expect(accept.calls.map(({ how }) => how)).toEqual([{ ids: [1], key: 'key-1', version: 1, isClosing: false }]);
    await accept.answer(0, parcel(1, 'accepted', 2));
    expect(await end).toMatchObject({ done: true });
    expect(shown(parcel(1))).toEqual(parcel(1, 'accepted', 2));
    expect(shown(parcel(1, 'gone on', 3))).toEqual(parcel(1, 'gone on', 3));
  });

  it('says what happened beside its undo button, and names the step where it waits [toast-names-record-and-outcome]', async () => {
    const { steps, said } = start();
    const first = stepTo('Accept: order 1', [parcel(1)]);
    void steps.take({ ...first.step, done: 'Order 1 accepted' });
    expect(said()).toEqual([['success', 'Order 1 accepted']]);
    await first.lose(0);
    const second = stepTo('Accept: order 2', [parcel(2)]);
    void steps.take({ ...second.step, done: 'Order 2 accepted' });
    expect(said()).toEqual([['info', 'Accept: order 2']]);
    expect(steps.waiting().map(({ text }) => text)).toEqual(['Accept: order 1', 'Accept: order 2']);
  });

  it('is sent once it is painted; a window that closes before that and a logout send it, and the paint not again', async () => {
    const painted: (() => void)[] = [];
    const { steps, shown } = start((run) => painted.push(run));
    const [accept, other, last] = [1, 2, 3].map((id) => stepTo('accepted', [parcel(id)])) as [Taken, Taken, Taken];
    for (const { step } of [accept, other]) void steps.take(step);
    expect(shown(parcel(1))).toEqual(parcel(1, 'accepted'));
    expect([accept.calls.length, other.calls.length]).toEqual([0, 0]);
    painted.shift()?.();
    expect([accept.calls.length, other.calls.length]).toEqual([1, 1]);
    void steps.take(last.step);
    await steps.carryOut({ keepalive: true });
    expect(last.calls.map(({ how }) => how.isClosing)).toEqual([true]);
    for (const run of painted) run();
    const left = stepTo('accepted', [parcel(4)]);
    void steps.take(left.step);
    void steps.carryOut();
    expect([accept, other, last, left].map(({ calls }) => calls.length)).toEqual([1, 1, 1, 1]);
  });

  it('is sent in sequence for one record, with the version of the previous response [steps-keep-their-order]', async () => {
    const { steps, shown } = start();
    const [accept, collect, other] = [
      stepTo('accepted', [parcel(1)]),
      stepTo('collected', [parcel(1)]),
      stepTo('accepted', [parcel(2)]),
    ];
    for (const { step } of [accept, collect, other]) void steps.take(step);
    expect(shown(parcel(1))).toEqual(parcel(1, 'collected'));
    expect([collect.calls.length, other.calls.length]).toEqual([0, 1]);
    await accept.answer(0, parcel(1, 'accepted', 7));
    expect(collect.calls[0]?.how.version).toBe(7);
    expect(shown(parcel(1))).toEqual(parcel(1, 'collected', 7));
    expect(shown(parcel(1, 'accepted', 7))).toEqual(parcel(1, 'collected', 7));
    await collect.answer(0, parcel(1, 'collected', 8));
    expect(shown(parcel(1))).toEqual(parcel(1, 'collected', 8));
  });

  it('is reverted with the later steps if it is refused, and the user is notified [refused-step-is-reverted]', async () => {
    const { steps, shown, said: messages } = start();
    const [accept, collect] = [stepTo('accepted', [parcel(1)]), stepTo('collected', [parcel(1)])];
    const ends = [steps.take(accept.step), steps.take(collect.step)];
    await accept.refuse(0);
    expect(await Promise.all(ends)).toEqual([{ done: false, brought: new Map(), refusal }, { done: false }]);
    expect(collect.calls).toEqual([]);
    expect(shown(parcel(1))).toEqual(parcel(1));
    expect(messages()).toEqual([['warning', 'undo.notDone']]);
  });

  it('over several records reverts the refused ones with their later steps', async () => {
    const { steps, shown } = start();
    const all = [parcel(1), parcel(2), parcel(3)];
    const [accept, collect, both] = [stepTo('accepted', all), stepTo('collected', [parcel(2)]), stepTo('sent', all)];
    for (const { step } of [accept, collect, both]) void steps.take(step);
    await accept.answer(0, parcel(1, 'accepted', 2), parcel(3, 'accepted', 2));
    expect(collect.calls).toEqual([]);
    expect(all.map(shown)).toEqual([parcel(1, 'sent', 2), parcel(2), parcel(3, 'sent', 2)]);
    expect(both.calls[0]?.how.ids).toEqual([1, 3]);
  });

  it('without a wait is undone by the step that reverses it [undo-sends-reverse-step]', async () => {
    const { steps, shown, takeBack } = start();
    const accept = stepTo('accepted', [parcel(1)]);
    const onBack = vi.fn();
    void steps.take(accept.step, onBack);
    takeBack();
    expect(shown(parcel(1))).toEqual(parcel(1));
    expect(accept.step.back?.send).not.toHaveBeenCalled();
    await accept.answer(0, parcel(1, 'accepted', 2));
    expect(accept.calls[1]?.how).toMatchObject({ ids: [1], version: 2, key: 'key-2' });
    expect(shown(parcel(1, 'accepted', 2))).toEqual(parcel(1, 'open', 2));
    expect(onBack).not.toHaveBeenCalled();
    await accept.answer(1, parcel(1, 'open', 3));
    expect(onBack).toHaveBeenCalledTimes(1);
    expect(shown(parcel(1, 'accepted', 2))).toEqual(parcel(1, 'open', 3));
  });

  it('sends no undo to the server if it was refused or not sent yet', async () => {
    const { steps, shown, takeBack, said: messages } = start();
    const [accept, collect] = [stepTo('accepted', [parcel(1)]), stepTo('collected', [parcel(1)])];
    void steps.take(accept.step);
    void steps.take(collect.step);
    takeBack();
    expect(shown(parcel(1))).toEqual(parcel(1, 'accepted'));
    await accept.refuse(0);
    expect([shown(parcel(1)), collect.calls, messages()]).toEqual([parcel(1), [], [['success', 'undo.undone']]]);

    const again = stepTo('accepted', [parcel(1)]);
    void steps.take(again.step);
    takeBack();
    await again.refuse(0);
    expect(again.step.back?.send).not.toHaveBeenCalled();
  });

  it('offers an undo only if the record has not changed since', async () => {
    const { steps, toasts } = start();
    void steps.take(stepTo('accepted', [parcel(1)]).step);
    void steps.take(stepTo('accepted', [parcel(2)]).step);
    void steps.take(stepTo('collected', [parcel(1)]).step);
    expect(toasts.state.list.map(({ text }) => text)).toEqual(['accepted', 'collected']);
  });

  it('waits where nothing takes it back, and is sent as it goes; asked about before, it does not wait', async () => {
    const { steps, shown, takeBack, carryOut } = start();
    const sign = stepTo('signed', [parcel(1)], { back: false });
    const first = steps.take(sign.step);
    expect([shown(parcel(1)).state, sign.calls]).toEqual(['signed', []]);
    takeBack();
    expect(await first).toEqual({ done: false });
    expect(shown(parcel(1))).toEqual(parcel(1));
    void steps.take(sign.step);
    void carryOut();
    expect(sign.calls).toHaveLength(1);
    const cancel = stepTo('cancelled', [parcel(2)], { back: false, isAsked: true });
    void steps.take(cancel.step);
    expect(cancel.calls).toHaveLength(1);
  });

  it('is sent when its window closes, and reported if the login has expired', async () => {
    const { steps, shown, said: messages } = start();
    const [accept, collect] = [stepTo('accepted', [parcel(1)]), stepTo('collected', [parcel(1)])];
    void steps.take(accept.step);
    const end = steps.take(collect.step);
    steps.giveUp();
    expect(await end).toEqual({ done: false });
    expect([shown(parcel(1)), messages()]).toEqual([parcel(1), [['warning', 'undo.lost']]]);
    void steps.take(accept.step);
    void steps.take(collect.step);
    await steps.carryOut({ keepalive: true });
    expect(collect.calls[0]?.how).toMatchObject({ isClosing: true, version: undefined });
  });

  it('of a record without a version it shows until it is answered', async () => {
    const { steps } = start();
    const bare = { id: 1, state: 'open' };
    const shown = () => showSteps(steps.pending(), { kind, version: 'version' }, bare);
    const accept = stepTo('accepted', [bare as Parcel]);
    void steps.take(accept.step);
    expect(shown().state).toBe('accepted');
    await accept.answer(0);
    expect(shown()).toBe(bare);
  });
});

describe('a conflicting change by another user', () => {
  const meet = async (isAgreed: boolean, isStill: boolean) => {
    const { steps, shown, asked: questions, agree } = start();
    if (isAgreed) agree();
    const accept = stepTo('accepted', [parcel(1)]);
    const say = vi.fn();
    const end = steps.take({ ...accept.step, isStill: () => isStill });
    const present = async () => parcel(1, 'open', 5);
    accept.calls[0]?.answer({ done: false, brought: new Map(), refusal, present, say });
    await settled();
    return { accept, end, say, asked: questions, shown };
  };

  it('opens a question, and the step applies to the present state if the user agrees [step-conflict-needs-choice]', async () => {
    const { accept, end, say, asked: questions, shown } = await meet(true, true);
    expect([questions, say.mock.calls]).toEqual([['accepted'], []]);
    expect(accept.calls[1]?.how).toMatchObject({ version: 5, key: 'key-2' });
    expect(shown(parcel(1, 'open', 5))).toEqual(parcel(1, 'accepted', 5));
    await accept.answer(1, parcel(1, 'accepted', 6));
    expect(await end).toMatchObject({ done: true });
  });

  it('stays if the user cancels, and is reported if the step is no longer possible', async () => {
    const left = await meet(false, true);
    expect([await left.end, left.accept.calls.length, left.say.mock.calls.length]).toEqual([
      expect.objectContaining({ done: false, refusal }),
      1,
      0,
    ]);
    const gone = await meet(true, false);
    expect([gone.asked, gone.accept.calls.length, gone.say.mock.calls.length]).toEqual([[], 1, 1]);
  });
});

describe('where no answer comes', () => {
  it('a step stays shown and waits, with all that follows, and is sent again with the same key and version [offline-step-waits]', async () => {
    const { steps, shown, retry, said: messages } = start();
    const [accept, collect, other] = [
      stepTo('accepted', [parcel(1)]),
      stepTo('collected', [parcel(1)]),
      stepTo('accepted', [parcel(2)]),
    ];
    const end = steps.take(accept.step);
    void steps.take(collect.step);
    await accept.lose(0);
    void steps.take(other.step);
    expect([parcel(1), parcel(2)].map(shown)).toEqual([parcel(1, 'collected'), parcel(2, 'accepted')]);
    expect(steps.waiting().map(({ text }) => text)).toEqual(['accepted', 'collected', 'accepted']);
    expect(accept.calls[1]?.how).toEqual(accept.calls[0]?.how);
    await accept.lose(1);
    retry();
    await accept.answer(2, parcel(1, 'accepted', 2));
    expect([collect.calls[0]?.how.version, other.calls.length]).toEqual([2, 1]);
    await collect.answer(0, parcel(1, 'collected', 3));
    await other.answer(0, parcel(2, 'accepted', 2));
    expect([await end, steps.waiting(), steps.returned()]).toEqual([{ done: true }, [], []]);
    expect(messages().filter(([kind]) => kind !== 'info')).toEqual([]);
  });

  it('no success is announced: neither for the step that met it nor for a later one [offline-step-shows-storage]', async () => {
    const { steps, said: messages, takeBack } = start();
    const accept = stepTo('accepted', [parcel(1)]);
    void steps.take(accept.step);
    expect(messages()).toEqual([['success', 'accepted']]);
    await accept.lose(0);
    expect(messages()).toEqual([]);
    void steps.take(stepTo('accepted', [parcel(2)]).step);
    expect(messages()).toEqual([['info', 'accepted']]);
    takeBack();
    expect(messages()).toEqual([['info', 'undo.undone']]);
  });

  it('a step without a response is undone by a waiting step, which is no success yet [offline-step-shows-storage]', async () => {
    const { steps, said: messages, takeBack } = start();
    const [first, accept] = [stepTo('accepted', [parcel(1)]), stepTo('accepted', [parcel(2)])];
    void steps.take(first.step);
    await first.lose(0);
    void steps.take(accept.step);
    steps.discard('key-1');
    await accept.lose(0);
    takeBack();
    expect(messages()).toEqual([['info', 'undo.undone']]);
    expect(steps.waiting().map(({ isBack }) => isBack)).toEqual([false, true]);
  });

  it('a refusal is shown with the name of its step [offline-step-shows-storage]', async () => {
    const { steps } = start();
    const accept = stepTo('accept: order 7', [parcel(1)]);
    const say = vi.fn();
    void steps.take(accept.step);
    accept.calls[0]?.answer({ done: false, brought: new Map(), refusal, say });
    await settled();
    expect(say.mock.calls).toEqual([['accept: order 7']]);
  });

  it('a step refused then is reverted with its reason and the later steps, and listed until it is dismissed [step-refused-after-reconnect]', async () => {
    const { steps, shown, retry } = start();
    const [accept, collect] = [stepTo('accepted', [parcel(1)]), stepTo('collected', [parcel(1)])];
    const ends = [steps.take(accept.step), steps.take(collect.step)];
    await accept.lose(0);
    retry();
    await accept.refuse(1);
    expect(await Promise.all(ends)).toEqual([{ done: false }, { done: false }]);
    expect([shown(parcel(1)), steps.waiting(), collect.calls]).toEqual([parcel(1), [], []]);
    expect(steps.returned().map(({ text, reason }) => [text, reason])).toEqual([
      ['accepted', refusal.message],
      ['collected', { why: 'followed' }],
    ]);
    for (const { key } of steps.returned()) steps.dismiss(key);
    expect(steps.returned()).toEqual([]);
  });

  it('a discarded step is not sent, and the later steps are reverted [waiting-step-discarded]', async () => {
    const { steps, shown, retry } = start();
    const [accept, collect] = [stepTo('accepted', [parcel(1)]), stepTo('collected', [parcel(1)])];
    void steps.take(accept.step);
    void steps.take(collect.step);
    await accept.lose(0);
    steps.discard('key-1');
    retry();
    expect([shown(parcel(1)), accept.calls.length, collect.calls.length]).toEqual([parcel(1), 1, 0]);
    expect(steps.returned().map(({ text }) => text)).toEqual(['collected']);
  });
});

describe('with steps, answers, refusals and what others do in any order', () => {
  const rounds = process.env.WAYBILL_THOROUGH ? 1000 : 40;

  it(`the screen matches the server in the end, and steps keep their order (seed ${seed}) [screen-matches-server]`, async () => {
    for (let round = 0; round < rounds; round += 1) await play(createRandom(seed + round));
  });
});

/** Runs random steps of one user on three parcels while another user changes them, with responses in any order. */
async function play(random: (below: number) => number) {
  const { steps, shown, takeBack } = start();
  const server = new Map([1, 2, 3].map((id) => [id, parcel(id)]));
  const has = (id: number) => server.get(id) as Parcel;
  const log: string[] = [];
  const taken: string[] = [];
  const pending: (() => void)[] = [];
  let shownParcels = [...server.values()];
  let count = 0;

  const write = (id: number, state: string) => {
    server.set(id, parcel(id, state, has(id).version + 1));
    return has(id);
  };
  const send = (state: string, before?: ReadonlyMap<number, string>) => (how: Sending) =>
    new Promise<Sent>((answer) => {
      const brought: Sent['brought'] = new Map(
        how.ids.flatMap((each) => {
          const id = Number(each);
          const isOther = how.version !== undefined && has(id).version !== how.version;
          if (isOther || random(6) === 0) return [];
          log.push(`${id} ${state}`);
          const record = write(id, before?.get(id) ?? state);
          return [[String(id), { version: record.version, record }] as const];
        }),
      );
      pending.push(() => answer({ done: brought.size > 0, brought, refusal }));
    });

  for (let turn = 0; turn < 30; turn += 1) {
    const act = random(6);
    if (act <= 1) {
      count += 1;
      const state = `s${count}`;
      const records = shownParcels.map(shown).filter(() => random(2) === 0);
      const before = new Map(records.map(({ id, state }) => [id, state]));
      for (const { id } of records) taken.push(`${id} ${state}`);
      const step = { ...stepTo(state, records).step, send: send(state) };
      Object.assign(step, { back: { call: step.call, send: send(`back-${state}`, before) } });
      if (records.length > 0) void steps.take(step);
      for (const { id } of records) expect(shown(shownParcels.find((each) => each.id === id) as Parcel)).toBeDefined();
    } else if (act === 2) pending.splice(random(Math.max(1, pending.length)), 1)[0]?.();
    else if (act === 3) write(1 + random(3), `other-${turn}`);
    else if (act === 4) shownParcels = [...server.values()];
    else takeBack();
    if (random(2) === 0) await settled();
  }
  for (let left = 0; left < 100; left += 1) {
    pending.shift()?.();
    await Promise.resolve();
    await settled();
    if (pending.length === 0) break;
  }
  expect(steps.pending().filter(({ state }) => state !== 'done')).toEqual([]);
  const present = [...server.values()];
  expect(present.map(shown)).toEqual(present);
  const done = log.filter((each) => !each.includes('back'));
  for (const id of [1, 2, 3]) {
    const ofParcel = (list: readonly string[]) => list.filter((each) => each.startsWith(`${id} `));
    expect(ofParcel(taken).filter((each) => done.includes(each))).toEqual(ofParcel(done));
  }
}

/** The same numbers for the same seed (mulberry32). */
function createRandom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}
