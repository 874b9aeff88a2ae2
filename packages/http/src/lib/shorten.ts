/** A sentence of at most so many characters, cut between graphemes and ended by an ellipsis. */
export function shorten(sentence: string, most: number): string {
  if (sentence.length <= most) return sentence;
  // A grapheme has no limit of its own, so the text that is searched has one.
  const cut = new Intl.Segmenter().segment(sentence.slice(0, most * 2)).containing(most - 1)?.index;
  return `${sentence.slice(0, cut || most - 1)}…`;
}
