import { parseSource, plainComment, readComments } from '../read-comments.mjs';

/** A textlint plugin that reads the doc comments of TypeScript as paragraphs. */
export const commentsPlugin = {
  Processor: class {
    availableExtensions = () => ['.ts', '.tsx'];
    processor = () => ({
      preProcess: toDocument,
      postProcess: (messages, filePath) => ({ messages, filePath }),
    });
  },
};

/** The syntax tree of textlint for the doc comments of a file. */
function toDocument(text, file) {
  const lineStarts = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
  const position = (offset) => {
    let line = lineStarts.findIndex((start) => start > offset);
    if (line < 0) line = lineStarts.length;
    return { line, column: offset - lineStarts[line - 1] };
  };
  const node = (type, start, raw, more) => {
    const end = start + raw.length;
    const loc = { start: position(start), end: position(end) };
    return { type, raw, range: [start, end], loc, ...more };
  };
  let plain = text.replace(/[^\n]/g, ' ');
  const paragraphs = [];
  for (const comment of readComments(parseSource(file, text))) {
    if (!comment.isDoc) continue;
    const words = plainComment(text, comment);
    plain = plain.slice(0, comment.start) + words + plain.slice(comment.end);
    for (const { start, raw } of readParagraphs(words)) {
      const at = comment.start + start;
      paragraphs.push(node('Paragraph', at, raw, { children: [node('Str', at, raw, { value: raw })] }));
    }
  }
  return { text: plain, ast: node('Document', 0, plain, { children: paragraphs }) };
}

/** The paragraphs of a comment; a tag or a list item begins one, and examples are code. */
function* readParagraphs(words) {
  const pattern = /(?=^[ \t]*(?:@|- ))|\n\s*\n/gm;
  let start = 0;
  const ends = [...words.matchAll(pattern)].map(({ index }) => index);
  let isExample = false;
  for (const end of [...ends, words.length]) {
    const raw = words.slice(start, end);
    if (/^\s*@/.test(raw)) isExample = /^\s*@example/.test(raw);
    if (raw.trim() && !isExample && !raw.includes('```')) yield { start, raw };
    start = end;
  }
}
