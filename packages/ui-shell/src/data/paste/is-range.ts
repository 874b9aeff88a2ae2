/** The clipboard's content and the target of the paste. */
export interface Clipboard {
  text: string;
  html: string;
  /** Into a field of text, where a single cell, or lines of no table, are a text like any other. */
  intoText: boolean;
}

/** Whether the clipboard has cells rather than text. Synchronous, since the browser pastes unless the event is cancelled. */
export function isRange({ text, html, intoText }: Clipboard): boolean {
  const isTable = (html.match(/<t[dh]\b/gi)?.length ?? 0) > 1;
  return text.includes('\t') || isTable || (!intoText && text.trim() !== '');
}
