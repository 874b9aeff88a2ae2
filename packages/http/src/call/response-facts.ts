/** A response as far as conventions and rules may look at it. @public */
export interface ResponseFacts {
  /** The HTTP status. */
  status: number;
  /** The code that the conventions find in the body, else the HTTP status. A code in digits is a number: `'402'` is 402. */
  code: number | string;
  /** The body as parsed; text where it is no JSON, undefined where there is none. */
  body: unknown;
  /** Response headers, names in lower case. */
  headers: Readonly<Record<string, string>>;
}
