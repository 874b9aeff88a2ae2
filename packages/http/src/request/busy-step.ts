import type { Call } from '../call/call';
import type { Step, StepContext } from '../call/step';
import type { BusyOptions } from './busy-options';

/** Whether the call's url contains one of the configured fragments. A call that outlives its window must not wait for code, and is never busy. */
export function isBusyCall({ options }: StepContext<BusyOptions>, call: Call): boolean {
  if (call.request.keepalive) return false;
  return (options.busyFragments ?? ['doEdit']).some((fragment) => call.url.includes(fragment));
}

/** Reports the first start and the last end of busy calls. The counter is loaded at the first such call; if that fails, nothing is reported. */
export function createBusyStep(core: StepContext<BusyOptions>): Step {
  return {
    name: 'busy',
    async run(call, next) {
      const hook = core.options.onBusyChange;
      if (!hook || !isBusyCall(core, call)) return next();
      const loaded = await import('./count-busy').catch(() => undefined);
      loaded?.countBusy(core.session.busy, hook, 1);
      return next().finally(() => loaded?.countBusy(core.session.busy, hook, -1));
    },
  };
}
