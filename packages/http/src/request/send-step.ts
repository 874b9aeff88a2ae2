import axios, { type AxiosProgressEvent, type AxiosRequestConfig, type AxiosResponse } from 'axios';
import type { Call, Reply } from '../client/call.ts';
import type { ClientCore } from '../client/client-core.ts';
import type { Step } from '../client/step.ts';
import { NetworkError } from '../errors/network-error.ts';
import { TimeoutError } from '../errors/timeout-error.ts';
import { messageFor } from '../failure/message-for.ts';
import type { Progress } from './request-options.ts';
import { toFormText } from './to-form-text.ts';

/** Sends one attempt over axios and waits for its whole answer, for `timeout` milliseconds at most. */
export function createSendStep({ options }: ClientCore): Step {
  const wire = axios.create({
    baseURL: options.baseUrl ?? '',
    withCredentials: options.withCredentials ?? false,
    transformRequest: [(data) => data],
    transformResponse: [(data) => data],
    validateStatus: () => true,
    paramsSerializer: { serialize: toFormText },
    ...(options.adapter && { adapter: options.adapter }),
  });

  const failed = (call: Call) => ({ ...call, userMessage: messageFor(options, 0) });

  return {
    name: 'send',
    async run(call) {
      const { signal } = call.controller;
      const timeout = call.request.timeout ?? options.timeout ?? 10_000;
      const timer =
        timeout > 0
          ? setTimeout(() => call.controller.abort(new TimeoutError(failed(call), timeout)), timeout)
          : undefined;
      try {
        signal.throwIfAborted();
        return toReply(await wire.request(toAxiosRequest(call)));
      } catch (error) {
        if (signal.aborted) throw signal.reason;
        const why = error instanceof Error ? error.message : String(error);
        throw new NetworkError({ ...failed(call), cause: toCause(error) }, why);
      } finally {
        clearTimeout(timer);
      }
    },
  };
}

function toAxiosRequest({ request, outgoing, controller, method, url, binary }: Call): AxiosRequestConfig {
  const { params, onUploadProgress, onDownloadProgress } = request;
  return {
    method,
    url,
    headers: outgoing.headers,
    data: outgoing.data,
    signal: controller.signal,
    responseType: binary ? 'arraybuffer' : 'text',
    ...(params && { params }),
    ...(onUploadProgress && { onUploadProgress: (event) => onUploadProgress(toProgress(event)) }),
    ...(onDownloadProgress && { onDownloadProgress: (event) => onDownloadProgress(toProgress(event)) }),
  };
}

function toProgress({ loaded, total }: AxiosProgressEvent): Progress {
  return { loaded, ...(total !== undefined && { total }) };
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
