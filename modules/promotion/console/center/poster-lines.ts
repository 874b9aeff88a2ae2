// A character of Chinese with the sign that follows it, or a word with its space.
const parts = /[\u3000-\u9fff\uff00-\uffef][，。！？、；：）」』”]*|[^\s\u3000-\u9fff\uff00-\uffef]+\s*|\s+/g;

/** Breaks a text into fitting lines: between words, and between Chinese characters. A word that is too long gets its own line. */
export function toLines(text: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  let line = '';
  for (const [part] of text.matchAll(parts)) {
    if (line === '' || fits((line + part).trimEnd())) line += part;
    else {
      lines.push(line.trimEnd());
      line = part;
    }
  }
  return [...lines, line.trimEnd()].filter((each) => each !== '');
}
