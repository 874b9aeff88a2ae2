import { factKinds, readFacts } from './read-facts';
import type { Subject } from './subject';

/** The roles, permissions and flags of a subject, indexed for fast lookup. */
export interface Holdings {
  readonly admin: boolean;
  /** Everything held, roles first. */
  readonly all: readonly string[];
  hasRole(name: string): boolean;
  hasPermission(name: string): boolean;
  hasFlag(name: string): boolean;
}

/** Reads the current lists of a subject without an index. */
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

/** Reads the names of a subject from sets. */
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

/** The key of the index of a subject made by `createSubject`; other subjects are read each time. A lookup in a WeakMap takes longer than the rest of a guard. */
const index = Symbol('index');

/** Returns the index of the subject itself: an object that inherits from it may have other names. */
function indexedOf(subject: Subject): Indexed | undefined {
  const indexed = (subject as { [index]?: Indexed })[index];
  return indexed?.subject === subject ? indexed : undefined;
}

/** Creates an immutable subject, deeply frozen and with its names indexed: a guard takes the same time for three names or ten thousand. Missing lists are empty. Throws a `TypeError` that names a fact of another kind, such as an object. @public */
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

/** Returns the holdings of a subject. */
export const holdingsOf = (subject: Subject): Holdings => indexedOf(subject) ?? new Listed(subject);

/** Returns the holdings of a subject, indexed for many guards. */
export const indexOf = (subject: Subject): Holdings => indexedOf(subject) ?? new Indexed(subject);
