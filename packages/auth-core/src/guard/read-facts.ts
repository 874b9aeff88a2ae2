import type { PersonFacts } from './subject';

/** The kinds of facts that rules compare, for an error message. */
export const factKinds = 'a text, a finite number, true, false or a list of these';

/** Copies facts without the missing ones, frozen. Throws the error of `refuse` for a fact that rules cannot compare. */
export function readFacts(facts: object, refuse: (fact: string, value: unknown) => Error): PersonFacts {
  const read: Record<string, PersonFacts[string]> = Object.create(null);
  for (const [name, fact] of Object.entries(facts) as [string, unknown][]) {
    if (fact === null || fact === undefined) continue;
    if (!isValue(fact) && !(Array.isArray(fact) && [...fact].every(isValue))) throw refuse(name, fact);
    read[name] = isValue(fact) ? fact : Object.freeze([...fact]);
  }
  return Object.freeze({ ...read });
}

const isValue = (value: unknown): value is string | number | boolean =>
  typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value);
