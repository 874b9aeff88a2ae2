import type { ResponseFacts } from '../call/response-facts';

/** A successful response with its metadata: the result of `client.raw`. @public */
export interface HttpResponse<T = unknown> extends ResponseFacts {
  /** The data that the conventions unwrap, or the whole body. */
  data: T;
  /** Total number of records, of which the data is one page, if the conventions find it. */
  total: number | undefined;
  url: string;
  /** The absolute address with its query, resolved against the base address. */
  address: string;
  method: string;
}

/** A downloaded file. @public */
export interface Download {
  blob: Blob;
  /** The name the server proposes in Content-Disposition, without any path; undefined if it proposes no name. */
  fileName: string | undefined;
  /** The media type the server states, or an empty string. */
  type: string;
}
