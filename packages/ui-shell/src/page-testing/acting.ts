import { act } from 'react';

/** React's `act` with its flag set only during the call, because events, timers and responses arrive on their own. */
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
