import { onAbort } from '../call/race-abort';
import { electLeader } from './elect-leader';
import type { StreamEvent } from './stream-options';

/** The parts of a stream that windows share. */
export interface Sharing<Data> {
  /** Opens the connection after an event; ends with the signal. */
  connect: (lastEventId: string, signal: AbortSignal) => AsyncIterable<StreamEvent<Data>>;
  /** The key of the stream for all windows: its address and its owner. */
  name: string;
  lastEventId?: string | undefined;
  /** Closes the stream with a reason. */
  signal: AbortSignal;
}

/** The number of remembered events, so that no event is delivered twice when another window takes the connection over. */
const remembered = 1000;

/** Shares the events of one connection with all windows of a stream's name. If its window closes, freezes or fails, another continues after its last event. */
export async function* shareStream<Data>({
  connect,
  name,
  lastEventId = '',
  signal,
}: Sharing<Data>): AsyncGenerator<StreamEvent<Data>, void, undefined> {
  const life = new AbortController();
  const channel = new BroadcastChannel(name);
  const waiting: StreamEvent<Data>[] = [];
  const given = new Set<string>();
  let position = lastEventId;
  let failure: { cause: unknown } | undefined;
  let isOver = false;
  let wake = () => {};

  const take = (event: StreamEvent<Data>) => {
    if (event.id !== '') {
      if (given.has(event.id)) return;
      given.add(event.id);
      if (given.size > remembered) given.delete([...given][0] as string);
      position = event.id;
    }
    waiting.push(event);
    wake();
  };
  const fail = (cause: unknown) => {
    failure ??= { cause };
    wake();
  };
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (isEvent(data)) take(data.event as StreamEvent<Data>);
  });
  const release = onAbort(signal, () => fail(signal.reason));

  // Only its own connection can deliver the events that a window missed before it joined.
  electLeader({ channel, signal: life.signal, isForced: lastEventId !== '', lead });

  /** Holds the connection while this window leads. */
  async function lead(turn: AbortSignal): Promise<void> {
    try {
      for await (const event of connect(position, turn)) {
        if (turn.aborted) return;
        channel.postMessage({ event });
        take(event);
      }
      isOver = !turn.aborted;
      wake();
    } catch (error) {
      if (!turn.aborted) fail(error);
    }
  }

  try {
    for (;;) {
      for (let event = waiting.shift(); event; event = waiting.shift()) yield event;
      if (failure) throw failure.cause;
      if (isOver) return;
      await new Promise<void>((go) => {
        wake = go;
        if (waiting.length > 0 || failure || isOver) go();
      });
    }
  } finally {
    release();
    life.abort();
    channel.close();
  }
}

function isEvent(data: unknown): data is { event: StreamEvent } {
  const { event } = { ...(data as { event?: unknown }) };
  const { id, type } = { ...(event as Partial<StreamEvent>) };
  return typeof id === 'string' && typeof type === 'string';
}
