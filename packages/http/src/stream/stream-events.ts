import { NetworkError } from '../errors/call-errors';
import { isSchemaError } from '../errors/is-http-error';
import { pauseAfter, randomPartOf } from '../retry/pause-after';
import { fitData } from '../schema/check-schema';
import { type Connection, readConnection } from './read-connection';
import type { StreamEvent, StreamOptions } from './stream-options';

/** Opens the stream after an event; undefined if the server ends it (204). */
export type OpenStream = (lastEventId: string) => Promise<Connection | undefined>;

/** In ms: a shorter pause of the server, such as `retry: 0`, would cause calls without a pause. */
const shortestRetry = 1000;

/** Iterates over the events of a stream across connections, each resumed after the last event. Ends at 204 or a complete JSON stream; rejects as calls do, and with a SchemaError. */
export async function* streamEvents<Data>(
  open: OpenStream,
  url: string,
  options: StreamOptions<Data>,
): AsyncGenerator<StreamEvent<Data>, void, undefined> {
  const { heartbeat = 45_000, longestWait = 30_000, onState, signal } = options;
  let { lastEventId = '', wait = 1000 } = options;
  let shortestWait = 0;
  let tries = 0;
  let given = 0;
  for (;;) {
    let isLost = false;
    let connection: Connection | undefined;
    let pause: number;
    try {
      connection = await open(lastEventId);
      if (!connection) return;
      const opened = Date.now();
      onState?.('open');
      const events = readConnection(connection, heartbeat, lastEventId);
      let step = await events.next();
      try {
        for (; !step.done; step = await events.next()) {
          tries = 0;
          // A line of JSON without an id does not change the position.
          lastEventId = step.value.id || (connection.byLines ? lastEventId : '');
          if (step.value.data === undefined) continue;
          given += 1;
          const { responseType = connection.byLines ? 'json' : 'text' } = options;
          const data = responseType === 'json' ? connection.parse(step.value.data) : step.value.data;
          const event = await judge({ ...step.value, data }, url, options);
          if (event) yield event;
        }
      } finally {
        await events.return({ isWhole: false });
      }
      const { isWhole, retry } = step.value;
      if (connection.byLines && isWhole) return;
      isLost = connection.byLines && lastEventId === '' && given > 0;
      if (retry !== undefined) [wait, shortestWait] = [retry, shortestRetry];
      if (Date.now() - opened > longestWait) tries = 0;
      pause = randomPartOf(Math.min(wait * 2 ** tries, longestWait));
    } catch (error) {
      const again = pauseAfter(error, wait * 2 ** tries, longestWait);
      if (again === undefined) throw error;
      pause = again;
    } finally {
      connection?.close();
    }
    if (isLost) throw new NetworkError({ method: 'GET', url }, 'it broke off, and its lines have no ids to go on from');
    onState?.('waiting');
    tries = Math.min(tries + 1, 20);
    await passing(Math.max(pause, Math.min(shortestWait, longestWait)), signal);
  }
}

/** Returns the event with its data checked; undefined if the data does not match and the caller has a handler for it. */
async function judge<Data>(
  { id, type, data }: StreamEvent,
  url: string,
  { schema, onInvalid }: StreamOptions<Data>,
): Promise<StreamEvent<Data> | undefined> {
  if (!schema) return { id, type, data: data as Data };
  try {
    const facts = { method: 'GET', url: `${url} (event ${type})`, status: 200, code: 0, body: data };
    return { id, type, data: await fitData(schema, data, facts) };
  } catch (error) {
    if (!onInvalid || !isSchemaError(error)) throw error;
    onInvalid(error);
    return undefined;
  }
}

/** Waits until the time is over, the browser is online again, or the caller aborts; the caller checks which. */
function passing(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    const page = typeof globalThis.addEventListener === 'function' ? globalThis : undefined;
    const life = new AbortController();
    const go = () => {
      clearTimeout(timer);
      life.abort();
      resolve();
    };
    const timer = setTimeout(go, milliseconds);
    page?.addEventListener('online', go, life);
    signal?.addEventListener('abort', go, life);
    if (signal?.aborted) go();
  });
}
