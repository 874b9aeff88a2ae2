import type { PlacedStep } from '@waybill/http';
import type { ConsoleEvent } from '../../../kernel/console-event';
import { nothing, type Start } from '../../../kernel/feature';
import { startLater } from '../lazy-loading/start-later';
import { createEventPort } from './create-event-port';
import { watchCalls } from './watch-calls';

export interface Events {
  /** Absent where the app does not listen: then nothing is watched. */
  readonly tell: ((event: ConsoleEvent) => void) | undefined;
  /** Of the client: they watch its calls. */
  readonly steps: readonly PlacedStep[];
  readonly start: Start;
}

/** Tells the app's listener of calls, pages and Web Vitals; the code of the last two is loaded once a console is mounted. */
export function createEvents(
  listener: ((event: ConsoleEvent) => void) | undefined,
  report: (problem: unknown) => void,
): Events {
  if (!listener) return { tell: undefined, steps: [], start: () => nothing };
  const tell = createEventPort(listener, report);
  return {
    tell,
    steps: [watchCalls(tell, () => performance.now(), report)],
    start: ({ navigation }) =>
      startLater(
        () => import('./follow-window').then(({ followWindow }) => followWindow(navigation, tell, report)),
        report,
      ),
  };
}
