import type { StandardSchema } from '../../../../forms/standard-schema';

/** The line between a console and the page in its frame. Both ends work alike. @public */
export interface FrameChannel {
  /** Sends a message: a type, and data that can be cloned. Throws a `DataCloneError` for other data. */
  send(type: string, data?: unknown): void;
  /** Listens to messages of a type. A message that fails the schema is reported instead, because the other end is untrusted. Returns the unsubscribe function. */
  on<Data>(type: string, schema: StandardSchema<Data>, listener: (data: Data) => void): () => void;
}

/** A channel whose port can be replaced, as after a reload of the page. */
export interface OpenChannel extends FrameChannel {
  attach(port: MessagePort): void;
  close(): void;
}

/** Maximum of queued messages before the first port; the oldest are dropped. */
const maxWaiting = 100;

export function createFrameChannel(report: (problem: unknown) => void): OpenChannel {
  const listeners = new Map<string, Set<(data: unknown) => void>>();
  let waiting: unknown[] = [];
  let port: MessagePort | undefined;

  const hear = ({ data }: MessageEvent<unknown>) => {
    const message = data as { type?: unknown; data?: unknown } | null;
    if (typeof message?.type !== 'string') return report(new Error('A message through a frame has no type.'));
    for (const listener of listeners.get(message.type) ?? []) listener(message.data);
  };

  return {
    send(type, data) {
      const message = structuredClone({ type, data });
      if (port) port.postMessage(message);
      else waiting = [...waiting.slice(1 - maxWaiting), message];
    },
    on(type, schema, listener) {
      const receive = async (data: unknown) => {
        const result = await schema['~standard'].validate(data);
        if (result.issues)
          report(new Error(`A message "${type}" through a frame does not fit: ${result.issues[0]?.message ?? ''}`));
        else listener(result.value);
      };
      const handle = (data: unknown) => void receive(data).catch(report);
      const those = listeners.get(type) ?? new Set();
      listeners.set(type, those.add(handle));
      return () => those.delete(handle);
    },
    attach(next) {
      port?.close();
      port = next;
      next.onmessage = hear;
      for (const message of waiting) next.postMessage(message);
      waiting = [];
    },
    close() {
      port?.close();
      port = undefined;
      listeners.clear();
    },
  };
}
