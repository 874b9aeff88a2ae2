import type { HttpClient } from './http-client.ts';
import type { HttpClientOptions } from './http-client-options.ts';

/** Creates the HTTP client of an application. */
export function createHttpClient(_options: HttpClientOptions = {}): HttpClient {
  throw new Error('createHttpClient is only declared so far.');
}
