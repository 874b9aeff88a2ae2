import { isSame } from './drafts/draft';

/** A field that another user changed to another value than the form's. */
export interface Dispute {
  /** Its path, such as `consignee.street`. */
  readonly name: string;
  readonly mine: unknown;
  readonly theirs: unknown;
  /** The form changed it as well. */
  readonly touched: boolean;
}

export interface Merge {
  /** The user decides about these. */
  readonly disputes: readonly Dispute[];
  /** Neither shown nor changed in the form: the other value is taken. */
  readonly unseen: readonly Dispute[];
}

/** Compares two versions of a record. `shown`: paths of the visible fields; `begun`: initial values of the form if they differ from `before`. */
export function mergeOf(
  shown: readonly string[],
  before: object,
  present: object,
  mine: object,
  begun: object = before,
): Merge {
  const disputes: Dispute[] = [];
  const unseen: Dispute[] = [];
  const isSeen = (name: string) => shown.some((each) => each === name || each.startsWith(`${name}.`));

  const compare = (name: string, was: unknown, theirs: unknown, ours: unknown, first: unknown): void => {
    if ([was, ours, first].some((each) => isSame(each, theirs))) return;
    const parts = shown.includes(name) ? undefined : partsOf(was, theirs, ours);
    if (parts) {
      for (const part of parts)
        compare(name ? `${name}.${part}` : part, get(was, part), get(theirs, part), get(ours, part), get(first, part));
      return;
    }
    const touched = !isSame(was, ours);
    const target = touched || isSeen(name) ? disputes : unseen;
    target.push({ name, mine: ours, theirs, touched });
  };

  compare('', before, present, mine, begun);
  return { disputes, unseen };
}

const get = (value: unknown, part: string): unknown => Reflect.get(Object(value), part);
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The form's keys, by which all values can be compared part by part. */
function partsOf(was: unknown, theirs: unknown, ours: unknown): string[] | undefined {
  if (!isObject(was) || !isObject(theirs) || !isObject(ours)) return undefined;
  if (Array.isArray(ours) && ![was, theirs].every((each) => Array.isArray(each) && each.length === ours.length))
    return undefined;
  return Object.keys(ours);
}
