/** The text being edited, and the positions of the group separators that the field inserted. */
export interface EditedText {
  readonly text: string;
  readonly given: readonly number[];
}

/** A text as the field shows it. */
export const shownText = (text: string, group: string): EditedText => ({
  text,
  given: Array.from(text, (sign, place) => (sign === group ? place : -1)).filter((place) => place >= 0),
});

/** The text after a change; group separators in the unchanged part still count as inserted by the field. */
export function editText(before: EditedText, text: string): EditedText {
  const most = Math.min(before.text.length, text.length);
  let head = 0;
  while (head < most && before.text[head] === text[head]) head += 1;
  let tail = 0;
  while (tail < most - head && before.text.at(-1 - tail) === text.at(-1 - tail)) tail += 1;
  const longer = text.length - before.text.length;
  return {
    text,
    given: before.given.flatMap((place) =>
      place < head ? place : place >= before.text.length - tail ? place + longer : [],
    ),
  };
}

/** The text without the group separators that the field inserted. */
export const withoutGiven = ({ text, given }: EditedText): string =>
  Array.from(text, (sign, place) => (given.includes(place) ? '' : sign)).join('');
