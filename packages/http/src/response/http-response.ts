import type { ResponseFacts } from '../call/response-facts';

/** A successful response with everything around the data: what `client.raw` resolves with. @public */
export interface HttpResponse<T = unknown> extends ResponseFacts {
  /** What the conventions unwrap, or the whole body. */
  data: T;
  /** Total number of records, of which the data is one page, where the conventions find it. */
  total: number | undefined;
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
