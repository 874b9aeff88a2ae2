import type { PlacedStep } from '@waybill/http';
import type { ConsoleEvent } from '../../../kernel/console-event';
import { nothing, type Start } from '../../../kernel/feature';
import { startLater } from '../lazy-loading/start-later';
import { createEventPort } from './create-event-port';
import { watchCalls } from './watch-calls';

export interface Events {
  /** Undefined without a listener of the app; then nothing is observed. */
  readonly emit: ((event: ConsoleEvent) => void) | undefined;
  /** Steps of the client that observe its calls. */
  readonly steps: readonly PlacedStep[];
  readonly start: Start;
}

/** Reports calls, pages and Web Vitals to the app's listener; the code of the last two loads after the mount. */
export function createEvents(
  listener: ((event: ConsoleEvent) => void) | undefined,
  report: (problem: unknown) => void,
): Events {
  if (!listener) return { emit: undefined, steps: [], start: () => nothing };
  const tell = createEventPort(listener, report);
  return {
    emit: tell,
    steps: [watchCalls(tell, () => performance.now(), report)],
    start: ({ navigation }) =>
      startLater(
        () => import('./follow-window').then(({ followWindow }) => followWindow(navigation, tell, report)),
        report,
      ),
  };
}
