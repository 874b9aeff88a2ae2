/** One kind of failure in the error log; equal ones are counted. @public */
export interface ErrorLogEntry {
  id: number;
  message: string;
  stack: string;
  /** Address of the page on which it last happened. */
  url: string;
  /** How often it happened. */
  count: number;
  /** When it last happened, in ms since 1970. */
  at: number;
}

export type NewErrorEntry = Omit<ErrorLogEntry, 'id'>;

/** Adds failures to a list, oldest first: an equal message with an equal stack is counted up and moves to the end; beyond `limit` the oldest go. */
export function addErrors(
  list: readonly ErrorLogEntry[],
  added: readonly NewErrorEntry[],
  { limit, nextId }: { limit: number; nextId: () => number },
): ErrorLogEntry[] {
  const byText = new Map(list.map((entry) => [textOf(entry), entry]));
  for (const entry of added) {
    const text = textOf(entry);
    const same = byText.get(text);
    byText.delete(text);
    byText.set(text, same ? { ...entry, id: same.id, count: same.count + entry.count } : { ...entry, id: nextId() });
  }
  return [...byText.values()].slice(-limit);
}

const textOf = ({ message, stack }: { message: string; stack: string }) => `${message}\n${stack}`;
