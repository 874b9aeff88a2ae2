import type { Call, Reply } from '../call/call';
import { onAbort } from '../call/race-abort';
import type { HttpRequest } from '../call/request-options';
import type { SessionState } from '../call/session-state';
import { CancelledError, UnreadableResponseError } from '../errors/call-errors';
import type { Connection } from './read-connection';
import { shareStream } from './share-stream';
import { streamEvents } from './stream-events';
import type { StreamEvent, StreamOptions } from './stream-options';

/** The options of its client that a stream reads. */
export interface StreamClient {
  createCall: (request: HttpRequest) => Call;
  run: (call: Call) => Promise<Reply>;
  session: SessionState;
  /** Parses the JSON of an event; a text that is not JSON stays text. */
  parse: Connection['parse'];
}

/** Opens the events of a stream in a client's session. It ends with the session in which it started. */
export function openStream<Data>(
  { createCall, run, session, parse }: StreamClient,
  url: string,
  options: StreamOptions<Data> = {},
): AsyncGenerator<StreamEvent<Data>, void, undefined> {
  const { params, headers, anonymous, token, share } = options;
  const { epoch } = session;
  if (share !== undefined && globalThis.BroadcastChannel !== undefined) return sharedEvents(`${url} ${share}`);
  return streamEvents((lastEventId) => connect(lastEventId, options.signal), url, options);

  async function* sharedEvents(name: string) {
    const call = createCall({ method: 'GET', url, ...(anonymous !== undefined && { anonymous }) });
    const release = keep(call, options.signal);
    try {
      yield* shareStream({
        name,
        lastEventId: options.lastEventId,
        signal: call.controller.signal,
        connect: (lastEventId, signal) =>
          streamEvents((last) => connect(last, signal), url, { ...options, lastEventId, signal }),
      });
    } finally {
      release();
    }
  }

  async function connect(lastEventId: string, signal?: AbortSignal): Promise<Connection | undefined> {
    const request: HttpRequest = {
      method: 'GET',
      url,
      ...(params && { params }),
      ...(signal && { signal }),
      ...(anonymous !== undefined && { anonymous }),
      ...(token !== undefined && { token }),
      headers: {
        accept: 'text/event-stream, application/x-ndjson',
        ...headers,
        ...(lastEventId && { 'last-event-id': toHeaderText(lastEventId) }),
      },
      silent: true,
      retry: false,
      decrypt: false,
    };
    const call = { ...createCall(request), takeBody: bodyOfStream };
    const isOver = () => !anonymous && epoch !== session.epoch;
    if (isOver()) throw new CancelledError(call, 'its session has ended');
    const reply = await run(call);
    if (isOver()) throw new CancelledError(call, 'its session has ended');
    if (reply.status === 204) return undefined;
    const body = bodyOf(call, reply);
    return {
      body,
      parse,
      byLines: /json/i.test(reply.headers['content-type'] ?? ''),
      signal: call.controller.signal,
      close: keep(call, signal),
    };
  }

  /** Registers a call with its session, whose end aborts it, until it is released. */
  function keep(call: Call, signal: AbortSignal | undefined): () => void {
    session.inFlight.add(call);
    const release = onAbort(signal, () =>
      call.controller.abort(new CancelledError({ ...call, cause: signal?.reason }, 'its caller gave it up')),
    );
    return () => {
      session.inFlight.delete(call);
      release();
    };
  }
}

const isStreamType = (type: string) => /^(text\/event-stream|application\/(x-)?(ndjson|jsonl))\b/i.test(type);

/** Returns a stream unread; an error response, or a body that is not a stream, is read to its end. */
function bodyOfStream({ ok, headers, body }: Response): ReadableStream<Uint8Array> | undefined {
  return (ok && isStreamType(headers.get('content-type') ?? '') && body) || undefined;
}

function bodyOf(call: Call, { payload, status, headers, body }: Reply): Connection['body'] {
  if (payload instanceof ReadableStream) return payload;
  const type = headers['content-type'] ?? 'no content type';
  if (typeof payload === 'string' && isStreamType(type)) return payload;
  throw new UnreadableResponseError({ ...call, status, body }, `it is no stream (${type})`);
}

/** Encodes an id as UTF-8 bytes in a header, as browsers do. */
const toHeaderText = (id: string) => String.fromCharCode(...new TextEncoder().encode(id));
