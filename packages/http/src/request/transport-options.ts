import type { Adapter } from './adapter';

/** The address and transport of a client's calls. */
export interface TransportOptions {
  /** Address prepended to every relative url. Default '' (same origin). Example `https://api.example.com`. */
  baseUrl?: string;
  /** Milliseconds the server may take for one attempt, the whole body included; 0 waits for ever. Default 10000. */
  timeout?: number;
  /** Milliseconds for a call as a whole, with its retries, their pauses and a refresh; 0 sets no limit. Default 0. */
  totalTimeout?: number;
  /** Sends cookies to other origins too. Default false. */
  withCredentials?: boolean;
  /** Response header by which the server names the call in its log; errors carry it as `requestId`. From another origin it must be exposed. Default `x-request-id`. */
  requestIdHeader?: string;
  /** Replaces `fetch`; a response may come from elsewhere too. Default: the `fetch` of the platform. */
  fetch?: (request: Request) => Promise<Response>;
  /** Sends the calls: an adapter of axios, for unusual transports, or of `createScriptedAdapter`, for tests. By default `fetch` sends them. */
  adapter?: Adapter;
  /** An adapter for uploads that report progress. Default: XMLHttpRequest, without a library. Example: axios, which loads with the first upload. */
  uploadAdapter?: Adapter;
}
