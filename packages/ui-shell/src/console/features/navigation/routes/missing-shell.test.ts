// @vitest-environment jsdom
import { expect, it, onTestFinished, vi } from 'vitest';
import { fillGaps } from '../../../../page-testing/fill-gaps';
import { assembleConsole } from '../../../create-console';
import { envelopeApi } from '../../../kernel/api/envelope-api';

it('shows why the console cannot continue and keeps the session when the code of the shell does not load', async () => {
  fillGaps();
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { parts, run } = assembleConsole({
    routes: [{ path: '/home', page: async () => ({ default: () => null }) }],
    pages: { shell: () => Promise.reject(new Error('gone')) },
    config: { tokenStorage: 'memory', location: 'memory', language: 'en' },
    api: envelopeApi({ gateway: { signIn: async () => 'token', loadProfile: async () => ({ username: 'ann' }) } }),
  });
  onTestFinished(run(() => () => {}));
  await parts.session.signIn({ username: 'ann', password: '' });
  await vi.advanceTimersByTimeAsync(1000);
  expect(parts.navigation.state.view).toMatchObject({
    kind: 'problem',
    message: expect.stringMatching(/^Loading chunk failed/),
  });
  expect(parts.session.snapshot().status).toBe('signedIn');
  expect(parts.toasts.state.list).toEqual([]);
});
