import type { HttpError, StepCall, StepReply } from '@waybill/http';
import { toSpanAttributes } from '@waybill/http/trace';
import type { CallEvent } from '../../../kernel/console-event';

/** Builds the event of a call that has ended, apart from its duration and failure. */
export function toCallEvent(call: StepCall, how: StepReply | HttpError): Omit<CallEvent, 'duration' | 'failure'> {
  const { status, requestId = '' } = how;
  const traceId = call.outgoing.headers.traceparent?.split('-')[1];
  return {
    kind: 'call',
    method: call.method,
    url: call.url.replace(/[?#].*$/s, ''),
    status,
    requestId,
    attributes: toSpanAttributes(call, how),
    ...(traceId && { traceId }),
  };
}
