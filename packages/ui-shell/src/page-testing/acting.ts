import { act } from 'react';

/** React's `act` under its own flag, which is off between the calls: events, timers and responses come by themselves. */
export async function acting(run: () => unknown): Promise<void> {
  const scope = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  const before = scope.IS_REACT_ACT_ENVIRONMENT;
  scope.IS_REACT_ACT_ENVIRONMENT = true;
  try {
    await act(async () => void (await run()));
  } finally {
    scope.IS_REACT_ACT_ENVIRONMENT = before ?? false;
  }
}
