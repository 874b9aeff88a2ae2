/** Replaces code and link targets by letters of the same length, so that offsets stay and no word of them counts. */
const hideCode = (text) =>
  text.replace(/`[^`]*`|\]\([^)]*\)|\{@link [^}]*\}|<[^>]+>/g, (code) => 'x'.repeat(code.length));

/** The sentences of a paragraph as `{ text, start }`. */
function* readSentences(paragraph) {
  for (const { 0: text, index } of hideCode(paragraph).matchAll(/\S.*?(?:[.!?](?=\s|$)|$(?!\n)|(?=\n\s*\n))/gs)) {
    yield { text, start: index };
  }
}

/** Makes a textlint rule that reports `message` for each sentence in which `find` returns an offset. */
export const sentenceRule = (message, find) => (context) => ({
  [context.Syntax.Paragraph](node) {
    for (const { text, start } of readSentences(context.getSource(node))) {
      const at = find(text);
      if (at < 0) continue;
      context.report(node, new context.RuleError(message, { padding: context.locator.at(start + at) }));
    }
  },
});
