/**
 * A second implementation of the record rules, written from their description alone: truth tables with three values
 * over the rules themselves, without a filter in between.
 */
type Truth = 'true' | 'false' | 'unknown';
type Table = Readonly<Record<Truth, Readonly<Record<Truth, Truth>>>>;

const and: Table = {
  true: { true: 'true', false: 'false', unknown: 'unknown' },
  false: { true: 'false', false: 'false', unknown: 'false' },
  unknown: { true: 'unknown', false: 'false', unknown: 'unknown' },
};
const or: Table = {
  true: { true: 'true', false: 'true', unknown: 'true' },
  false: { true: 'true', false: 'false', unknown: 'unknown' },
  unknown: { true: 'true', false: 'unknown', unknown: 'unknown' },
};
const opposite: Readonly<Record<Truth, Truth>> = { true: 'false', false: 'true', unknown: 'unknown' };

type Json = Readonly<Record<string, unknown>>;
export interface ModelRule {
  permission?: string;
  where: Json;
  when?: Json;
  deny?: boolean;
}
export interface ModelPerson {
  admin: boolean;
  permissions: readonly string[];
  facts: Json;
}

/** Whether the rules allow the record: the last rule that applies decides, and only a certain answer allows. */
export function modelAllows(rules: readonly ModelRule[], person: ModelPerson, record: unknown): boolean {
  let result: Truth = 'false';
  for (const { permission, where, when, deny } of rules) {
    if (permission !== undefined && !person.admin && !person.permissions.includes(permission)) continue;
    // Full access ignores `where`: only a state condition (`when`) can deny it.
    if (person.admin && deny && when === undefined) continue;
    const inState = when === undefined ? 'true' : judgeWhere(when, person.facts, record);
    const applies = person.admin ? inState : and[judgeWhere(where, person.facts, record)][inState];
    result = deny ? and[result][opposite[applies]] : or[result][applies];
  }
  return result === 'true';
}

function judgeWhere(where: Json, person: Json, record: unknown): Truth {
  return every(Object.entries(where), ([name, given]) => {
    if (name === 'allOf') return every(given as Json[], (part) => judgeWhere(part, person, record));
    if (name === 'anyOf') return any(given as Json[], (part) => judgeWhere(part, person, record));
    if (name === 'not') return opposite[judgeWhere(given as Json, person, record)];
    return judgeFact(given, person, valueAt(record, name));
  });
}

const every = <Part>(parts: readonly Part[], judge: (part: Part) => Truth) =>
  parts.reduce<Truth>((truth, part) => and[truth][judge(part)], 'true');
const any = <Part>(parts: readonly Part[], judge: (part: Part) => Truth) =>
  parts.reduce<Truth>((truth, part) => or[truth][judge(part)], 'false');

function judgeFact(given: unknown, person: Json, fact: unknown): Truth {
  if (given === null) return fact === null ? 'true' : 'false';
  if (Array.isArray(given)) return judgeTest('in', given.map(spelledOut), undefined, person, fact);
  if (typeof given !== 'object' || 'person' in given)
    return judgeTest('is', spelledOut(given), undefined, person, fact);
  const { otherwise, ...tests } = given as Json;
  return every(Object.entries(tests), ([test, expected]) =>
    judgeTest(test, expected, otherwise as boolean | undefined, person, fact),
  );
}

function judgeTest(
  test: string,
  expected: unknown,
  otherwise: boolean | undefined,
  person: Json,
  fact: unknown,
): Truth {
  /** Result of a comparison whose fact has no value of the kind, for a test and for its opposite. */
  const unfit = otherwise === undefined ? 'unknown' : truthOf(otherwise);
  const compare = (value: unknown, order: (sign: number) => boolean, misfit: Truth): Truth =>
    kindOf(value) === kindOf(fact) ? truthOf(order(signOf(fact, value))) : misfit;
  const equals = (values: readonly unknown[], misfit: Truth) =>
    any(values, (value) => anyOfPerson(value, person, (each) => compare(each, (sign) => sign === 0, misfit)));
  switch (test) {
    case 'exists':
      return truthOf((fact !== null) === expected);
    case 'is':
      return expected === null ? truthOf(fact === null) : equals([expected], unfit);
    case 'in':
      return equals(expected as unknown[], unfit);
    case 'not':
      return expected === null ? truthOf(fact !== null) : opposite[equals([expected], opposite[unfit])];
    case 'notIn':
      return opposite[equals(expected as unknown[], opposite[unfit])];
    case 'lt':
    case 'lte':
    case 'gt':
    case 'gte': {
      const [value, ...more] = valuesOf(expected, person) ?? [];
      // Only two texts or two numbers can be ordered.
      if (value === undefined || more.length > 0 || typeof value === 'boolean') return 'unknown';
      return compare(value, orders[test], unfit);
    }
    case 'size':
      return Array.isArray(fact) ? truthOf(fact.length === expected) : unfit;
    case 'some':
      return Array.isArray(fact) ? any(fact, (entry) => judgeWhere(expected as Json, person, entry ?? null)) : unfit;
    case 'has':
      return anyOfPerson(expected, person, (value) => holds(fact, value, unfit));
    case 'hasAll':
      return every(expected as unknown[], (each) => {
        const values = valuesOf(each, person);
        return values ? every(values, (value) => holds(fact, value, unfit)) : 'unknown';
      });
    default:
      throw new Error(`The model has no test ${test}.`);
  }
}

const orders = {
  lt: (sign: number) => sign < 0,
  lte: (sign: number) => sign <= 0,
  gt: (sign: number) => sign > 0,
  gte: (sign: number) => sign >= 0,
};

/** A list holds a value if one of its entries is that value; an entry of another kind may or may not be. */
const holds = (fact: unknown, value: unknown, unfit: Truth): Truth =>
  Array.isArray(fact)
    ? any(fact, (entry) => (kindOf(entry) === kindOf(value) ? truthOf(entry === value) : 'unknown'))
    : unfit;

/** A list of the person counts as any of its values; an unknown fact of the person is never replaced. */
function anyOfPerson(expected: unknown, person: Json, judge: (value: unknown) => Truth): Truth {
  const values = valuesOf(expected, person);
  return values ? any(values, judge) : 'unknown';
}

function valuesOf(expected: unknown, person: Json): readonly unknown[] | undefined {
  if (typeof expected !== 'object') return [expected];
  const fact = valueAt(person, (expected as { person: string }).person);
  if (Array.isArray(fact)) return new Set(fact.map(kindOf)).size < 2 ? fact : undefined;
  return ['text', 'number', 'truth'].includes(kindOf(fact)) ? [fact] : undefined;
}

const spelledOut = (given: unknown): unknown => {
  if (given === 'me') return { person: 'id' };
  return typeof given === 'string' && given.startsWith('person.') ? { person: given.slice(7) } : given;
};

/** The value at a path, or null: numbers lead into lists alone, words into objects alone. */
function valueAt(record: unknown, path: string): unknown {
  const steps = path === '.' ? [] : path.split('.');
  return steps.reduce<unknown>((value, step) => {
    if (Array.isArray(value)) return /^\d+$/.test(step) ? (value[Number(step)] ?? null) : null;
    if (kindOf(value) !== 'object' || /^\d+$/.test(step)) return null;
    return Object.hasOwn(value as object, step) ? ((value as Json)[step] ?? null) : null;
  }, record ?? null);
}

function kindOf(value: unknown): string {
  if (value === null || value === undefined) return 'nothing';
  if (Array.isArray(value)) return 'list';
  return { string: 'text', number: 'number', boolean: 'truth' }[typeof value as string] ?? 'object';
}

/** The order of two values of one kind; texts go by their code points. */
function signOf(one: unknown, other: unknown): number {
  if (typeof one === 'number') return one - Number(other);
  if (typeof one === 'boolean') return one === other ? 0 : 1;
  const [left, right] = [[...String(one)], [...String(other)]];
  const place = left.findIndex((letter, index) => letter !== right[index]);
  if (place < 0) return left.length - right.length;
  return (left[place]?.codePointAt(0) ?? -1) - (right[place]?.codePointAt(0) ?? -1);
}

const truthOf = (value: boolean): Truth => (value ? 'true' : 'false');
