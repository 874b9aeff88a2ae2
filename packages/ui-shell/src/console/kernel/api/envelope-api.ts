import { envelope } from '@waybill/http/conventions';
import { type Api, type ApiOptions, toApi } from './api';
import { specifiedEndpoints } from './endpoints';

/**
 * An API with the conventions `envelope`: bodies are `{ code, message, data }`, the token is sent in a separate header,
 * code 402 means expired and 401 signed out. `paths` and `conventions` can override the specified ones.
 * @example
 * envelopeApi({ baseUrl: 'https://api.example', paths: { login: '/v2/session', captcha: false } })
 * @public
 */
export const envelopeApi = (options: ApiOptions = {}): Api =>
  toApi(
    {
      session: 'token',
      endpoints: specifiedEndpoints,
      // An empty value means the console's storage prefix with `-console`.
      http: { conventions: envelope, applicationId: { header: 'app-id', value: '' } },
    },
    options,
  );
