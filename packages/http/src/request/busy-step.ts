import type { Call } from '../client/call.ts';
import { callHook } from '../client/call-hook.ts';
import type { ClientCore } from '../client/client-core.ts';
import type { Step } from '../client/step.ts';

/** Whether the call's url holds one of the configured fragments. */
export function isBusyCall({ options }: ClientCore, call: Call): boolean {
  return (options.busyFragments ?? ['doEdit']).some((fragment) => call.url.includes(fragment));
}

/** Tells when the first call of the busy kind starts and when the last one has ended. */
export function createBusyStep(core: ClientCore): Step {
  const { busy } = core.session;

  function count(hook: (busy: boolean) => void, change: 1 | -1): void {
    const before = busy.get(hook) ?? 0;
    const after = before + change;
    if (after === 0) busy.delete(hook);
    else busy.set(hook, after);
    if (before === 0 || after === 0) callHook(hook, after > 0);
  }

  return {
    name: 'busy',
    async run(call, next) {
      const hook = core.options.onBusyChange;
      if (!hook || !isBusyCall(core, call)) return next();
      count(hook, 1);
      try {
        return await next();
      } finally {
        count(hook, -1);
      }
    },
  };
}
