import { startTrusted } from '../lib/start-trusted';
import type { WorkerMessage } from './answer-calls';
import { WorkerCallError, type WorkerCallFailure } from './worker-call-error';

/** Options of `createWorkerCall`. @public */
export interface WorkerCallOptions {
  /** Milliseconds that an answer may take, from the moment at which the worker begins it. Default: no limit. */
  timeLimit?: number;
}

/** Calls the function in a worker. Rejects with a `WorkerCallError`, or with the reason of the signal. @public */
export type WorkerCall<Input, Output> = (input: Input, signal?: AbortSignal) => Promise<Output>;

/**
 * Creates a function whose calls run in one worker, one after the other. The worker starts at the first call. A call that is aborted, fails or
 * exceeds its time limit ends the worker, and the next call starts another.
 * @example createWorkerCall<string, number>(() => new Worker(new URL('./count.worker.js', import.meta.url), { type: 'module' }))
 * @public
 */
export function createWorkerCall<Input, Output>(
  start: () => Worker,
  { timeLimit }: WorkerCallOptions = {},
): WorkerCall<Input, Output> {
  let worker: Worker | undefined;
  let previous: Promise<unknown> = Promise.resolve();

  const run = async (input: Input, signal: AbortSignal) => {
    signal.throwIfAborted();
    try {
      worker ??= startTrusted(start);
    } catch (cause) {
      throw new WorkerCallError('unavailable', { cause });
    }
    try {
      return await callIn<Input, Output>(worker, input, { timeLimit, signal });
    } catch (error) {
      worker.terminate();
      worker = undefined;
      throw error;
    }
  };

  return (input, signal = new AbortController().signal) =>
    new Promise((resolve, reject) => {
      const waiting = new AbortController();
      const giveUp = () => reject(signal.reason);
      if (signal.aborted) return giveUp();
      signal.addEventListener('abort', giveUp, { signal: waiting.signal });
      const turn = previous.then(() => {
        waiting.abort();
        return run(input, signal);
      });
      previous = turn.catch(() => undefined);
      turn.then(resolve, reject);
    });
}

interface CallOptions {
  timeLimit: number | undefined;
  signal: AbortSignal;
}

function callIn<Input, Output>(worker: Worker, input: Input, { timeLimit, signal }: CallOptions): Promise<Output> {
  const running = new AbortController();
  const whileRunning = { signal: running.signal };
  let timer: ReturnType<typeof setTimeout> | undefined;
  return new Promise<Output>((resolve, reject) => {
    let hasBegun = false;
    const fail = (reason: WorkerCallFailure, cause?: unknown) => reject(new WorkerCallError(reason, { cause }));
    const handleMessage = ({ data }: MessageEvent<WorkerMessage<Output>>) => {
      if ('output' in data) resolve(data.output);
      else if ('error' in data) fail('failed', new Error(data.error));
      else {
        hasBegun = true;
        if (timeLimit !== undefined) timer = setTimeout(fail, timeLimit, 'timeLimit');
      }
    };
    const handleError = (event: Event & { message?: string }) => {
      event.preventDefault();
      fail(hasBegun ? 'failed' : 'unavailable', new Error(event.message || event.type));
    };
    signal.addEventListener('abort', () => reject(signal.reason), whileRunning);
    worker.addEventListener('message', handleMessage, whileRunning);
    worker.addEventListener('error', handleError, whileRunning);
    worker.addEventListener('messageerror', handleError, whileRunning);
    try {
      worker.postMessage(input);
    } catch (cause) {
      fail('failed', cause);
    }
  }).finally(() => {
    running.abort();
    clearTimeout(timer);
  });
}
