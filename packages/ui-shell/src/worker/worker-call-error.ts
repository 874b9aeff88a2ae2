/** Why a call of a worker has no answer: it took longer than its limit, the worker did not start, or its code threw. @public */
export type WorkerCallFailure = 'timeLimit' | 'unavailable' | 'failed';

const sentences: Readonly<Record<WorkerCallFailure, string>> = {
  timeLimit: 'The worker was ended because its answer took longer than the time limit. Pass less, or raise the limit.',
  unavailable:
    "The worker did not start. Serve its file, and allow worker-src 'self' in the content security policy of the page.",
  failed: 'The code in the worker threw an error, or its input or output cannot be copied. The cause has the message.',
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
