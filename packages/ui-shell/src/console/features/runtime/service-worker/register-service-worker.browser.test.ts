import { afterEach, expect, it, vi } from 'vitest';
import { trustedScriptUrl } from '../../../../lib/trusted-script-url';
import { registerServiceWorker } from './register-service-worker';

afterEach(() => vi.restoreAllMocks());

it('a console that is mounted twice makes at most one policy, and registers by it both times [console-mounted-twice-under-trusted]', async () => {
  const { trustedTypes } = window as unknown as { trustedTypes: { createPolicy: (...policy: unknown[]) => object } };
  const made = vi.spyOn(trustedTypes, 'createPolicy');
  const registered = vi.spyOn(navigator.serviceWorker, 'register').mockResolvedValue(undefined as never);
  const warned = vi.spyOn(console, 'warn');
  for (let time = 0; time < 2; time += 1) registerServiceWorker('sw.js', trustedScriptUrl, () => {})();
  await vi.waitFor(() => expect(registered).toHaveBeenCalledTimes(2));
  expect(made.mock.calls.length).toBeLessThanOrEqual(1);
  expect(String(registered.mock.calls[1]?.[0])).toBe(new URL('sw.js', document.baseURI).href);
  expect(warned).not.toHaveBeenCalled();
});
