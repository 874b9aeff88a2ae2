/** The two lists of the notice popover. @public */
export type NoticeKind = 'notice' | 'email';

/** One line of the popover. `notice` is markup and is sanitised before it is shown; `email` is plain text. @public */
export interface NoticeItem {
  /** Address of the picture, 45 px: http(s), blob, data:image or a path of the app. */
  image?: string;
  /** Markup of a notice. */
  notice?: string;
  /** Plain text of an email. */
  email?: string;
}

/** Options of a load. @public */
export interface NoticeLoad {
  /** Loads only the number on the icon, so a failure shows no message. Default false. */
  background?: boolean;
}

/** Loads a list when the popover opens and at every change of tab. `signal` aborts when the response is no longer needed. @public */
export type NoticeSource = (
  kind: NoticeKind,
  signal: AbortSignal,
  manner: NoticeLoad,
) => Promise<readonly NoticeItem[]>;
