import { afterEach, expect, it, vi } from 'vitest';
import { openChannel } from './open-channel';

afterEach(() => vi.unstubAllGlobals());

it('is undefined where the browser has none, or refuses it with site data blocked', () => {
  vi.stubGlobal('BroadcastChannel', undefined);
  expect(openChannel('x')).toBeUndefined();
  const blocked = class {
    constructor() {
      throw new DOMException('Site data are blocked.', 'SecurityError');
    }
  };
  vi.stubGlobal('BroadcastChannel', blocked);
  expect(openChannel('x')).toBeUndefined();
});
