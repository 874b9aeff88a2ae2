import { raceAbort } from '../client/race-abort.ts';

/** Waits the given milliseconds, or rejects with the signal's reason; leaves neither timer nor listener behind. */
export async function delay(milliseconds: number, signal: AbortSignal): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    await raceAbort(
      new Promise<void>((resolve) => {
        timer = setTimeout(resolve, milliseconds);
      }),
      signal,
    );
  } finally {
    clearTimeout(timer);
  }
}
