import { createFrameChannel, type FrameChannel } from './frame-channel';
import { greeting, isGreeting } from './handshake';

/** How a console meets the page in a frame. */
export interface AnswerFrameOptions {
  /** The expected origin of the page; `null` for a sandboxed page without an origin. */
  origin: string | null;
  /** Called for each new channel, as after every load of the page; may return a cleanup function. */
  onHello: (channel: FrameChannel) => (() => void) | undefined;
  report: (problem: unknown) => void;
  /** Ends it. */
  signal: AbortSignal;
}

/** Waits for a hello from that window and origin and returns a channel to the page in the frame. It closes when the frame leaves the document. */
export function answerFrame(frame: HTMLIFrameElement, { origin, onHello, report, signal }: AnswerFrameOptions): void {
  const life = new AbortController();
  const until = life.signal;
  signal.addEventListener('abort', () => life.abort(), { signal: until });
  let leave = () => {};
  let met: string | undefined;

  const hear = ({ source, origin: from, data }: MessageEvent<unknown>) => {
    if (!frame.isConnected) return life.abort();
    if (source === null || source !== frame.contentWindow || !isGreeting(data, 'hello')) return;
    if (from !== (origin ?? 'null'))
      return report(new Error(`A page of ${from} said hello from a frame of ${origin ?? 'the own host'}: no answer.`));
    if (data.page !== undefined && data.page === met) return;
    met = data.page;
    leave();
    const { port1, port2 } = new MessageChannel();
    const channel = createFrameChannel(report);
    channel.attach(port1);
    frame.contentWindow?.postMessage(greeting('welcome'), origin ?? '*', [port2]);
    const stop = onHello(channel);
    leave = () => {
      stop?.();
      channel.close();
    };
  };

  window.addEventListener('message', hear, { signal: until });
  frame.addEventListener('load', () => frame.contentWindow?.postMessage(greeting('knock'), origin ?? '*'), {
    signal: until,
  });
  until.addEventListener('abort', () => leave(), { once: true });
}
