import type { Call } from '../call/call';
import type { HttpRequest } from '../call/request-options';
import { createSessionState, type SessionState } from '../call/session-state';
import type { StepContext } from '../call/step';
import { compose } from '../call/step';
import { guardOptions, Mistake } from '../errors/mistake';
import { parseText } from '../lib/parse-text';
import { locate } from '../request/locate';
import { prepareRequest } from '../request/prepare-request';
import type { HttpResponse } from '../response/http-response';
import type { HttpClient, TransferOptions } from './http-client';
import type { HttpClientOptions } from './http-client-options';
import { pipeline } from './pipeline';
import { placeSteps } from './place-steps';

/** Creates the HTTP client of an application. Every option has a default; docs/http-options.md has each. @public */
export function createHttpClient(options: HttpClientOptions = {}): HttpClient {
  return createClientOf(options, createSessionState());
}

/** Creates a client over a given session state, which a test may inspect. */
export function createClientOf(options: HttpClientOptions, session: SessionState): HttpClient {
  const core: StepContext<HttpClientOptions> = { options: guardOptions(options), session };
  const steps = compose(
    placeSteps(
      pipeline.map((create) => create(core)),
      options.steps,
    ),
  );

  const run = (call: Call) =>
    steps(call).catch(async (error) => {
      throw error instanceof Mistake ? (await import('../failure/to-misuse-error')).toMisuseError(call, error) : error;
    });

  function createCall(request: HttpRequest, binary = false): Call {
    session.started += 1;
    const prepared = prepareRequest(request);
    return {
      ...prepared,
      method: request.method ?? 'GET',
      url: request.url,
      ...locate(request.url, options.baseUrl, prepared.query),
      binary,
      internal: session.isAsking,
      order: session.started,
      epoch: session.epoch,
      controller: new AbortController(),
      callerSignal: request.signal,
      attempts: 0,
      answered: 0,
      token: null,
      outgoing: { headers: {}, data: undefined },
    };
  }

  const parse = (text: string) => parseText(text, options.conventions?.body?.parse);
  const request = async <T>(options: HttpRequest): Promise<T> => (await run(createCall(options))).data as T;

  return {
    request,
    get: (url, rest) => request({ ...rest, method: 'GET', url }),
    post: (url, body, rest) => request({ ...rest, method: 'POST', url, body }),
    put: (url, body, rest) => request({ ...rest, method: 'PUT', url, body }),
    patch: (url, body, rest) => request({ ...rest, method: 'PATCH', url, body }),
    delete: (url, rest) => request({ ...rest, method: 'DELETE', url }),
    upload: (url, body, rest) => request({ ...withProgress(rest, 'onUploadProgress'), method: 'POST', url, body }),
    download: async (url, rest) => {
      const reply = await run(createCall({ ...withProgress(rest, 'onDownloadProgress'), method: 'GET', url }, true));
      return (await import('../response/to-download')).toDownload(reply);
    },
    raw: async <T>(options: HttpRequest) => {
      const call = createCall(options);
      const { url, address, method } = call;
      const { status, headers, body, code, data, total } = await run(call);
      return { url, address, method, status, headers, body, code, data, total } as HttpResponse<T>;
    },
    async *stream(url, rest) {
      yield* (await import('../stream/open-stream')).openStream({ createCall, run, session, parse }, url, rest);
    },
    extend: (changes) => createClientOf({ ...options, ...changes }, session),
    cancelAll: session.cancelAll,
    get pending() {
      return session.inFlight.size;
    },
  };
}

function withProgress(options: TransferOptions = {}, name: 'onUploadProgress' | 'onDownloadProgress') {
  const { onProgress, ...rest } = options;
  return { timeout: 0, totalTimeout: 0, ...rest, [name]: onProgress };
}
