import type { AxiosAdapter } from 'axios';

/** Where a client's calls go, and what carries them. */
export interface TransportOptions {
  /** Address before every relative url. Default '' (same origin). Example `https://api.example.com`. */
  baseUrl?: string;
  /** Milliseconds the server may take for one attempt, the whole body included; 0 waits for ever. Default 10000. */
  timeout?: number;
  /** Sends cookies to other origins too. Default false. */
  withCredentials?: boolean;
  /** Response header by which the server names the call in its log; errors carry it as `requestId`. From another origin it must be exposed. Default `x-request-id`. */
  requestIdHeader?: string;
  /** What carries calls in a browser; a response may come from elsewhere too. Default: the browser's own `fetch`. */
  fetch?: (request: Request) => Promise<Response>;
  /** The axios adapter that carries the calls, for tests and unusual transports. Default `fetch` in a browser, in Node axios's own. */
  adapter?: AxiosAdapter;
}
