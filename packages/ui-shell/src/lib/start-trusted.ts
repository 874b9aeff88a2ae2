import { trustedScriptUrl } from './trusted-script-url';

/** Starts a worker under Trusted Types. Bundlers follow `new Worker(new URL(…))` alone, so the constructor takes the trusted address from the policy while `start` runs. */
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
