import { trustedScriptUrl } from './trusted-script-url';

/**
 * Starts a worker under Trusted Types. Bundlers follow only `new Worker(new URL(…))`, which leaves no place for a trusted address, so the
 * constructor takes it from the policy while `start` runs.
 */
export function startTrusted(start: () => Worker): Worker {
  if (!('trustedTypes' in globalThis)) return start();
  const { Worker } = globalThis;
  globalThis.Worker = class extends Worker {
    constructor(address: string | URL, options?: WorkerOptions) {
      super(trustedScriptUrl(String(address)), options);
    }
  };
  try {
    return start();
  } finally {
    globalThis.Worker = Worker;
  }
}
