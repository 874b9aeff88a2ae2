import axios, { type AxiosProgressEvent, type AxiosRequestConfig, type AxiosResponse } from 'axios';
import type { Call, Reply } from '../client/call.ts';
import type { ClientCore } from '../client/client-core.ts';
import type { Step } from '../client/step.ts';
import { TimeoutError } from '../errors/timeout-error.ts';
import { messageFor } from '../failure/message-for.ts';
import type { Progress } from './request-options.ts';
import { toFormText } from './to-form-text.ts';

/** Sends one attempt over axios and waits for its whole answer, for `timeout` milliseconds at most. */
export function createSendStep({ options }: ClientCore): Step {
  const wire = axios.create({
    baseURL: options.baseUrl ?? '',
    withCredentials: options.withCredentials ?? false,
    transformRequest: [],
    transformResponse: [],
    validateStatus: () => true,
    paramsSerializer: { serialize: toFormText },
    ...(options.adapter && { adapter: options.adapter }),
  });

  return {
    name: 'send',
    async run(call) {
      const { signal } = call.controller;
      const timeout = call.request.timeout ?? options.timeout ?? 10_000;
      const late = () =>
        call.controller.abort(new TimeoutError({ ...call, userMessage: messageFor(options, 0) }, timeout));
      const timer = timeout > 0 ? setTimeout(late, timeout) : undefined;
      try {
        return toReply(await wire.request(toAxiosRequest(call)));
      } catch (error) {
        throw signal.aborted ? signal.reason : toCause(error);
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
    ...(onUploadProgress && { onUploadProgress: telling(onUploadProgress) }),
    ...(onDownloadProgress && { onDownloadProgress: telling(onDownloadProgress) }),
  };
}

function telling(hear: (progress: Progress) => void) {
  return ({ loaded, total }: AxiosProgressEvent) => hear(total === undefined ? { loaded } : { loaded, total });
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
