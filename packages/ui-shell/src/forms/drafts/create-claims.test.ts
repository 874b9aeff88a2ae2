import { afterEach, expect, it, vi } from 'vitest';
import { createClaims } from './create-claims';

afterEach(() => vi.unstubAllGlobals());

const refused = () => Promise.reject(new DOMException('Site data are blocked.', 'SecurityError'));
const unexpected = () => {
  throw new DOMException('Site data are blocked.', 'SecurityError');
};

it.each([
  ['there are none', {}],
  ['they are refused', { locks: { request: refused } }],
  ['they throw', { locks: { request: unexpected } }],
])(
  'without the browser’s locks, since %s, a draft is in the hands of one form of this window',
  async (_, navigator) => {
    vi.stubGlobal('navigator', navigator);
    const claim = createClaims('x.');
    const release = await claim('a');
    expect(release).toBeTypeOf('function');
    expect(await claim('a')).toBeNull();
    expect(await claim('b')).toBeTypeOf('function');
    release?.();
    expect(await claim('a')).toBeTypeOf('function');
  },
);
