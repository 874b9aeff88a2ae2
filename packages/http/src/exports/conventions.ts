export { envelope } from '../conventions/envelope';
export { problem } from '../conventions/problem';
