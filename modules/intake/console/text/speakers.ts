import { lexicon } from './lexicon';

/** `[11-25 10:02] 店长: ` and `11-25 10:02 店长`, or `张老板 9:12` in a line of its own. */
const stamps = [
  /^\[?[\d年月日/.-]{0,11} ?\d{1,2}:\d\d(?::\d\d)?\]?(?![-~到至]) ?[^\n:]{0,20}(?::|$)/,
  /^[^\n:\d]{1,16}(?:\d\d)? {0,3}[\d年月日/.-]{0,11} ?\d{1,2}:\d\d(?::\d\d)?$/,
];
const stampOf = (line: string): string | undefined =>
  stamps.flatMap((form) => form.exec(line.slice(0, 60).trimEnd())?.[0] ?? [])[0];
const called = /^([^\n:]{1,10}):/;

/** Where the lines of a chat say who speaks: the end of that by its beginning. Names of speakers are no part of an order. */
export function speakersOf(plain: string): ReadonlyMap<number, number> {
  const lines = plain.split('\n');
  const counts = new Map<string, number>();
  for (const line of lines) {
    const name = called.exec(line)?.[1];
    if (name !== undefined) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  // A time in a line may be a wish; a chat has several.
  const isStamped = lines.filter(stampOf).length > 1;
  const speakers = new Map<number, number>();
  let from = 0;
  for (const line of lines) {
    const stamp = isStamped ? stampOf(line) : undefined;
    const [whole = '', name = ''] = called.exec(line) ?? [];
    const length =
      stamp?.length ??
      ((counts.get(name) ?? 0) > 1 &&
      (!isTitle(name) || ((counts.get(name) ?? 0) > 2 && /^(?:买家|卖家|客户)$/.test(name)))
        ? whole.length
        : 0);
    if (length > 0) speakers.set(from, from + length);
    from += line.length + 1;
  }
  return speakers;
}

/** Whether a word of an order stands at the end of a name: 寄件电话. */
const isTitle = (name: string): boolean => {
  const lower = name.trim().toLowerCase();
  return (
    /\d$/.test(lower) ||
    Array.from(lower, (_, at) => lexicon.meanings.get(lower.slice(at))?.kind).some(
      (kind) => kind && kind !== 'talk' && kind !== 'self',
    )
  );
};
