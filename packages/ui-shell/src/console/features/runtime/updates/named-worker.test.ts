// @vitest-environment jsdom

import { expect, it, onTestFinished, vi } from 'vitest';
import { fillGaps } from '../../../../page-testing/fill-gaps';
import type { ConsoleOptions } from '../../../kernel/console-config';
import { resolveConfig } from '../../../kernel/console-config';
import type { ConsoleParts } from '../../../kernel/console-parts';
import { createUpdates } from './create-updates';

const register = vi.hoisted(() => vi.fn(() => () => {}));
vi.mock('../service-worker/register-service-worker', () => ({ registerServiceWorker: register }));

it.each<[ConsoleOptions, unknown[]]>([
  [{}, []],
  [{ pwa: false }, []],
  [{ pwa: 'worker.js' }, ['worker.js']],
])('a production build with %j registers %j [worker-only-if-named]', async (options, names) => {
  fillGaps();
  vi.stubEnv('NODE_ENV', 'production');
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.useRealTimers();
    vi.unstubAllEnvs();
    register.mockClear();
  });
  const config = resolveConfig(options);
  const feedback = { toasts: {}, errorLog: { report: vi.fn() } } as unknown as ConsoleParts;
  const { parts, start } = createUpdates({ config, feedback, hasUnsavedWork: () => false });
  const stop = start?.({ ...feedback, ...parts, config } as ConsoleParts);
  onTestFinished(() => stop?.());
  await vi.advanceTimersByTimeAsync(60_000);
  await vi.dynamicImportSettled();
  expect(register.mock.calls.map(([name]: unknown[]) => name)).toEqual(names);
});
