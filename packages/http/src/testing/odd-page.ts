import type { HttpRequest, Progress } from '../call/request-options';
import { isHttpError } from '../errors/is-http-error';
import { createEnvelopeClient } from './create-envelope-client';

declare global {
  /** Makes a call with the token `secret` and returns a description of its outcome. */
  var endOf: (url: string, timeout: number, request?: Pick<HttpRequest, 'method' | 'body'>) => Promise<unknown>;
  /** Makes concurrent calls with an expired token, and returns their responses and the number of refreshes. */
  var endsOf: (count: number) => Promise<{ responses: unknown[]; refreshes: number; pending: number }>;
  /** Uploads with progress and the token `secret` in a header, and returns a description of the outcome. */
  var uploadEndOf: (url: string, header: string) => Promise<unknown>;
  /** Uploads a number of bytes, optionally by axios, and resolves with the reported progress. */
  var uploadOf: (url: string, bytes: number, byAxios?: boolean) => Promise<number[]>;
}

// The page of the tests that make calls as a browser does, by fetch.
globalThis.endOf = (url, timeout, request) =>
  describe(createEnvelopeClient({ timeout, language: 'en', getToken: () => 'secret' }).request({ url, ...request }));

globalThis.uploadEndOf = (url, header) =>
  describe(
    createEnvelopeClient({ conventions: { session: { header } }, getToken: () => 'secret' }).upload(
      url,
      new Blob(['x']),
      { onProgress: () => {} },
    ),
  );

const describe = (call: Promise<unknown>) =>
  call.then(
    (data) => ({ data }),
    (error) =>
      isHttpError(error)
        ? { kind: error.kind, code: error.code, sentence: error.message, body: error.body }
        : String(error),
  );

globalThis.endsOf = async (count) => {
  let token = 'T0';
  let refreshes = 0;
  const http = createEnvelopeClient({
    timeout: 0,
    getToken: () => token,
    renew: () => {
      refreshes += 1;
      token = 'T1';
      return token;
    },
  });
  const responses = await Promise.all(Array.from({ length: count }, (_, at) => http.get(`/orders/${at}`)));
  return { responses, refreshes, pending: http.pending };
};

globalThis.uploadOf = async (url, bytes, byAxios) => {
  const heard: number[] = [];
  const onProgress = ({ loaded }: Progress) => heard.push(loaded);
  const uploadAdapter = byAxios && (await import('axios')).default.getAdapter('xhr');
  const http = createEnvelopeClient({ getToken: () => 'secret', ...(uploadAdapter && { uploadAdapter }) });
  await http.upload(url, new Blob(['x'.repeat(bytes)]), { onProgress });
  return heard;
};
