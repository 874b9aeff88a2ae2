import { afterEach, expect, it, vi } from 'vitest';
import { createBroadcastChannel } from './create-channel';

afterEach(() => vi.unstubAllGlobals());

it('without channels, and with blocked site data, a window works alone', () => {
  expect(createBroadcastChannel('x')).toBeNull();
  vi.stubGlobal('window', {});
  vi.stubGlobal('BroadcastChannel', undefined);
  expect(createBroadcastChannel('x')).toBeNull();
  const blocked = class {
    constructor() {
      throw new DOMException('Site data are blocked.', 'SecurityError');
    }
  };
  vi.stubGlobal('BroadcastChannel', blocked);
  expect(createBroadcastChannel('x')).toBeNull();
});
