import type { Call, Reply } from '../client/call.ts';
import type { ClientCore } from '../client/client-core.ts';
import type { HttpClientOptions } from '../client/http-client-options.ts';
import type { Step } from '../client/step.ts';
import { TimeoutError } from '../errors/timeout-error.ts';
import { noAnswerMessage } from '../failure/no-answer-message.ts';
import { fetchTransport } from './fetch-transport.ts';

/** Sends one attempt and waits for its whole answer, for `timeout` milliseconds at most. */
export function createSendStep({ options }: ClientCore): Step {
  return {
    name: 'send',
    async run(call) {
      const { signal } = call.controller;
      const timeout = call.request.timeout ?? options.timeout ?? 10_000;
      const late = () =>
        call.controller.abort(new TimeoutError({ ...call, userMessage: noAnswerMessage(options) }, timeout));
      const timer = timeout > 0 ? setTimeout(late, timeout) : undefined;
      try {
        return await carry(call, options);
      } catch (error) {
        throw signal.aborted ? signal.reason : error;
      } finally {
        clearTimeout(timer);
      }
    },
  };
}

async function carry(call: Call, options: HttpClientOptions): Promise<Reply> {
  // Of a browser's transports only XMLHttpRequest tells how far an upload has come. It comes with axios, which is loaded at the first such call.
  const isFetched = typeof document !== 'undefined' && !options.adapter && !call.request.onUploadProgress;
  if (isFetched) return fetchTransport(call, options);
  const { axiosTransport } = await import('./axios-transport.ts');
  return axiosTransport(call, options);
}
