import { createScriptedAdapter } from '@waybill/http/testing';
import { expect, it, onTestFinished, vi } from 'vitest';
import { assembleConsole } from '../../../../create-console';
import { envelopeApi } from '../../../../kernel/api/envelope-api';
import type { ConsoleModule } from '../../../../kernel/define-module';
import { removeLocalKey } from '../../drafts/local-key-mark';
import { prepareQueue } from '../prepare-queue';
import type { Send, Step } from '../step';
import { stepsOf } from '../steps-of';
import { waitingOf } from '../waiting-of';
import type { StepCall } from '../waiting-step';
import { queueOf } from './queue-of';

const succeeded = (data: unknown) => ({ body: { code: 200, data } });
const neverAnswered: Send = async () => ({ done: false, brought: new Map(), isUnanswered: true });

/** A window of a console without `draftKey`, with a signed-in user. */
async function openWindow(
  name: string,
  username: string,
  draftKey?: () => Promise<string>,
  modules: readonly ConsoleModule[] = [],
) {
  const { parts: made } = assembleConsole({
    routes: [],
    modules,
    config: { tokenStorage: 'memory', storagePrefix: name, language: 'en' },
    api: envelopeApi({
      adapter: createScriptedAdapter([
        { match: 'POST /login', reply: succeeded({ token: 'T' }) },
        { match: 'GET /userInfo', reply: succeeded({ username, roles: [] }) },
      ]),
    }),
  });
  const life = new AbortController();
  const parts = { ...made, ended: life.signal, ...(draftKey && { draftKey }) };
  const close = () => {
    life.abort();
    parts.session.dispose();
  };
  onTestFinished(close);
  await parts.session.signIn({ username, password: 'x' });
  await parts.session.loadProfile();
  return { parts, steps: stepsOf(parts), close };
}

const parcelStep = (call: StepCall): Step => ({
  kind: '/parcel/getList',
  ids: [1],
  records: [{ id: 1, state: 'open', version: 1 }],
  version: 'version',
  shows: (record) => ({ ...record, state: 'sent' }),
  call,
  send: neverAnswered,
  back: { call, send: neverAnswered },
  text: 'Send parcel 1',
  isAsked: false,
});

const isKept = (name: string) => localStorage.getItem(`${name}.steps`) === 'kept';

it('without a key of the app what waits survives the window under a key that the browser keeps, for that person alone [browser-draft-key-steps]', async () => {
  const name = `test-${Math.random()}`;
  onTestFinished(() => removeLocalKey(name));
  const { parts, steps, close } = await openWindow(name, 'ann');
  const call = { name: 'send', of: 'send', fields: {}, many: false };
  queueOf(parts);
  void steps.take(parcelStep(call));
  await expect.poll(() => isKept(name)).toBe(true);
  close();
  const queue = queueOf((await openWindow(name, 'ann')).parts);
  await expect.poll(() => queue.others().map(({ text }) => text)).toEqual(['Send parcel 1']);
  const bobs = queueOf((await openWindow(name, 'bob')).parts);
  await expect.poll(() => isKept(name)).toBe(false);
  expect(bobs.others()).toEqual([]);
});

it('a page with steps loads their storage at once; a step is marked as stored when the browser has it [offline-step-shows-storage]', async () => {
  const name = `test-${Math.random()}`;
  onTestFinished(() => removeLocalKey(name));
  const { parts, steps } = await openWindow(name, 'ann');
  const stored = () => steps.waiting().map(({ step }) => step.isStored);
  void steps.take(parcelStep({ name: 'send', of: 'send', fields: {}, many: false }));
  await expect.poll(stored).toEqual([undefined]);
  vi.useFakeTimers({ toFake: ['setTimeout', 'requestIdleCallback'] });
  onTestFinished(() => void vi.useRealTimers());
  prepareQueue(parts);
  await vi.dynamicImportSettled();
  vi.useRealTimers();
  expect(waitingOf(parts).queue).toBeDefined();
  await expect.poll(stored).toEqual([true]);
});

it('no button takes a step before its key has come and the store is open, or one of both has failed [step-button-waits-for-queue]', async () => {
  const key = btoa('k'.repeat(32));
  for (const isGiven of [true, false]) {
    let answer = (_given: Promise<string>) => {};
    const response = new Promise<string>((resolve) => {
      answer = resolve;
    });
    const fetchKey = vi.fn(() => response);
    const { parts, steps } = await openWindow(`test-${Math.random()}`, 'ann', fetchKey);
    const isReady = () => waitingOf(parts).state.isReady;
    prepareQueue(parts);
    await expect.poll(() => fetchKey.mock.calls.length).toBe(1);
    expect(isReady()).toBe(false);
    answer(isGiven ? Promise.resolve(key) : Promise.reject(new Error('offline')));
    await expect.poll(isReady).toBe(true);
    void steps.take(parcelStep({ name: 'send', of: 'send', fields: {}, many: false }));
    if (isGiven) await expect.poll(() => steps.waiting().map(({ step }) => step.isStored)).toEqual([true]);
  }
});

it('where the browser refuses to store, a step is not marked as stored [offline-step-shows-storage]', async () => {
  const open = vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  onTestFinished(() => open.mockRestore());
  const { parts, steps } = await openWindow(`test-${Math.random()}`, 'ann');
  queueOf(parts);
  void steps.take(parcelStep({ name: 'send', of: 'send', fields: {}, many: false }));
  const messages = () => parts.toasts.state.list.map(({ text }) => (typeof text === 'string' ? text : text.id));
  await expect.poll(messages).toContain('stepQueue.refusedStore');
  expect(steps.waiting().map(({ step }) => step.isStored)).toEqual([undefined]);
});

it('a step is stored although the steps of a module do not come, as without a connection [offline-step-shows-storage]', async () => {
  const name = `test-${Math.random()}`;
  onTestFinished(() => removeLocalKey(name));
  const lost = { name: 'parcels', steps: () => Promise.reject(new Error('no connection')) };
  const { parts, steps } = await openWindow(name, 'ann', undefined, [lost]);
  queueOf(parts);
  void steps.take(parcelStep({ name: 'send', of: 'send', fields: {}, many: false }));
  await expect.poll(() => steps.waiting().map(({ step }) => step.isStored)).toEqual([true]);
});
