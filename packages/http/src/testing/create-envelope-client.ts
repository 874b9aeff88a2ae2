import { createHttpClient } from '../client/create-http-client';
import type { HttpClient } from '../client/http-client';
import type { HttpClientOptions } from '../client/http-client-options';
import { envelope } from '../conventions/envelope';
import { chinese } from '../languages/chinese';

/** The client of the tests whose server answers in envelopes, as the specification has it: Chinese unless a test sets another language. */
export const createEnvelopeClient = (options: HttpClientOptions = {}): HttpClient =>
  createHttpClient({ conventions: envelope, language: 'zh', messages: { zh: chinese }, ...options });
