/** The part of a response that conventions and rules may read. @public */
export interface ResponseFacts {
  /** The HTTP status. */
  status: number;
  /** The code that the conventions find in the body, else the HTTP status. A code in digits is a number: `'402'` is 402. */
  code: number | string;
  /** The parsed body; text if it is not JSON, undefined if there is no body. */
  body: unknown;
  /** Response headers, names in lower case. */
  headers: Readonly<Record<string, string>>;
}
