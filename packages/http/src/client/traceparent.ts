import type { StepCall } from '../call/call-step';
import type { PlacedStep } from './place-steps';

/** Options of `traceparent`. @public */
export interface TraceparentOptions {
  /** Whether the server should record the trace: a share of calls, or a function that decides for each call. Default 1, every call. Example `0.1`. */
  sampled?: number | ((call: StepCall) => boolean);
}

/** Creates a step for `steps` that sends `traceparent` (W3C Trace Context, level 1) within the origin: a call is one trace, each attempt a span. The events of a console name it. @public */
export function traceparent({ sampled = 1 }: TraceparentOptions = {}): PlacedStep {
  const traces = new WeakMap<StepCall, string>();
  const keeps = typeof sampled === 'function' ? sampled : () => Math.random() < sampled;
  const start = (call: StepCall) => {
    const trace = `${randomHex(16)}-${keeps(call) ? '01' : '00'}`;
    traces.set(call, trace);
    return trace;
  };
  return {
    before: 'send',
    step: {
      name: 'traceparent',
      run(call, next) {
        if (!call.foreign) {
          const [trace, flags] = (traces.get(call) ?? start(call)).split('-');
          call.outgoing.headers.traceparent = `00-${trace}-${randomHex(8)}-${flags}`;
        }
        return next();
      },
    },
  };
}

const randomHex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('');
