/** What was typed into a form and is not saved. */
export interface Draft {
  /** What the form is about, such as the record that it changes; null where its name says it all. */
  readonly about: unknown;
  /** The values that differ from those the form began with. */
  readonly changes: Changes;
  /** What was saved in these fields while they were changed; a draft of earlier days does not say. */
  readonly before?: Changes;
  /** When it was typed, in ms since 1970. */
  readonly at: number;
}

/** Values of a form by the names of its fields. */
export type Changes = Readonly<Record<string, unknown>>;

/** The values that differ from the saved ones, without the fields that must not be kept. */
export const changesOf = (values: Changes, saved: Changes, isSecret: (name: string) => boolean): Changes =>
  those(values, (name, value) => !isSecret(name) && !isSame(value, saved[name]));

/** The changes that a form of today can show: its fields have these names and hold values of these kinds. */
export const fittingChanges = (changes: Changes, values: Changes): Changes =>
  those(changes, (name, value) => Object.hasOwn(values, name) && isAlike(value, values[name]));

/** Those of the values that are wanted. */
export const those = (values: Changes, isWanted: (name: string, value: unknown) => boolean): Changes =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => isWanted(name, value)));

/** Whether two plain values hold the same. */
export const isSame = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);

const kindOf = (value: unknown) => (Array.isArray(value) ? 'list' : typeof value);

/** A field that holds nothing says nothing of its kind. */
const isAlike = (stored: unknown, now: unknown) =>
  stored === null || now === null || now === undefined || kindOf(stored) === kindOf(now);

/** Whether something that was kept is a draft. */
export const isDraft = (value: unknown): value is Draft =>
  isRecord(value) && isRecord(value.changes) && typeof value.at === 'number';

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
