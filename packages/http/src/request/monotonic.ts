import type { Call } from '../call/call';
import { callHook } from '../call/call-hook';
import type { Progress } from '../call/request-options';

type Listener = 'onUploadProgress' | 'onDownloadProgress';

const furthest = { onUploadProgress: new WeakMap<Call, number>(), onDownloadProgress: new WeakMap<Call, number>() };

/** Wraps a progress listener so that its values never decrease: the replay of a call starts at the first byte again. */
export function monotonic(call: Call, name: Listener): (progress: Progress) => void {
  return ({ loaded, total }) => {
    if (loaded <= (furthest[name].get(call) ?? -1)) return;
    furthest[name].set(call, loaded);
    callHook(call.request[name], total === undefined ? { loaded } : { loaded, total });
  };
}
