import { startTrusted } from '../lib/start-trusted';
import type { WorkerMessage } from './answer-calls';
import { WorkerCallError, type WorkerCallFailure } from './worker-call-error';

/** Options of `createWorkerCall`. @public */
export interface WorkerCallOptions {
  /** Milliseconds that a call may take from its start in the worker. Default: no limit. */
  timeLimit?: number;
}

/** Calls the function in a worker. Rejects with a `WorkerCallError`, or with the reason of the signal. @public */
export type WorkerCall<Input, Output> = (input: Input, signal?: AbortSignal) => Promise<Output>;

/**
 * Creates a function whose calls run sequentially in one worker, which starts at the first call. An aborted, failed or
 * timed-out call terminates the worker, and the next call starts another.
 * @example createWorkerCall<string, number>(() => new Worker(new URL('./count.worker.js', import.meta.url), { type: 'module' }))
 * @public
 */
export function createWorkerCall<Input, Output>(
  start: () => Worker,
  { timeLimit }: WorkerCallOptions = {},
): WorkerCall<Input, Output> {
  let worker: Worker | undefined;
  let previous: Promise<unknown> = Promise.resolve();

  return (input, signal) => {
    const aborted = whenAborted(signal);
    const run = async () => {
      signal?.throwIfAborted();
      const running = new AbortController();
      try {
        worker ??= startOrFail(start);
        return await Promise.race([answerOf<Input, Output>(worker, input, timeLimit, running.signal), aborted]);
      } catch (error) {
        worker?.terminate();
        worker = undefined;
        throw error;
      } finally {
        running.abort();
      }
    };
    const turn = previous.then(run);
    previous = turn.catch(() => undefined);
    return Promise.race([turn, aborted]);
  };
}

const whenAborted = (signal: AbortSignal | undefined): Promise<never> =>
  new Promise((_, reject) => {
    if (signal?.aborted) reject(signal.reason);
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
  });

function startOrFail(start: () => Worker): Worker {
  try {
    return startTrusted(start);
  } catch (cause) {
    throw new WorkerCallError('unavailable', { cause });
  }
}

function answerOf<Input, Output>(worker: Worker, input: Input, timeLimit: number | undefined, signal: AbortSignal) {
  return new Promise<Output>((resolve, reject) => {
    let hasBegun = false;
    const fail = (reason: WorkerCallFailure, cause?: unknown) => reject(new WorkerCallError(reason, { cause }));
    const handleMessage = ({ data }: MessageEvent<WorkerMessage<Output>>) => {
      if ('output' in data) resolve(data.output);
      if ('error' in data) fail('failed', new Error(data.error));
      hasBegun = true;
      if (timeLimit === undefined || !('began' in data)) return;
      const timer = setTimeout(fail, timeLimit, 'timeLimit');
      signal.addEventListener('abort', () => clearTimeout(timer));
    };
    const handleError = (event: Event & { message?: string }) => {
      event.preventDefault();
      fail(hasBegun ? 'failed' : 'unavailable', new Error(event.message || event.type));
    };
    worker.addEventListener('message', handleMessage, { signal });
    worker.addEventListener('error', handleError, { signal });
    worker.addEventListener('messageerror', handleError, { signal });
    try {
      worker.postMessage(input);
    } catch (cause) {
      fail('failed', cause);
    }
  });
}
