import { describe, expect, it } from 'vitest';
import { seed } from '../../../../../../../../scripts/lib/testing/rounds-of';
import { createToasts } from '../../../../../feedback/create-toasts';
import type { PlacedDraft } from '../../../../../forms/drafts/draft-storage';
import { createUndo } from '../../undo/create-undo';
import { createSteps } from '../create-steps';
import { showSteps } from '../pending-steps';
import type { Send, Sent } from '../step';
import type { WaitingStep } from '../waiting-step';
import { createQueue } from './create-queue';

interface Parcel {
  id: number;
  version: number;
  state: string;
}

const kind = '/parcel/getList';
const day = 24 * 60 * 60 * 1000;
const parcel = (id: number, state = 'open', version = 1): Parcel => ({ id, state, version });
const settled = () => new Promise((soon) => setTimeout(soon));

/** A server that does each key once, over a line that may lose the call or its answer. */
function createServer() {
  const parcels = new Map([1, 2, 3].map((id) => [id, parcel(id)]));
  const byKey = new Map<string, Sent>();
  const log: { key: string; id: number; state: string }[] = [];
  const has = (id: number) => parcels.get(id) as Parcel;
  const write = (id: number, state: string) => {
    const record = parcel(id, state, has(id).version + 1);
    parcels.set(id, record);
    return record;
  };
  const answer = (state: string, id: number, key: string, version: unknown): Sent => {
    const before = byKey.get(key);
    if (before) return before;
    const isOther = version !== undefined && version !== has(id).version;
    if (isOther) return { done: false, brought: new Map(), refusal: { message: 'Somebody was faster.', fields: {} } };
    const record = write(id, state);
    log.push({ key, id, state });
    const sent: Sent = { done: true, brought: new Map([[String(id), { version: record.version, record }]]) };
    byKey.set(key, sent);
    return sent;
  };
  return { has, write, answer, log };
}

type Server = ReturnType<typeof createServer>;

/** The shared state of all windows of a browser: storage and locks. */
function createBrowser() {
  const entries = new Map<string, string>();
  const holders = new Map<string, object>();
  const state = { isMarked: false, isFull: false };
  return { kept: entries, holders, state };
}

function openWindow(
  browser: ReturnType<typeof createBrowser>,
  server: Server,
  line: () => 'there' | 'gone' | 'lost',
  name: string,
  now = Date.now,
) {
  const toasts = createToasts();
  const { later } = createUndo(toasts, String, () => false);
  let isGone = false;
  let again = () => {};
  let keys = 0;
  let isClosed = false;
  const steps = createSteps({
    toasts,
    later,
    say: String,
    ask: async () => undefined,
    afterPaint: (run) => run(),
    newKey: () => `${name}-${++keys}`,
    now,
    line: (retry) => {
      again = retry;
      return {
        isGone: () => isGone,
        lose: () => {
          isGone = true;
        },
        find: () => {
          isGone = false;
        },
      };
    },
  });
  const sendTo =
    (state: string): Send =>
    async ({ ids: [id], key, version }) => {
      await settled();
      const how = line();
      // A closed window neither sends nor receives messages.
      if (isClosed) return new Promise<Sent>(() => {});
      const sent = how === 'gone' ? undefined : server.answer(state, Number(id), key, version);
      return sent && how === 'there' ? sent : { done: false, brought: new Map(), isUnanswered: true };
    };
  const me = {};
  const queue = createQueue({
    steps,
    shelf: {
      list: async () => new Map([...browser.kept].map(([id, text]) => [id, JSON.parse(text) as PlacedDraft])),
      put: async (id, placed) => {
        if (!isClosed && !browser.state.isFull) browser.kept.set(id, JSON.stringify(placed));
      },
      remove: async (id) => {
        if (!isClosed) browser.kept.delete(id);
      },
    },
    claim: async (id) => {
      if (browser.holders.has(id)) return null;
      browser.holders.set(id, me);
      return () => browser.holders.delete(id);
    },
    senderOf: ({ call }: WaitingStep) => sendTo(call.name),
    isStored: (key) => browser.kept.has(key),
    mark: (isKept) => {
      browser.state.isMarked = isKept;
    },
    report: (problem) => {
      throw problem;
    },
    now,
  });
  const shown = (of: Parcel) => showSteps(steps.pending(), { kind, version: 'version' }, of);
  const take = (state: string, of: Parcel) =>
    steps.take({
      kind,
      ids: [of.id],
      records: [of],
      version: 'version',
      shows: (record) => ({ ...record, state }),
      call: { name: state, of: state, fields: {}, many: false },
      send: sendTo(state),
      back: { call: { name: `back-${state}`, of: state, fields: {}, many: false }, send: sendTo(`back-${state}`) },
      text: state,
      isAsked: false,
    });
  const crash = () => {
    isClosed = true;
    for (const [id, holder] of browser.holders) if (holder === me) browser.holders.delete(id);
    queue.close();
  };
  return { name, steps, queue, shown, take, crash, retry: () => again() };
}

describe('what waits for the line', () => {
  it('is marked as stored once the browser has it, and not before [offline-step-shows-storage]', async () => {
    const [browser, server] = [createBrowser(), createServer()];
    const { queue, steps, take } = openWindow(browser, server, () => 'gone', 'a');
    const stored = () => steps.waiting().map(({ step }) => step.isStored === true);
    browser.state.isFull = true;
    void take('accepted', parcel(1));
    await settled();
    await settled();
    await queue.adopt();
    expect(stored()).toEqual([false]);
    browser.state.isFull = false;
    void take('accepted', parcel(2));
    await queue.adopt();
    expect([stored(), [...browser.kept.keys()]]).toEqual([[false, true], ['a-2']]);
  });

  it('is kept, and taken up in its order by the next window, which shows it [waiting-step-survives]', async () => {
    const [browser, server] = [createBrowser(), createServer()];
    let line: 'there' | 'gone' = 'gone';
    const first = openWindow(browser, server, () => line, 'a');
    void first.take('accepted', parcel(1));
    void first.take('collected', first.shown(parcel(1)));
    await settled();
    await settled();
    await first.queue.adopt();
    expect([browser.kept.size, browser.state.isMarked]).toEqual([2, true]);
    first.crash();
    const second = openWindow(browser, server, () => line, 'b');
    await second.queue.adopt();
    expect(second.shown(parcel(1))).toEqual(parcel(1, 'collected'));
    expect(second.steps.waiting().map(({ text }) => text)).toEqual(['accepted', 'collected']);
    line = 'there';
    await settled();
    second.retry();
    for (let turn = 0; turn < 5; turn += 1) await settled();
    await second.queue.adopt();
    expect(server.log.map(({ state }) => state)).toEqual(['accepted', 'collected']);
    expect([browser.kept.size, browser.state.isMarked]).toEqual([0, false]);
  });

  it('belongs to one window, while the others say that it waits [waiting-step-sent-once]', async () => {
    const [browser, server] = [createBrowser(), createServer()];
    const [first, second] = ['a', 'b'].map((name) => openWindow(browser, server, () => 'gone', name));
    void first?.take('accepted', parcel(1));
    await settled();
    await settled();
    await first?.queue.adopt();
    await second?.queue.adopt();
    expect([second?.steps.waiting().length, second?.queue.others().length]).toEqual([0, 1]);
    first?.crash();
    await second?.queue.adopt();
    expect([second?.steps.waiting().length, second?.queue.others().length]).toEqual([1, 0]);
  });

  it('is given back where it waited for more than 7 days, and nothing of it stays where the account leaves [waiting-steps-and-logins]', async () => {
    const [browser, server] = [createBrowser(), createServer()];
    const first = openWindow(browser, server, () => 'gone', 'a');
    void first.take('accepted', parcel(1));
    await settled();
    await settled();
    await first.queue.adopt();
    first.crash();
    const late = openWindow(
      browser,
      server,
      () => 'gone',
      'b',
      () => Date.now() + 8 * day,
    );
    await late.queue.adopt();
    expect(late.steps.waiting()).toEqual([]);
    expect(late.steps.returned().map(({ reason }) => reason)).toEqual([{ why: 'expired' }]);
    await late.queue.clear();
    expect([browser.kept.size, browser.state.isMarked]).toEqual([0, false]);
  });

  it('only valid steps are restored from the storage', async () => {
    const [browser, server] = [createBrowser(), createServer()];
    const placed = { place: '#steps', draft: { about: null, changes: { key: 1 }, at: Date.now() } };
    browser.kept.set('x', JSON.stringify(placed));
    browser.kept.set('y', JSON.stringify({ ...placed, place: '/order#order' }));
    const window = openWindow(browser, server, () => 'there', 'a');
    await window.queue.adopt();
    expect([[...browser.kept.keys()], window.steps.waiting()]).toEqual([['y'], []]);
  });
});

describe('with lines that go, windows that crash, and what others do, in any order', () => {
  const rounds = process.env.WAYBILL_THOROUGH ? 500 : 8;

  it(`each step is done exactly once or given back with its reason, those of a record in their order (seed ${seed}) [waiting-step-sent-once]`, async () => {
    for (let round = 0; round < rounds; round += 1) await play(createRandom(seed + round));
  });
});

async function play(random: (below: number) => number) {
  const [browser, server] = [createBrowser(), createServer()];
  let line: 'there' | 'gone' | 'lost' = 'there';
  let opened = 0;
  const open = () => openWindow(browser, server, () => line, `w${++opened}`);
  const windows = [open(), open()];
  const notified: { name: string; id: number; key: string }[] = [];
  /** Refused steps that were reported at once, since they had not waited. */
  const refused = new Set<string>();
  const taken = new Map<object, number>();
  const lost = new Set<string>();
  const pass = async () => {
    for (let turn = 0; turn < 4; turn += 1) await settled();
    for (const { queue } of windows) await queue.adopt();
  };

  for (let turn = 0; turn < 25; turn += 1) {
    const act = random(8);
    const at = random(2);
    const window = windows[at] as (typeof windows)[number];
    const id = 1 + random(3);
    if (act <= 2) {
      const name = `s${turn}`;
      const number = (taken.get(window) ?? 0) + 1;
      taken.set(window, number);
      const key = `${window.name}-${number}`;
      notified.push({ name, id, key });
      void window.take(name, window.shown(server.has(id))).then(({ done }) => done || refused.add(key));
    } else if (act === 3) line = (['there', 'gone', 'lost'] as const)[random(3)] as typeof line;
    else if (act === 4) server.write(id, `other-${turn}`);
    else if (act === 5) window.retry();
    else if (act === 6) {
      // Waiting steps are stored by then; a step in flight ends with its window.
      await pass();
      const isSure = new Set(browser.kept.keys());
      for (const step of window.steps.pending()) if (step.state !== 'done' && !isSure.has(step.key)) lost.add(step.key);
      window.crash();
      windows[at] = open();
      await windows[at]?.queue.adopt();
    }
    if (random(2) === 0) await pass();
  }
  line = 'there';
  for (let left = 0; left < 40; left += 1) {
    await pass();
    for (const { retry } of windows) retry();
  }

  const returned = windows.flatMap(({ steps }) => steps.returned().map(({ text }) => String(text)));
  expect(windows.flatMap(({ steps }) => steps.waiting())).toEqual([]);
  const done = server.log.map(({ state }) => state);
  expect(new Set(done).size).toBe(done.length);
  expect(returned.filter((name) => done.includes(name))).toEqual([]);
  for (const { name, key } of notified) {
    const isReported = returned.includes(name) || refused.has(key) || lost.has(key);
    expect([name, done.includes(name) || isReported]).toEqual([name, true]);
  }
  const inOrder = (steps: readonly { key: string; id: number }[], of: string) =>
    steps.map(({ key, id }) => `${key.split('-')[0]} ${id} ${key}`).filter((each) => each.startsWith(of));
  for (let number = 1; number <= opened; number += 1)
    for (const id of [1, 2, 3]) {
      const sent = inOrder(server.log, `w${number} ${id} `);
      expect(inOrder(notified, `w${number} ${id} `).filter((each) => sent.includes(each))).toEqual(sent);
    }
  const drafts = [...browser.kept.values()].map((text) => JSON.parse(text) as PlacedDraft);
  expect(drafts.map(({ place }) => place).filter((place) => place === '#steps')).toEqual([]);
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
