import type { ScriptedReply } from './script-line';

/** Carries out a scripted reply: waits, fails or responds. Ends with the signal. */
export async function respond(reply: ScriptedReply, signal: AbortSignal | undefined) {
  if (reply.fail === 'hang') await pause(undefined, signal);
  if (reply.delay) await pause(reply.delay, signal);
  if (reply.fail === 'network') throw new Error('Network Error');
  const { body, status = 200, statusText = '', headers } = reply;
  const isRaw = body === undefined || typeof body === 'string' || body instanceof ArrayBuffer;
  return {
    data: isRaw ? body : JSON.stringify(body),
    status,
    statusText,
    headers: { ...(!isRaw && { 'content-type': 'application/json' }), ...headers },
  };
}

/** Waits the milliseconds, or for ever if undefined; rejects when the signal aborts. */
function pause(milliseconds: number | undefined, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = milliseconds === undefined ? undefined : setTimeout(done, milliseconds);
    if (!signal?.aborted) signal?.addEventListener('abort', stop, { once: true });
    function done() {
      signal?.removeEventListener('abort', stop);
      resolve();
    }
    function stop() {
      clearTimeout(timer);
      reject(new Error('canceled'));
    }
    if (signal?.aborted) stop();
  });
}
