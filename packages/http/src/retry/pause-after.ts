import { isNetworkError, isResponseError, isTimeoutError } from '../errors/is-http-error';
import type { ResponseError } from '../errors/response-error';

/** Codes of temporary failures: no response, too many requests, or a server that is unavailable. */
const passingCodes = [408, 425, 429, 500, 502, 503, 504];

/** Returns the number that classifies a failure: its code, or its status if the code is a word. */
export const numberOf = ({ code, status }: ResponseError): number =>
  Number.isNaN(Number(code)) ? status : Number(code);

/** Returns the pause before another try, in ms: a random part of `wait`, or the server's Retry-After; undefined if a retry is useless. */
export function pauseAfter(failure: unknown, wait: number, longestWait: number): number | undefined {
  const pause = randomPartOf(Math.min(wait, longestWait));
  if (isNetworkError(failure) || isTimeoutError(failure)) return pause;
  if (!isResponseError(failure) || !passingCodes.includes(numberOf(failure))) return undefined;
  const serverPause = toMilliseconds(failure.headers);
  if (serverPause === undefined) return pause;
  return serverPause > longestWait ? undefined : Math.max(serverPause, pause);
}

/** Returns between half of it and all, so that calls that failed together do not retry together. */
export const randomPartOf = (wait: number) => wait * (0.5 + Math.random() / 2);

/** Parses a Retry-After header: seconds, or a date, relative to the server's clock if the response names it. */
function toMilliseconds({ 'retry-after': header = '', date = '' }: Readonly<Record<string, string>>) {
  if (/^\d{1,9}$/.test(header.trim())) return Number(header) * 1000;
  const end = Date.parse(header);
  return Number.isNaN(end) ? undefined : Math.max(0, end - (Date.parse(date) || Date.now()));
}
