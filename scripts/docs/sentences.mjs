/** The sentences of a Markdown text with more than `limit` words, without code blocks, tables and headings; a piece of code counts as a word. */
export function longSentences(text, limit) {
  const prose = text
    .replace(/```[\s\S]*?```|<!--[\s\S]*?-->/g, '\n\n')
    .replace(/^(?:#|!\[|\|).*$/gm, '\n')
    .replace(/\]\([^)]*\)/g, ']')
    .replace(/`[^`]*`/g, 'X');
  return prose
    .split(/\n\s*\n|\n(?=\s*(?:[-*]|\d+\.) )/)
    .flatMap((paragraph) => paragraph.replace(/\s+/g, ' ').split(/(?<=[.!?])\s+(?=[A-Z*[])/))
    .filter((sentence) => sentence.split(' ').filter((word) => /\w/.test(word)).length > limit);
}
