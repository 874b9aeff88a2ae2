import type { PersonFacts } from './subject';

/** The kinds of facts that rules compare, for a sentence. */
export const factKinds = 'a text, a finite number, true, false or a list of these';

/** Copies facts without the missing ones, frozen. Throws the error of `refuse` for a fact that rules cannot compare. */
export function readFacts(facts: object, refuse: (fact: string, value: unknown) => Error): PersonFacts {
  const present = Object.entries(facts as Record<string, unknown>).filter(
    ([, fact]) => (fact ?? undefined) !== undefined,
  );
  return Object.freeze(
    Object.fromEntries(
      present.map(([name, fact]) => {
        if (isValue(fact)) return [name, fact];
        const values: unknown[] = Array.isArray(fact) ? [...fact] : [undefined];
        if (!values.every(isValue)) throw refuse(name, fact);
        return [name, Object.freeze(values)];
      }),
    ),
  );
}

const isValue = (value: unknown): value is string | number | boolean =>
  typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value);
