import type { Call, Reply } from '../call/call';
import type { Step, StepContext } from '../call/step';
import { TimeoutError } from '../errors/timeout-error';
import type { MessageOptions } from '../failure/message-options';
import { noResponseMessage } from '../failure/no-response-message';
import { fetchTransport } from './fetch-transport';
import type { TransportOptions } from './transport-options';

/** Sends one attempt and waits for its whole response, for `timeout` milliseconds at most. */
export function createSendStep({ options }: StepContext<TransportOptions & MessageOptions>): Step {
  return {
    name: 'send',
    async run(call) {
      const { signal } = call.controller;
      const timeout = call.request.timeout ?? options.timeout ?? 10_000;
      const late = () =>
        call.controller.abort(new TimeoutError({ ...call, userMessage: noResponseMessage(options) }, timeout));
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

async function carry(call: Call, options: TransportOptions): Promise<Reply> {
  // Of a browser's transports only XMLHttpRequest tells how far an upload has come. It comes with axios, which is loaded at the first such call.
  const isFetched = typeof document !== 'undefined' && !options.adapter && !call.request.onUploadProgress;
  if (isFetched) return fetchTransport(call, options);
  const { axiosTransport } = await import('./axios-transport');
  return axiosTransport(call, options);
}
