/** The messages of a worker: a call is being answered, its answer, or the text of the error that it threw. */
export type WorkerMessage<Output> = { began: true } | { output: Output } | { error: string };

/** Answers the calls of `createWorkerCall`, one at a time. Runs in the worker's file. @public */
export function answerCalls<Input, Output>(answer: (input: Input) => Output | Promise<Output>): void {
  const send = (message: WorkerMessage<Output>) => self.postMessage(message);
  self.addEventListener('message', async ({ data }: MessageEvent<Input>) => {
    send({ began: true });
    try {
      send({ output: await answer(data) });
    } catch (error) {
      send({ error: String(error) });
    }
  });
}
