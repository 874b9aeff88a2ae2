import type { Step, StepContext } from '../call/step';
import type { MessageOptions } from '../failure/message-options';
import type { BusyOptions } from './busy-options';
import { isBusyCall } from './busy-step';
import type { Flight } from './share-flight';

/** Gives identical busy calls the response of the first one in flight. Its code is loaded at the first such call; if that fails, the call is sent alone. */
export function createShareStep(core: StepContext<BusyOptions & MessageOptions>): Step {
  const flights = new Map<string, Flight>();
  return {
    name: 'share',
    async run(call, next) {
      if (!isBusyCall(core, call)) return next();
      const loaded = await import('./share-flight').catch(() => undefined);
      return loaded?.shareFlight(flights, call, next, core.options) ?? next();
    },
  };
}
