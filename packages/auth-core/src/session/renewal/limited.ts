import type { GatewayCall } from '../session-core';

/** The call, given so many milliseconds: then it is aborted and counts as failed, whether it heeds its signal or not. */
export function limited(milliseconds: number, call: GatewayCall | undefined): GatewayCall | undefined {
  if (!call) return undefined;
  return async (context) => {
    const controller = new AbortController();
    const stop = () => controller.abort(context.signal.reason);
    context.signal.addEventListener('abort', stop, { once: true });
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        reject(new Error(`It was not answered within ${milliseconds} ms.`));
        controller.abort();
      }, milliseconds);
    });
    try {
      return await Promise.race([call({ ...context, signal: controller.signal }), late]);
    } finally {
      clearTimeout(timer);
      context.signal.removeEventListener('abort', stop);
    }
  };
}
