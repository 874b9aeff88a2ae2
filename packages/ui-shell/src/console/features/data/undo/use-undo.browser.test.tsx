import { createScriptedAdapter } from '@waybill/http/testing';
import { expect, it, onTestFinished, vi } from 'vitest';
import { assembleConsole } from '../../../create-console';
import { envelopeApi } from '../../../kernel/api/envelope-api';
import { undoOf } from './use-undo';

async function open() {
  const done: string[] = [];
  const say = (what: string) => () => {
    done.push(what);
    return { body: { code: 200, data: {} } };
  };
  const { parts } = assembleConsole({
    routes: [],
    config: { tokenStorage: 'memory', storagePrefix: `undo-${Math.random()}` },
    api: envelopeApi({
      adapter: createScriptedAdapter([
        { match: 'POST /doDelete', reply: say('deleted') },
        { match: /\/logout/, reply: say('logged out') },
      ]),
    }),
  });
  onTestFinished(() => parts.session.dispose());
  parts.session.adoptToken('T1');
  const undone = vi.fn();
  const later = () =>
    undoOf(parts).later({
      text: 'Deleted',
      run: (options) => parts.http.post('/doDelete', {}, options).then(() => ({ done: true })),
      undo: undone,
    });
  return { ...parts, later, done, undone };
}

it('logging out carries out what waits, while the token still holds', async () => {
  const { session, later, done, undone } = await open();
  later();
  await session.signOut();
  expect(done).toEqual(['deleted', 'logged out']);
  expect(undone).not.toHaveBeenCalled();
});

it('closing the window carries it out', async () => {
  const { later, done } = await open();
  later();
  window.dispatchEvent(new Event('pagehide'));
  await expect.poll(() => done).toEqual(['deleted']);
});

it('going to another tab carries it out', async () => {
  const { tabsState, later, done } = await open();
  later();
  tabsState.list = { ...tabsState.list, active: '/elsewhere' };
  await expect.poll(() => done).toEqual(['deleted']);
});

it('an expired login is reported, and nothing is sent', async () => {
  const { session, toasts, later, done, undone } = await open();
  later();
  session.expire();
  expect(undone).toHaveBeenCalledTimes(1);
  expect(toasts.state.list).toMatchObject([{ kind: 'warning' }]);
  expect(done).toEqual([]);
});
