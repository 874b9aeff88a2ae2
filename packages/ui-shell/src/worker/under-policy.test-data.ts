import { createWorkerCall } from './create-worker-call';

/** Runs in a frame under a policy and posts the result of a worker call to the parent page. */
const call = createWorkerCall<{ text: string }, { text: string }>(
  () => new Worker(new URL('./answering.test-data.ts', import.meta.url), { type: 'module' }),
);
const plain = () => new Worker(new URL('./answering.test-data.ts', import.meta.url), { type: 'module' });
const ended = await call({ text: 'a' }).then(
  ({ text }) => text,
  (error) => error.reason,
);
let refusal = '';
try {
  plain().terminate();
} catch (error) {
  refusal = (error as Error).name;
}
window.parent.postMessage({ ended, refusal }, window.origin);
