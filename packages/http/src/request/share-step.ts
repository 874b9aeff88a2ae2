import type { ClientCore } from '../client/client-core.ts';
import type { Step } from '../client/step.ts';
import { isBusyCall } from './busy-step.ts';
import type { Flight } from './share-flight.ts';

/**
 * Gives identical calls of the busy kind, made while the first is in flight, the first one's answer. What does it is loaded
 * at the first such call; where that fails the call goes alone.
 */
export function createShareStep(core: ClientCore): Step {
  const flights = new Map<string, Flight>();
  return {
    name: 'share',
    async run(call, next) {
      if (!isBusyCall(core, call)) return next();
      const loaded = await import('./share-flight.ts').catch(() => undefined);
      return loaded?.shareFlight(flights, call, next) ?? next();
    },
  };
}
