/** Unsaved input of a form. */
export interface Draft {
  /** Subject of the form, such as the edited record; null if the name alone identifies it. */
  readonly about: unknown;
  /** Values that differ from the initial ones. */
  readonly changes: Changes;
  /** Saved values of these fields at the time of the edit; missing in older drafts. */
  readonly before?: Changes;
  /** When it was typed, in ms since 1970. */
  readonly at: number;
}

/** Values of a form by field name. */
export type Changes = Readonly<Record<string, unknown>>;

/** The values that differ from the saved ones, without secrets. */
export const changesOf = (values: Changes, saved: Changes, isSecret: (name: string) => boolean): Changes =>
  those(values, (name, value) => !isSecret(name) && !isSame(value, saved[name]));

/** The changes that fit the present form by field name and kind of value. */
export const fittingChanges = (changes: Changes, values: Changes): Changes =>
  those(changes, (name, value) => Object.hasOwn(values, name) && isAlike(value, values[name]));

export const those = (values: Changes, isWanted: (name: string, value: unknown) => boolean): Changes =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => isWanted(name, value)));

/** Deep equality of plain values. */
export const isSame = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);

const kindOf = (value: unknown) => (Array.isArray(value) ? 'list' : typeof value);

/** An empty field is compatible with every kind. */
const isAlike = (stored: unknown, now: unknown) =>
  stored === null || now === null || now === undefined || kindOf(stored) === kindOf(now);

export const isDraft = (value: unknown): value is Draft =>
  isRecord(value) && isRecord(value.changes) && typeof value.at === 'number';

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
