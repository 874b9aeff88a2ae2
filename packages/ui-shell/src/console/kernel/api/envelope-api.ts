import { type Api, type ApiOptions, toApi } from './api';
import { specifiedEndpoints } from './endpoints';

/**
 * An API whose bodies are envelopes `{ code, message, data }`, with a token in a header of its own: expired is code 402, signed out 401. `paths` are the
 * specified ones, each of which can be another.
 * @example
 * envelopeApi({ baseUrl: 'https://api.example', paths: { login: '/v2/session', captcha: false } })
 * @public
 */
export const envelopeApi = (options: ApiOptions = {}): Api =>
  toApi(
    {
      session: 'token',
      endpoints: specifiedEndpoints,
      // Without a value it is the console's storage prefix and `-console`.
      http: { applicationId: { header: 'app-id', value: '' } },
    },
    options,
  );
