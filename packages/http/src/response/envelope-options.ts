/** How a server wraps what it says. */
export interface EnvelopeOptions {
  /** Name of the body's code field. Default `code`. */
  codeField?: string;
  /** Name of the body's message field. Default `message`. */
  messageField?: string;
  /** Name of the envelope's data field. Default `data`. */
  dataField?: string;
  /** The codes that mean success. Default `[200, 0, '200', '0']`. */
  successCodes?: readonly (number | string)[];
}
