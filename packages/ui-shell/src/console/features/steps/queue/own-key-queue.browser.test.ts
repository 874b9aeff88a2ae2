import { createScriptedAdapter } from '@waybill/http/testing';
import { expect, it, onTestFinished } from 'vitest';
import { assembleConsole } from '../../../create-console';
import { envelopeApi } from '../../../kernel/api/envelope-api';
import { removeOwnKey } from '../../drafts/own-key-mark';
import type { Send } from '../step';
import { stepsOf } from '../steps-of';
import { queueOf } from './queue-of';

const succeeded = (data: unknown) => ({ body: { code: 200, data } });
const neverAnswered: Send = async () => ({ done: false, brought: new Map(), isUnanswered: true });

/** A window of a console that has no `draftKey`, with somebody signed in. */
async function openWindow(name: string, username: string) {
  const { parts: made } = assembleConsole({
    routes: [],
    config: { tokenStorage: 'memory', storagePrefix: name, language: 'en' },
    api: envelopeApi({
      adapter: createScriptedAdapter([
        { match: 'POST /login', reply: succeeded({ token: 'T' }) },
        { match: 'GET /userInfo', reply: succeeded({ username, roles: [] }) },
      ]),
    }),
  });
  const life = new AbortController();
  const parts = { ...made, ended: life.signal };
  const close = () => {
    life.abort();
    parts.session.dispose();
  };
  onTestFinished(close);
  await parts.session.signIn({ username, password: 'x' });
  await parts.session.loadProfile();
  return { parts, steps: stepsOf(parts), queue: queueOf(parts), close };
}

const isKept = (name: string) => localStorage.getItem(`${name}.steps`) === 'kept';

it('without a key of the app what waits survives the window under a key that the browser keeps, for that person alone [own-draft-key-steps]', async () => {
  const name = `test-${Math.random()}`;
  onTestFinished(() => removeOwnKey(name));
  const { steps, close } = await openWindow(name, 'ann');
  const call = { name: 'send', of: 'send', fields: {}, many: false };
  void steps.take({
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
  await expect.poll(() => isKept(name)).toBe(true);
  close();
  const { queue } = await openWindow(name, 'ann');
  await expect.poll(() => queue.others().map(({ text }) => text)).toEqual(['Send parcel 1']);
  const { queue: bobs } = await openWindow(name, 'bob');
  await expect.poll(() => isKept(name)).toBe(false);
  expect(bobs.others()).toEqual([]);
});
