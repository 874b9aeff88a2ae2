import type { Adapter } from './adapter';

/** Where a client's calls go, and what carries them. */
export interface TransportOptions {
  /** Address before every relative url. Default '' (same origin). Example `https://api.example.com`. */
  baseUrl?: string;
  /** Milliseconds the server may take for one attempt, the whole body included; 0 waits for ever. Default 10000. */
  timeout?: number;
  /** Milliseconds for a call as a whole, with its retries, their pauses and a refresh; 0 sets no limit. Default 0. */
  totalTimeout?: number;
  /** Sends cookies to other origins too. Default false. */
  withCredentials?: boolean;
  /** Response header by which the server names the call in its log; errors carry it as `requestId`. From another origin it must be exposed. Default `x-request-id`. */
  requestIdHeader?: string;
  /** What carries calls; a response may come from elsewhere too. Default: the platform's own `fetch`. */
  fetch?: (request: Request) => Promise<Response>;
  /** Carries the calls: an adapter of axios, for unusual transports, or of `createScriptedAdapter`, for tests. Default none: `fetch` does. */
  adapter?: Adapter;
  /** An adapter for uploads that report progress. Default: XMLHttpRequest, without a library. Example: axios, which loads with the first upload. */
  uploadAdapter?: Adapter;
}
