import type { Progress } from '../call/request-options';

/** Reads the whole body and tells after each piece how far it has come. */
export function readWithProgress(response: Response, hear: (progress: Progress) => void): Promise<ArrayBuffer> {
  const total = Number(response.headers.get('content-length'));
  let loaded = 0;
  const counting = new TransformStream<Uint8Array, Uint8Array>({
    transform(piece, controller) {
      loaded += piece.byteLength;
      hear(total > 0 ? { loaded, total } : { loaded });
      controller.enqueue(piece);
    },
  });
  return new Response(response.body?.pipeThrough(counting)).arrayBuffer();
}
