export { type TraceparentOptions, traceparent } from '../client/traceparent';
