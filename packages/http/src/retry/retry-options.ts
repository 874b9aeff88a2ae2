/** How calls are tried again. @public */
export interface RetryPolicy {
  /** Tries after the first. Default 2. */
  times?: number;
  /** Pause before the first retry, in ms; each further one is twice as long, and each is shortened at random by up to half. Default 300. */
  wait?: number;
  /** The longest pause in ms; where the server asks for a longer one (`Retry-After`) the call fails at once. Default 10000. */
  longestWait?: number;
  /** Retries that all calls of the session have together; ten successes give one back. So a server that is down is not overrun. Default 10. */
  budget?: number;
}

/** Which failures a client tries to get over by itself. */
export interface RetryOptions {
  /** Repeats reads, and calls with an idempotency key, without a response, after a time limit, or after 408, 425, 429, 500, 502, 503 or 504. Default false. Example `{ times: 3 }`. */
  retry?: boolean | RetryPolicy;
}
