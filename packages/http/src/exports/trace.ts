export { type SpanAttributes, toSpanAttributes } from '../client/span-attributes';
export { type TraceparentOptions, traceparent } from '../client/traceparent';
