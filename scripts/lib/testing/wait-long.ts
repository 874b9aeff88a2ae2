import { vi } from 'vitest';

const { waitFor } = vi;

/** In ms; vitest's default of a second is too short on a busy machine, and passing tests do not wait for the timeout. */
const timeout = 60_000;

// Modules of several test files may share one `vi`.
if (waitFor.name !== 'waitLong')
  vi.waitFor = function waitLong(check, options) {
    return waitFor(check, { timeout, ...(typeof options === 'number' ? { timeout: options } : options) });
  };
