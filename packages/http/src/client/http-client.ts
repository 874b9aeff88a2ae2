import type { HttpRequest, Progress, RequestOptions } from '../call/request-options';
import type { Download, HttpResponse } from '../response/http-response';
import type { StreamEvent, StreamOptions } from '../stream/stream-options';
import type { HttpClientExtension } from './http-client-options';

/** The body of `upload`: a form with files, one file, or bytes. @public */
export type UploadBody = FormData | Blob | ArrayBuffer | Uint8Array;

/** Options of `upload` and `download`, which have only one direction of progress. @public */
export interface TransferOptions<Data = unknown> extends RequestOptions<Data> {
  /** Called with the progress of the bytes sent (upload) or received (download). No default. */
  onProgress?: (progress: Progress) => void;
}

/** The HTTP client of an application. Every failure rejects with an `HttpError`, a mistake of the program with a `MisuseError`. @public */
export interface HttpClient {
  /** Reads. Resolves with the data that the conventions unwrap, or the whole body; with a `schema`, resolves with the schema's output. */
  get<T = unknown>(url: string, options?: RequestOptions<T>): Promise<T>;
  /** Creates or acts. The body is sent as JSON unless `form` is true. */
  post<T = unknown>(url: string, body?: unknown, options?: RequestOptions<T>): Promise<T>;
  /** Sends a PUT request, which replaces a record. */
  put<T = unknown>(url: string, body?: unknown, options?: RequestOptions<T>): Promise<T>;
  /** Sends a PATCH request, which changes a part of a record. */
  patch<T = unknown>(url: string, body?: unknown, options?: RequestOptions<T>): Promise<T>;
  /** Sends a DELETE request. */
  delete<T = unknown>(url: string, options?: RequestOptions<T>): Promise<T>;
  /** Posts a form with files, a file or bytes. No time limit unless `timeout` sets one. */
  upload<T = unknown>(url: string, body: UploadBody, options?: TransferOptions<T>): Promise<T>;
  /** Fetches a file. No time limit unless `timeout` sets one. Rejects if a JSON response is not a success by the conventions. */
  download(url: string, options?: TransferOptions): Promise<Download>;
  /** The events of a stream: server-sent events, or JSON by lines. A lost connection resumes after the last event; the loop rejects if it cannot, or when the session ends. */
  stream<T = unknown>(url: string, options?: StreamOptions<T>): AsyncIterable<StreamEvent<T>>;
  /** Sends a request of any method and resolves with the unwrapped data. */
  request<T = unknown>(request: HttpRequest<T>): Promise<T>;
  /** Sends a request of any method and resolves with the whole response: data, total, body, code, status, headers. */
  raw<T = unknown>(request: HttpRequest<T>): Promise<HttpResponse<T>>;
  /** Creates another client of the same session (one token, one refresh, one `cancelAll`) with its own options. */
  extend(options: HttpClientExtension): HttpClient;
  /** Ends the session's calls: they reject with a `CancelledError`, a running refresh is discarded, and later responses have no effect. `anonymous` calls continue. */
  cancelAll(reason?: string): void;
  /** Returns the number of running calls of the session, extended clients included. */
  readonly pending: number;
}
