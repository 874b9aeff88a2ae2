import type { Step, StepContext } from '../call/step';
import type { ConventionOptions } from '../conventions/conventions';
import { toMistake } from '../errors/mistake';
import type { HeaderOptions } from './header-options';

/** Fails a call that cannot be sent, and sets the fixed headers: content type, application id, the client's, the call's. The later one wins, whatever the case of its name (axios handles that). */
export function createHeadersStep({ options }: StepContext<HeaderOptions & ConventionOptions>): Step {
  const { applicationId, csrf, idempotencyHeader = 'Idempotency-Key' } = options;
  // Loaded ahead for later calls, some of which must be sent at once.
  let proof: typeof import('./csrf-header') | undefined;
  return {
    name: 'headers',
    async run(call, next) {
      if (call.unsendable !== undefined) throw toMistake('request', '', call.unsendable);
      const clientHeaders = typeof options.headers === 'function' ? options.headers() : options.headers;
      const { idempotencyKey, plain } = call;
      const type = (plain.isJson && options.conventions?.body?.type) || plain.type;
      let word: Record<string, string> | undefined;
      if (csrf && !call.foreign) {
        proof ??= await import('./csrf-header');
        word = proof.csrfHeader(call.method, csrf);
      }
      call.outgoing = {
        data: plain.data,
        headers: {
          ...(type && { 'Content-Type': type }),
          ...(applicationId && { [applicationId.header ?? 'X-Application-Id']: applicationId.value }),
          ...(idempotencyKey && { [idempotencyHeader]: idempotencyKey }),
          ...word,
          ...clientHeaders,
          ...call.request.headers,
        },
      };
      return next();
    },
  };
}
