export { answerCalls } from '../worker/answer-calls';
export { createWorkerCall, type WorkerCall, type WorkerCallOptions } from '../worker/create-worker-call';
export { WorkerCallError, type WorkerCallFailure } from '../worker/worker-call-error';
