import axios, { type AxiosRequestConfig, type AxiosResponse } from 'axios';
import type { Call, Reply } from '../client/call.ts';
import type { ClientCore } from '../client/client-core.ts';
import type { HttpClientOptions } from '../client/http-client-options.ts';
import type { Step } from '../client/step.ts';
import { TimeoutError } from '../errors/timeout-error.ts';
import { noAnswerMessage } from '../failure/no-answer-message.ts';
import { fetchTransport } from './fetch-transport.ts';

/** Sends one attempt over axios and waits for its whole answer, for `timeout` milliseconds at most. */
export function createSendStep({ options }: ClientCore): Step {
  const wire = axios.create({
    baseURL: options.baseUrl ?? '',
    withCredentials: options.withCredentials ?? false,
    transformRequest: [],
    transformResponse: [],
    validateStatus: () => true,
    paramsSerializer: { serialize: String },
  });

  return {
    name: 'send',
    async run(call) {
      const { signal } = call.controller;
      const timeout = call.request.timeout ?? options.timeout ?? 10_000;
      const late = () =>
        call.controller.abort(new TimeoutError({ ...call, userMessage: noAnswerMessage(options) }, timeout));
      const timer = timeout > 0 ? setTimeout(late, timeout) : undefined;
      try {
        return toReply(await wire.request(toAxiosRequest(call, options)));
      } catch (error) {
        throw signal.aborted ? signal.reason : toCause(error);
      } finally {
        clearTimeout(timer);
      }
    },
  };
}

function toAxiosRequest(call: Call, { adapter }: HttpClientOptions): AxiosRequestConfig {
  const { request, outgoing, controller, method, url, query, binary, foreign } = call;
  const { onUploadProgress, onDownloadProgress } = request;
  // Only XMLHttpRequest tells how far an upload has come.
  const isFetched = typeof document !== 'undefined' && !onUploadProgress;
  const transport = adapter ?? (isFetched ? (config) => fetchTransport(call, config) : undefined);
  return {
    method,
    url,
    ...(query && { params: query }),
    ...(transport && { adapter: transport }),
    ...(!foreign && { beforeRedirect: refuseForeign }),
    headers: outgoing.headers,
    data: outgoing.data,
    signal: controller.signal,
    responseType: binary ? 'arraybuffer' : 'text',
    ...(onUploadProgress && { onUploadProgress }),
    ...(onDownloadProgress && { onDownloadProgress }),
  };
}

/** Node's transport follows redirects by itself and asks here before each. */
function refuseForeign({ href }: { href?: string }, _response: unknown, from?: { url?: string }): void {
  const { origin } = new URL(href ?? '');
  if (origin !== new URL(from?.url ?? '').origin) throw new Error(`it was redirected to another origin, ${origin}`);
}

function toReply({ status, statusText, headers, data }: AxiosResponse): Reply {
  const lowerCase = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)]);
  return {
    status,
    statusText,
    headers: Object.fromEntries(lowerCase),
    payload: data,
  };
}

// An axios error holds the request with its token and payload, which have no place in an error log.
function toCause(error: unknown): unknown {
  if (!axios.isAxiosError(error)) return error;
  return Object.assign(new Error(error.message), { code: error.code });
}
