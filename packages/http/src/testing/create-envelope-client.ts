import { createHttpClient } from '../client/create-http-client';
import type { HttpClient } from '../client/http-client';
import type { HttpClientOptions } from '../client/http-client-options';
import { envelope } from '../conventions/envelope';
import { chinese } from '../languages/chinese';

/** Creates the client for tests whose server answers in envelopes by the specification: Chinese unless a test sets another language. */
export const createEnvelopeClient = (options: HttpClientOptions = {}): HttpClient =>
  createHttpClient({ conventions: envelope, language: 'zh', messages: { zh: chinese }, ...options });
