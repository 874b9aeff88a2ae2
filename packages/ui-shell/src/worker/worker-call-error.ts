/** Why a call of a worker has no answer: it took longer than its limit, the worker did not start, or its code threw. @public */
export type WorkerCallFailure = 'timeLimit' | 'unavailable' | 'failed';

const sentences: Readonly<Record<WorkerCallFailure, string>> = {
  timeLimit: 'The answer took longer than the time limit, so the worker was ended.',
  unavailable: "The worker did not start. Serve its file, and allow worker-src 'self' in the policy of the page.",
  failed: 'The code in the worker threw an error, or its input or output cannot be copied; see the cause.',
};

/** Rejects a call of a worker; an abort rejects with the reason of its signal instead. @public */
export class WorkerCallError extends Error {
  override readonly name = 'WorkerCallError';

  constructor(
    readonly reason: WorkerCallFailure,
    options?: ErrorOptions,
  ) {
    super(sentences[reason], options);
  }
}
