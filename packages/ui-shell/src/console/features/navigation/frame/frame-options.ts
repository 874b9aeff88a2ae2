import type { FrameChannel } from './frame-channel';

/** A foreign page in a frame. @public */
export interface FrameOptions {
  /** An http or https address, or a path of the console's host. Never with a token: the page has a separate session or receives a ticket. */
  address: string;
  /** Called with a channel to the page each time the page has connected; may return a cleanup function. Default: only the theme is sent. */
  connect?: (channel: FrameChannel) => (() => void) | undefined;
  /**
   * Whether the page calls `connectToConsole`. Without a hello within 10 s of its load it counts as failed, because
   * browsers do not report that a page refuses frames. Default: whether there is a `connect`.
   */
  sendsHello?: boolean;
  /**
   * `sandbox` of the frame. Default `allow-scripts allow-forms allow-popups allow-downloads`, and `allow-same-origin` for
   * another host; a page of the same host could use it to escape and read the console's storage.
   */
  sandbox?: string;
  /** Allowed browser features (`allow` of the frame), such as `clipboard-write; fullscreen`. Default: `undefined`. */
  allow?: string;
}
