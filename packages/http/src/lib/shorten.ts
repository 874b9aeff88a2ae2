/** Shortens a sentence to a maximum number of characters, cut between graphemes and ended by an ellipsis. */
export function shorten(sentence: string, most: number): string {
  if (sentence.length <= most) return sentence;
  // The length of a grapheme is unlimited, so the searched text is limited.
  const cut = new Intl.Segmenter().segment(sentence.slice(0, most * 2)).containing(most - 1)?.index;
  return `${sentence.slice(0, cut || most - 1)}…`;
}
