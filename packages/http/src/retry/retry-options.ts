/** The number and the pauses of retries. @public */
export interface RetryPolicy {
  /** Tries after the first. Default 2. */
  times?: number;
  /** Pause before the first retry, in ms; each further one is twice as long, and each is shortened at random by up to half. Default 300. */
  wait?: number;
  /** The longest pause in ms; if the server demands a longer one (`Retry-After`), the call fails at once. Default 10000. */
  longestWait?: number;
  /** Retries that all calls of the session share; ten successes give one back. It protects a server that is down. Default 10. */
  budget?: number;
}

/** The failures after which a client retries. */
export interface RetryOptions {
  /** Repeats reads, and calls with an idempotency key, without a response, after a time limit, or after 408, 425, 429, 500, 502, 503 or 504. Default false. Example `{ times: 3 }`. */
  retry?: boolean | RetryPolicy;
}
