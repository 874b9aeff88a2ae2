/** The two lists of the notice popover. @public */
export type NoticeKind = 'notice' | 'email';

/** One line of the popover. `notice` is markup and is sanitised before it is shown; `email` is plain text. @public */
export interface NoticeItem {
  /** Address of the picture, 45 px: http(s), blob, data:image or an own path. */
  image?: string;
  /** Markup of a notice. */
  notice?: string;
  /** Plain text of an email. */
  email?: string;
}

/** How a list is asked for. @public */
export interface NoticeLoad {
  /** Only for the number on the icon, before anyone looked: a failure is not worth a message. Default false. */
  background?: boolean;
}

/** Asks for one list; called when the popover opens and at every change of tab. `signal` ends when the response is no longer wanted. @public */
export type NoticeSource = (
  kind: NoticeKind,
  signal: AbortSignal,
  manner: NoticeLoad,
) => Promise<readonly NoticeItem[]>;
