import { createFrameChannel, type FrameChannel } from './frame-channel';
import { greeting, isGreeting } from './handshake';

/** @public */
export interface ConnectOptions {
  /** Origins of the consoles that may show this page: `['https://office.example']`. No other origin receives messages. */
  consoles: readonly string[];
  /** Called for invalid messages. Default: they are dropped silently. */
  onProblem?: (problem: unknown) => void;
  /** Ends it. Default: it lasts as long as the page. */
  signal?: AbortSignal;
}

/**
 * Connects a page in a frame to the surrounding console and returns the channel. Messages are queued until the console
 * answers; outside of a frame there is no answer. @public
 */
export function connectToConsole({ consoles, onProblem = () => {}, signal }: ConnectOptions): FrameChannel {
  const channel = createFrameChannel(onProblem);
  const page = Math.random().toString(36).slice(2);
  const sendHello = () => {
    // The browser delivers only the message whose origin is the parent's.
    for (const origin of consoles) window.parent.postMessage(greeting('hello', page), origin);
  };
  const hear = ({ source, origin, data, ports: [port] }: MessageEvent<unknown>) => {
    if (source !== window.parent || !consoles.includes(origin)) return;
    if (isGreeting(data, 'knock')) sendHello();
    else if (isGreeting(data, 'welcome') && port) channel.attach(port);
  };
  window.addEventListener('message', hear, signal ? { signal } : {});
  signal?.addEventListener('abort', channel.close, { once: true });
  sendHello();
  return channel;
}
