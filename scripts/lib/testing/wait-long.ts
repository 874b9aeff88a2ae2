import { vi } from 'vitest';

const { waitFor } = vi;

/** On a busy machine a second, vitest's own limit, is soon over; where nothing is wrong nobody waits for the end of this one. In ms. */
const timeout = 15_000;

// Modules of several test files may share one `vi`.
if (waitFor.name !== 'waitLong')
  vi.waitFor = function waitLong(check, options) {
    return waitFor(check, { timeout, ...(typeof options === 'number' ? { timeout: options } : options) });
  };
