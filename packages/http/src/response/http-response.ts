/** A successful response with everything around the data: what `client.raw` resolves with. @public */
export interface HttpResponse<T = unknown> {
  /** What the conventions unwrap, or the whole body. */
  data: T;
  /** Total number of records, of which the data is one page, where the conventions find it. */
  total: number | undefined;
  /** The body as parsed, before anything is unwrapped; undefined where the server sent none. */
  body: unknown;
  /** The body's code where it has one, else the HTTP status. */
  code: number | string;
  /** The HTTP status. */
  status: number;
  /** Response headers, names in lower case. */
  headers: Readonly<Record<string, string>>;
  url: string;
  /** The whole address with its query, as it was resolved against the base address. */
  address: string;
  method: string;
}

/** A downloaded file. @public */
export interface Download {
  blob: Blob;
  /** The name the server proposes in Content-Disposition, without any path; undefined where it proposes none. */
  fileName: string | undefined;
  /** The media type the server states, or an empty string. */
  type: string;
}
