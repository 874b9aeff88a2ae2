import type { Step, StepContext } from '../call/step';
import type { HeaderOptions } from './header-options';

/** Sets the fixed headers: content type, application id, the client's, the call's; the later wins, in whatever case (axios sees to it). */
export function createHeadersStep({ options }: StepContext<HeaderOptions>): Step {
  const { applicationId } = options;
  return {
    name: 'headers',
    async run(call, next) {
      const own = typeof options.headers === 'function' ? options.headers() : options.headers;
      const type = call.plain.type;
      call.outgoing = {
        data: call.plain.data,
        headers: {
          ...(type && { 'Content-Type': type }),
          ...(applicationId && { [applicationId.header ?? 'X-Application-Id']: applicationId.value }),
          ...own,
          ...call.request.headers,
        },
      };
      return next();
    },
  };
}
