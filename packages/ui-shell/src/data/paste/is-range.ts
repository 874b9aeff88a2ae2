/** What is on the clipboard, and where it is pasted. */
export interface Clipboard {
  text: string;
  html: string;
  /** Into a field of text, where a single cell, or lines of no table, are a text like any other. */
  intoText: boolean;
}

/** Whether what is pasted is cells rather than a text; known at once, since the browser pastes where nobody says otherwise. */
export function isRange({ text, html, intoText }: Clipboard): boolean {
  const isTable = (html.match(/<t[dh]\b/gi)?.length ?? 0) > 1;
  return text.includes('\t') || isTable || (!intoText && text.trim() !== '');
}
