import { isNetworkError, isResponseError, isTimeoutError } from '../errors/is-http-error';
import type { ResponseError } from '../errors/response-error';

/** Failures that may pass: nothing was said, too much was asked, or the server is out of order for now. */
const passingCodes = [408, 425, 429, 500, 502, 503, 504];

/** The number that a failure is judged by: its code, or its status where the code is a word. */
export const numberOf = ({ code, status }: ResponseError): number =>
  Number.isNaN(Number(code)) ? status : Number(code);

/** How long to wait before another try, in ms: a random part of `wait`, or what the server asks for; undefined where a try is of no use. */
export function pauseAfter(failure: unknown, wait: number, longestWait: number): number | undefined {
  const own = randomPartOf(Math.min(wait, longestWait));
  if (isNetworkError(failure) || isTimeoutError(failure)) return own;
  if (!isResponseError(failure) || !passingCodes.includes(numberOf(failure))) return undefined;
  const asked = toMilliseconds(failure.headers);
  if (asked === undefined) return own;
  return asked > longestWait ? undefined : Math.max(asked, own);
}

/** Between half of it and all, so that those who failed together do not come back together. */
export const randomPartOf = (wait: number) => wait * (0.5 + Math.random() / 2);

/** A Retry-After header: seconds, or a date, which counts from the clock of the server where the response names it. */
function toMilliseconds({ 'retry-after': header = '', date = '' }: Readonly<Record<string, string>>) {
  if (/^\d{1,9}$/.test(header.trim())) return Number(header) * 1000;
  const end = Date.parse(header);
  return Number.isNaN(end) ? undefined : Math.max(0, end - (Date.parse(date) || Date.now()));
}
