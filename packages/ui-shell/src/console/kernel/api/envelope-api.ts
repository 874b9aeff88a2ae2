import { envelope } from '@waybill/http/conventions';
import { type Api, type ApiOptions, toApi } from './api';
import { specifiedEndpoints } from './endpoints';

/**
 * An API with the conventions `envelope`: bodies are `{ code, message, data }`, the token goes in a header of its own, code 402 says expired and 401 signed
 * out. `paths` are the specified ones, each of which can be another; so can the `conventions`.
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
      http: { conventions: envelope, applicationId: { header: 'app-id', value: '' } },
    },
    options,
  );
