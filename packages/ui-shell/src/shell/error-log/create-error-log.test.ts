import { expect, test } from 'vitest';
import { createErrorLog } from './create-error-log';

const log = (options = {}) =>
  createErrorLog({ mode: 'development', getUrl: () => 'http://host/#/order', schedule: () => {}, ...options });

test('keeps message, stack and the address of the page [error-log-entry]', () => {
  const { state, report, flush } = log();
  report(new Error('Broken'));
  flush();
  expect(state.list).toMatchObject([{ message: 'Broken', url: 'http://host/#/order', count: 1 }]);
  expect(state.list[0]?.stack).toContain('create-error-log.test');
});

test('keeps nothing in a mode that the setting does not include [runtime-errors-by-log-setting]', () => {
  const { state, report, flush, capturing } = log({ mode: 'production' });
  report(new Error('Broken'));
  flush();
  expect(capturing).toBe(false);
  expect(state.list).toEqual([]);
});

test('counts an equal error and moves it to the end', () => {
  const { state, report, flush } = log();
  const first = new Error('first');
  report(first);
  report('second');
  flush();
  report(first);
  report(first);
  flush();
  expect(state.list.map(({ message, count }) => [message, count])).toEqual([
    ['second', 1],
    ['first', 3],
  ]);
});

test('keeps at most 200 entries, the oldest go', () => {
  const { state, report, flush } = log();
  for (let n = 0; n < 1000; n += 1) {
    report(`error ${n}`);
    if (n % 7 === 0) flush();
  }
  flush();
  expect(state.list).toHaveLength(200);
  expect(state.list.at(0)?.message).toBe('error 800');
  expect(state.list.at(-1)?.message).toBe('error 999');
});

test('cuts a message at 2 kB and a stack at 8 kB of UTF-8, never inside a character', () => {
  const { state, report, flush } = log();
  report({ message: '错'.repeat(5000), stack: '😀'.repeat(9000) });
  flush();
  const size = (text = '') => new TextEncoder().encode(text).length;
  expect(size(state.list[0]?.message)).toBeLessThanOrEqual(2048);
  expect(size(state.list[0]?.stack)).toBeLessThanOrEqual(8192);
  expect(state.list[0]?.message).toMatch(/^错+…$/);
  expect(state.list[0]?.stack).toMatch(/^(?:😀)+…$/u);
});

test('masks message, stack and address before they are stored', () => {
  const { state, report, flush } = log({ secrets: () => ['live-session-token'] });
  report({ message: '13800138000', stack: 'at live-session-token' }, { url: 'http://host/?token=abcdef' });
  flush();
  expect(JSON.stringify(state.list)).not.toMatch(/13800138000|live-session-token|abcdef/);
});

test('does not leave half a secret at the cut', () => {
  for (let shift = 0; shift < 40; shift += 1) {
    const { state, report, flush } = log();
    report({ message: `${'x '.repeat(1000 + shift)}call 13800138000 now ${'y '.repeat(4000)}` });
    flush();
    expect(state.list[0]?.message).not.toContain('0013');
  }
});

test('schedules one flush a frame for any number of errors', () => {
  let flushes = 0;
  const { report, flush, state } = log({ schedule: () => (flushes += 1) });
  for (let n = 0; n < 1000; n += 1) report(`error ${n % 10}`);
  expect(flushes).toBe(1);
  flush();
  expect(state.list.map(({ count }) => count)).toEqual(Array(10).fill(100));
});

test('masks as much text a frame on every machine: long errors are spread over several', () => {
  const frames: (() => void)[] = [];
  const { state, report } = log({ schedule: (run: () => void) => frames.push(run) });
  for (let n = 0; n < 10; n += 1) report({ message: `error ${n}`, stack: 'at work '.repeat(4000) });
  const drawn: number[] = [];
  for (let run = frames.shift(); run; run = frames.shift()) {
    run();
    drawn.push(state.list.length);
  }
  expect(drawn).toEqual([4, 8, 10]);
});

test('passes on an error that comes again within a second once', async () => {
  let now = 0;
  const heard: string[] = [];
  const { report } = log({ now: () => now, onReport: ({ message }: { message: string }) => heard.push(message) });
  for (now of [0, 500, 999, 1000, 1500, 2000]) report('Broken');
  await Promise.resolve();
  expect(heard).toHaveLength(3);
});

test('survives whatever is thrown', () => {
  const { state, report, flush } = log();
  const cyclic: Record<string, unknown> = {};
  cyclic.self = cyclic;
  const hostile = {
    get message(): string {
      throw new Error('no');
    },
  };
  for (const thrown of [undefined, null, 0, '', 'text', Symbol('s'), cyclic, hostile, Object.create(null), [1], 10n])
    report(thrown);
  flush();
  expect(state.list.length).toBeGreaterThan(5);
});

test('appends the causes of an error to its stack', () => {
  const { state, report, flush } = log();
  report(new Error('outer', { cause: new Error('inner') }));
  flush();
  expect(state.list[0]?.stack).toContain('Caused by: Error: inner');
});

test('clears listed and pending errors', () => {
  const { state, report, flush, clear } = log();
  report('one');
  flush();
  report('two');
  clear();
  flush();
  expect(state.list).toEqual([]);
});

test('listens to the window until it is disposed', () => {
  const target = new EventTarget() as Window;
  const { state, install, flush } = log();
  const dispose = install(target);
  target.dispatchEvent(Object.assign(new Event('error'), { error: new Error('uncaught'), message: 'uncaught' }));
  target.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: 'rejected' }));
  dispose();
  target.dispatchEvent(Object.assign(new Event('error'), { error: null, message: 'late' }));
  flush();
  expect(state.list.map(({ message }) => message)).toEqual(['uncaught', 'rejected']);
});

test('leaves out the notice on a late resize', () => {
  const { state, report, flush } = log();
  report('ResizeObserver loop completed with undelivered notifications.');
  flush();
  expect(state.list).toEqual([]);
});
