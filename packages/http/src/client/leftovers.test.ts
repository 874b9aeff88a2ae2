import { setMaxListeners } from 'node:events';
import v8 from 'node:v8';
import vm from 'node:vm';
import { afterEach, expect, it, vi } from 'vitest';
import { roundsOf } from '../../../../scripts/lib/testing/rounds-of';
import { createSessionState } from '../call/session-state';
import { createScriptedAdapter } from '../testing/create-scripted-adapter';
import { createClientOf } from './create-http-client';

/** Counts what is added and not removed: listeners on any target, timers, abort controllers that are still reachable. */
const counts = { listeners: new Set<unknown>(), timers: new Set<unknown>() };
const controllers: WeakRef<AbortController>[] = [];
const original = {
  add: EventTarget.prototype.addEventListener,
  remove: EventTarget.prototype.removeEventListener,
  set: globalThis.setTimeout,
  clear: globalThis.clearTimeout,
  controller: globalThis.AbortController,
};

function install() {
  const live = new WeakMap<EventTarget, Set<unknown>>();
  EventTarget.prototype.addEventListener = function (type, listener, options) {
    const listeners = live.get(this) ?? new Set();
    live.set(this, listeners);
    if (listener && !listeners.has(listener)) {
      listeners.add(listener);
      counts.listeners.add(listener);
    }
    original.add.call(this, type, listener, options);
    const gone = () => {
      if (listeners.delete(listener)) counts.listeners.delete(listener);
    };
    if (typeof options === 'object' && options.once) original.add.call(this, type, gone, { once: true });
  };
  EventTarget.prototype.removeEventListener = function (type, listener, options) {
    if (live.get(this)?.delete(listener)) counts.listeners.delete(listener);
    original.remove.call(this, type, listener, options);
  };
  globalThis.setTimeout = ((run: () => void, time?: number) => {
    const timer = original.set(() => {
      counts.timers.delete(timer);
      run();
    }, time);
    counts.timers.add(timer);
    return timer;
  }) as typeof setTimeout;
  globalThis.clearTimeout = ((timer?: NodeJS.Timeout) => {
    counts.timers.delete(timer);
    original.clear(timer);
  }) as typeof clearTimeout;
  globalThis.AbortController = class extends original.controller {
    constructor() {
      super();
      controllers.push(new WeakRef(this));
    }
  };
}
afterEach(() => {
  EventTarget.prototype.addEventListener = original.add;
  EventTarget.prototype.removeEventListener = original.remove;
  globalThis.setTimeout = original.set;
  globalThis.clearTimeout = original.clear;
  globalThis.AbortController = original.controller;
});

async function collectGarbage(): Promise<void> {
  v8.setFlagsFromString('--expose_gc');
  const collect = vm.runInNewContext('gc') as () => void;
  for (let round = 0; round < 3; round += 1) {
    collect();
    await new Promise((go) => original.set(go, 5));
  }
}

it.each(roundsOf(12, 100))(
  'after %i hundred calls of every outcome no listener, timer, map entry or abort controller is left%s',
  async (rounds) => {
    await undefined;
    install();
    let token = 0;
    const page = new original.controller();
    setMaxListeners(0, page.signal);
    const adapter = createScriptedAdapter([
      { match: /\/ok/, reply: { body: { code: 200, data: 1 } } },
      { match: /\/bad/, reply: { status: 500 } },
      { match: /\/cut/, reply: { fail: 'network' } },
      { match: /\/hang/, reply: { fail: 'hang' } },
      { match: /\/html/, reply: { body: '<html>' } },
      { match: /\/doEdit/, reply: { body: { code: 200 } } },
      { match: /\/401/, reply: { body: { code: 401 } } },
      {
        match: /\/once-(\d+)/,
        reply: ({ url, headers }) => ({ body: { code: headers.token === url.split('-')[1] ? 200 : 402 } }),
      },
    ]);
    const session = createSessionState();
    const options = {
      adapter,
      busyFragments: ['doEdit'],
      onBusyChange: () => {},
      onUnauthorized: () => {},
      getToken: () => String(token),
      renew: () => {
        token += 1;
        return String(token);
      },
    };
    const http = createClientOf(options, session);
    const ends = { fulfilled: 0, rejected: 0 };
    const kindOf = (at: number) =>
      ['/ok', '/bad', '/cut', '/hang', '/html', '/doEdit', '/401', `/once-${token + 1}`][at % 8] ?? '/ok';

    // A separate function, so that its variables, and the failures in them, can be collected after it returns.
    async function play(round: number): Promise<void> {
      const controller = new original.controller();
      setMaxListeners(0, controller.signal);
      const calls = Array.from({ length: 100 }, (_, at) => {
        const signal = at % 2 ? page.signal : controller.signal;
        return http.post(kindOf(at), { at: at % 3 }, { signal, timeout: at % 16 === 3 ? 5 : 10_000 });
      });
      const settled = Promise.allSettled(calls);
      await new Promise((go) => original.set(go, 8));
      if (round % 10 === 9) http.cancelAll('logged out');
      controller.abort();
      if (round === rounds - 1) page.abort();
      else await Promise.allSettled(calls.filter((_, at) => at % 8 !== 3));
      for (const call of [...session.inFlight]) call.controller.abort(new Error('the round is over'));
      for (const end of await settled) ends[end.status] += 1;
    }

    for (let round = 0; round < rounds; round += 1) await play(round);
    expect(ends.fulfilled + ends.rejected).toBe(rounds * 100);
    expect(ends.fulfilled).toBeGreaterThan(rounds * 20);
    await new Promise((go) => original.set(go, 20));

    expect([...session.inFlight]).toEqual([]);
    expect([...session.busy]).toEqual([]);
    expect(session.renewal).toBeUndefined();
    expect(counts.timers.size).toBe(0);
    expect([...counts.listeners]).toEqual([]);
    expect(controllers.length).toBeGreaterThan(rounds * 100);
    // The next collection takes objects that were not collected yet; referenced ones stay.
    await vi.waitFor(async () => {
      await collectGarbage();
      expect(controllers.filter((controller) => controller.deref())).toHaveLength(0);
    });
    expect(http.pending).toBe(0);
  },
);
