import { raceAbort } from '../call/race-abort';
import { createEventParser, createLineParser, type WireEvent } from './parse-events';

/** One open connection of a stream. */
export interface Connection {
  /** The body as a stream, or the whole text if the transport cannot stream. */
  body: ReadableStream<Uint8Array> | string;
  parse: (text: string) => unknown;
  /** JSON by lines instead of server-sent events. */
  byLines: boolean;
  /** Aborts with the session, or when the caller stops. */
  signal: AbortSignal;
  close(): void;
}

/** The end of a connection, and the server's retry pause. */
export interface ConnectionEnd {
  /** The server closed it without cutting off an event. */
  isWhole: boolean;
  retry?: number | undefined;
}

/** The events of one connection until it ends, breaks, or is silent for `heartbeat` ms. Rejects with the signal's reason, or a RangeError for an event without an end. */
export async function* readConnection(
  { body, byLines, signal }: Connection,
  heartbeat: number,
  lastEventId: string,
): AsyncGenerator<WireEvent, ConnectionEnd, undefined> {
  const parser = byLines ? createLineParser() : createEventParser(lastEventId);
  if (typeof body === 'string') {
    yield* parser.feed(`${body}\n`);
    return { isWhole: true, retry: parser.retry };
  }
  // The parser takes the one byte order mark.
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  const reader = body.getReader();
  try {
    for (;;) {
      const piece = await within(reader.read(), heartbeat, signal);
      if (!piece) return { isWhole: false, retry: parser.retry };
      // Server-sent events that no empty line ends are incomplete; the last line of JSON needs no end.
      yield* parser.feed(piece.done ? (byLines ? '\n' : '') : decoder.decode(piece.value, { stream: true }));
      if (piece.done) return { isWhole: true, retry: parser.retry };
    }
  } finally {
    reader.cancel().catch(() => undefined);
  }
}

/** Reads the next piece; undefined if the connection broke or was silent for too long. */
async function within<T>(read: Promise<T>, heartbeat: number, signal: AbortSignal): Promise<T | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<undefined>((resolve) => {
    if (heartbeat > 0) timer = setTimeout(resolve, heartbeat, undefined);
  });
  try {
    return await raceAbort(Promise.race([read.catch(() => undefined), silence]), signal);
  } finally {
    clearTimeout(timer);
  }
}
