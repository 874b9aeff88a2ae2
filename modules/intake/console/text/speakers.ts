/** `[11-25 10:02] 店长: ` and `11-25 10:02 店长`, or `张老板 9:12` in a line of its own. */
const stamps = [
  /^\[?[\d年月日/.-]{0,11} ?\d{1,2}:\d\d(?::\d\d)?\]?(?![-~到至]) ?[^\n:]{0,20}(?::|$)/,
  /^[^\n:\d]{1,16}(?:\d\d)? {0,3}[\d年月日/.-]{0,11} ?\d{1,2}:\d\d(?::\d\d)?$/,
];

/** Where the lines of a chat say who speaks, and when: the end of that by its beginning. It is no part of an order. */
export function speakersOf(plain: string): ReadonlyMap<number, number> {
  const speakers = new Map<number, number>();
  let from = 0;
  for (const line of plain.split('\n')) {
    const [stamp] = stamps.flatMap((form) => form.exec(line.slice(0, 60).trimEnd())?.[0] ?? []);
    if (stamp) speakers.set(from, from + stamp.length);
    from += line.length + 1;
  }
  // A time in a line may be a wish; a chat has several.
  return speakers.size > 1 ? speakers : new Map();
}
