import type { Call, Reply } from '../call/call';
import { onAbort, raceAbort } from '../call/race-abort';
import type { Step, StepContext } from '../call/step';
import type { ConventionOptions } from '../conventions/conventions';
import { Mistake } from '../errors/mistake';
import type { MessageOptions } from '../failure/message-options';
import { startLimit } from '../failure/start-limit';
import { toNetworkError } from '../failure/to-network-error';
import { fetchTransport } from './fetch-transport';
import { htmlPageError, isRedirected } from './html-page';
import type { TransportOptions } from './transport-options';

type SendOptions = TransportOptions & MessageOptions & ConventionOptions;

/** Sends one attempt and waits for its complete response, for `timeout` milliseconds at most. */
export function createSendStep({ options }: StepContext<SendOptions>): Step {
  const { requestIdHeader = 'x-request-id' } = options;
  return {
    name: 'send',
    async run(call) {
      call.attempts += 1;
      call.answered = 0;
      const { signal } = call.controller;
      const attempt = new AbortController();
      const release = onAbort(signal, () => attempt.abort(signal.reason));
      const limit = call.request.timeout ?? options.timeout ?? 10_000;
      const timer = startLimit(call, limit, attempt, options);
      try {
        const reply = await raceAbort(carry(call, options, attempt.signal), attempt.signal);
        call.answered = reply.status;
        reply.requestId = /^[\w.:/+=-]{1,128}$/.exec(reply.headers[requestIdHeader.toLowerCase()] ?? '')?.[0];
        return reply;
      } catch (error) {
        if (error instanceof Mistake) throw error;
        const isAway = !attempt.signal.aborted && (await isRedirected(call, options, attempt.signal));
        if (attempt.signal.aborted) throw attempt.signal.reason;
        throw toNetworkError(call, isAway ? htmlPageError('it was redirected to another origin') : error, options);
      } finally {
        clearTimeout(timer);
        release();
      }
    },
  };
}

async function carry(call: Call, options: SendOptions, signal: AbortSignal): Promise<Reply> {
  const adapter = options.adapter ?? (call.request.onUploadProgress && options.uploadAdapter);
  if (!adapter) return fetchTransport(call, options, signal);
  return (await import('./adapter-transport')).adapterTransport(call, { ...options, adapter }, signal);
}
