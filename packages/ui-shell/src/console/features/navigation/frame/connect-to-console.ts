import { createFrameChannel, type FrameChannel } from './frame-channel';
import { greeting, isGreeting } from './handshake';

/** @public */
export interface ConnectOptions {
  /** Origins of the consoles that may show this page: `['https://office.example']`. Nobody else hears of it. */
  consoles: readonly string[];
  /** Told of messages that do not fit. Default: they are dropped silently. */
  onProblem?: (problem: unknown) => void;
  /** Ends it. Default: it lasts as long as the page. */
  signal?: AbortSignal;
}

/**
 * For the page in a frame: says hello to the console around, and returns the line to it. What is sent before the console has answered waits. Outside of a
 * frame nobody answers. @public
 */
export function connectToConsole({ consoles, onProblem = () => {}, signal }: ConnectOptions): FrameChannel {
  const channel = createFrameChannel(onProblem);
  const page = Math.random().toString(36).slice(2);
  const sayHello = () => {
    // A browser delivers to the one that is the parent's, and to none where it is another.
    for (const origin of consoles) window.parent.postMessage(greeting('hello', page), origin);
  };
  const hear = ({ source, origin, data, ports: [port] }: MessageEvent<unknown>) => {
    if (source !== window.parent || !consoles.includes(origin)) return;
    if (isGreeting(data, 'knock')) sayHello();
    else if (isGreeting(data, 'welcome') && port) channel.attach(port);
  };
  window.addEventListener('message', hear, signal ? { signal } : {});
  signal?.addEventListener('abort', channel.close, { once: true });
  sayHello();
  return channel;
}
