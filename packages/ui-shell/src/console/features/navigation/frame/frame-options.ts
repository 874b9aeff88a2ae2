import type { FrameChannel } from './frame-channel';

/** A page that is not ours, in a frame of its own. @public */
export interface FrameOptions {
  /** An http or https address, or a path of the console's own host. Never with a token: the page has a session of its own, or is sent a ticket. */
  address: string;
  /** Begins the talk with the page, each time that it has said hello; returns what ends it. Default: nothing is said but the look. */
  connect?: (channel: FrameChannel) => (() => void) | undefined;
  /**
   * The page says hello by `connectToConsole`: where it does not within 10 s of its load, it is called failed. Browsers do not say that a page refuses
   * frames; silence does. Default: whether there is a `connect`.
   */
  greets?: boolean;
  /**
   * What the page may do (`sandbox` of the frame). Default `allow-scripts allow-forms allow-popups allow-downloads`, and `allow-same-origin` for
   * another host; a page of the own host could free itself by that, and read what the console stores.
   */
  sandbox?: string;
  /** Browser features that it may use (`allow` of the frame), such as `clipboard-write; fullscreen`. Default: none. */
  allow?: string;
}
