/** The clipboard's content and the target of the paste. */
export interface Clipboard {
  text: string;
  html: string;
  /** The target is a text field: a single cell, or lines without tabs, are plain text. */
  intoText: boolean;
}

/** Whether the clipboard has cells rather than text. Synchronous, since the browser pastes unless the event is cancelled. */
export function isRange({ text, html, intoText }: Clipboard): boolean {
  const isTable = (html.match(/<t[dh]\b/gi)?.length ?? 0) > 1;
  return text.includes('\t') || isTable || (!intoText && text.trim() !== '');
}
