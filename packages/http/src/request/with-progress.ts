import type { Call } from '../call/call';
import { monotonic } from './monotonic';

/** Returns the response with a body that reports its progress after each piece. */
export function withProgress(response: Response, call: Call): Response {
  const hear = monotonic(call, 'onDownloadProgress');
  // The length of a compressed body is not that of the bytes read; another origin may hide the coding.
  const isCoded = response.headers.has('content-encoding');
  const total = isCoded ? 0 : Number(response.headers.get('content-length'));
  let loaded = 0;
  const counting = new TransformStream<Uint8Array, Uint8Array>({
    transform(piece, controller) {
      loaded += piece.byteLength;
      hear(total >= loaded ? { loaded, total } : { loaded });
      controller.enqueue(piece);
    },
  });
  return new Response(response.body?.pipeThrough(counting));
}
