import { factKinds, readFacts } from './read-facts';
import type { Subject } from './subject';

/** What a subject holds, in the form that is read fastest. */
export interface Holdings {
  readonly admin: boolean;
  /** Everything held, roles first. */
  readonly all: readonly string[];
  hasRole(name: string): boolean;
  hasPermission(name: string): boolean;
  hasFlag(name: string): boolean;
}

/** Reads the lists of a subject, whatever they are at that moment. */
class Listed implements Holdings {
  constructor(private readonly subject: Subject) {}
  get admin(): boolean {
    return this.subject.admin;
  }
  get all(): readonly string[] {
    return this.subject.roles.concat(this.subject.permissions);
  }
  hasRole(name: string): boolean {
    return this.subject.roles.includes(name);
  }
  hasPermission(name: string): boolean {
    return this.subject.permissions.includes(name);
  }
  hasFlag(name: string): boolean {
    return this.subject.flags?.includes(name) ?? false;
  }
}

/** Has the names of a subject in sets. */
class Indexed implements Holdings {
  readonly admin: boolean;
  readonly all: readonly string[];
  private readonly roles: ReadonlySet<string>;
  private readonly permissions: ReadonlySet<string>;
  private readonly flags: ReadonlySet<string>;
  constructor(readonly subject: Subject) {
    const { admin, roles, permissions, flags } = subject;
    this.admin = admin;
    this.all = Object.freeze([...roles, ...permissions]);
    this.roles = new Set(roles);
    this.permissions = new Set(permissions);
    this.flags = new Set(flags);
  }
  hasRole(name: string): boolean {
    return this.roles.has(name);
  }
  hasPermission(name: string): boolean {
    return this.permissions.has(name);
  }
  hasFlag(name: string): boolean {
    return this.flags.has(name);
  }
}

/** Where a subject of `createSubject` has its index; anything else is read anew each time. A WeakMap takes longer than the rest of a guard. */
const index = Symbol('index');

/** The index of a subject that has one of its own: what inherits from such a subject may say something else. */
function indexedOf(subject: Subject): Indexed | undefined {
  const found = (subject as { [index]?: Indexed })[index];
  return found?.subject === subject ? found : undefined;
}

/**
 * A subject that never changes, deeply frozen and with its names indexed: a guard takes the same time whether it holds three names or ten thousand. What is
 * left out is not held. Throws a `TypeError` that names a fact of another kind, such as an object. @public
 */
export function createSubject({
  admin = false,
  roles = [],
  permissions = [],
  flags,
  facts,
}: Partial<Subject>): Subject {
  const subject: Subject = {
    admin,
    roles: Object.freeze([...roles]),
    permissions: Object.freeze([...permissions]),
    ...(flags && { flags: Object.freeze([...flags]) }),
    ...(facts && { facts: readFacts(facts, refuseFact) }),
  };
  return Object.freeze(Object.defineProperty(subject, index, { value: new Indexed(subject) }));
}

const refuseFact = (fact: string) => new TypeError(`The fact "${fact}" must be ${factKinds}.`);

/** What a subject holds. */
export const holdingsOf = (subject: Subject): Holdings => indexedOf(subject) ?? new Listed(subject);

/** What a subject holds, indexed for very many guards. */
export const indexOf = (subject: Subject): Holdings => indexedOf(subject) ?? new Indexed(subject);
