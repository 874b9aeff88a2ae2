import type { Call } from '../call/call';
import type { HttpRequest, Progress } from '../call/request-options';
import { toFormText } from './to-form-text';
import { toPlainBody } from './to-plain-body';

/** Takes of a request what its caller could still change: options, query and body as they are in this tick. */
export function prepareRequest(given: HttpRequest): Pick<Call, 'request' | 'plain' | 'query' | 'unsendable'> {
  const { headers, onUploadProgress, onDownloadProgress } = given;
  const request = {
    ...given,
    ...(headers && { headers: { ...headers } }),
    ...(onUploadProgress && { onUploadProgress: onward(onUploadProgress) }),
    ...(onDownloadProgress && { onDownloadProgress: onward(onDownloadProgress) }),
  };
  try {
    return { request, plain: toPlainBody(given), query: toFormText(given.params ?? {}) };
  } catch (unsendable) {
    return { request, plain: { data: undefined }, query: '', unsendable };
  }
}

/** Progress that never runs backwards: the replay of a call begins with the first byte again. */
function onward(hear: (progress: Progress) => void): (progress: Progress) => void {
  let furthest = -1;
  return ({ loaded, total }) => {
    if (loaded <= furthest) return;
    furthest = loaded;
    hear(total === undefined ? { loaded } : { loaded, total });
  };
}
