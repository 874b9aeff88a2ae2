import type { PersonFacts } from '../guard/subject';
import type { FactValue, Where } from '../guard/where';
import { allOf, anyOf, type FilterTest, not, nothing, type RecordFilter } from './filter';
import { MalformedRule } from './malformed-rule';
import { readFact } from './read-fact';

/** Converts conditions of a rule to a filter, with the person's facts inserted. Throws a `MalformedRule` that names the place of an invalid condition. */
export function readWhere(where: unknown, person: PersonFacts | undefined, at: string): RecordFilter {
  return allOf(
    Object.entries(record(where, at)).map(([name, given]) => {
      const place = `${at}.${name}`;
      if (name === 'allOf') return allOf(several(given, person, place));
      if (name === 'anyOf') return anyOf(several(given, person, place));
      if (name === 'not') return not(readWhere(given, person, place));
      return readTest(name, given, person, place);
    }),
  );
}

const several = (given: unknown, person: PersonFacts | undefined, at: string): RecordFilter[] =>
  list(given, at).map((each, index) => readWhere(each, person, `${at}.${index}`));

/** Parses the tests of one fact, in its short forms and its long one. */
function readTest(fact: string, given: unknown, person: PersonFacts | undefined, at: string): RecordFilter {
  if (fact === '') throw new MalformedRule(at);
  const context = { fact, person };
  if (given === null) return not({ kind: 'fact', fact, test: 'exists' });
  if (Array.isArray(given)) return oneOf(given.map(shorthand), context, at);
  if (isValue(given)) return equal(shorthand(given), context, at);
  if (isPersonFact(given)) return equal(given, context, at);
  const { otherwise, flags, ...tests } = record(given, at);
  if (otherwise !== undefined && typeof otherwise !== 'boolean') throw new MalformedRule(`${at}.otherwise`);
  if (flags !== undefined && tests.matches === undefined) throw new MalformedRule(`${at}.flags`);
  const names = Object.keys(tests);
  if (names.length === 0) throw new MalformedRule(at);
  const all = allOf(
    names.map((name) => {
      const read = Object.hasOwn(readers, name) ? readers[name as TestName] : undefined;
      if (!read) throw new MalformedRule(`${at}.${name}`);
      const value = tests[name];
      return name === 'matches'
        ? matching(value, flags, context, `${at}.matches`)
        : read(value, context, `${at}.${name}`);
    }),
  );
  return otherwise === undefined ? all : otherwiseIs(all, otherwise);
}

interface Context {
  fact: string;
  person: PersonFacts | undefined;
}
type Reader = (given: unknown, context: Context, at: string) => RecordFilter;

const compare =
  (test: 'lt' | 'lte' | 'gt' | 'gte'): Reader =>
  (given, context, at) => {
    const value = resolve(given, context, at);
    if (isUnknown(value)) return value;
    if (value.length !== 1 || typeof value[0] === 'boolean') {
      if (isPersonFact(given)) return { kind: 'unknown', person: given.person };
      throw new MalformedRule(at);
    }
    return leaf(context, { test, value: value[0] as FactValue });
  };

const readers = {
  is: (given, context, at) => (given === null ? not(exists(context)) : equal(given, context, at)),
  not: (given, context, at) => (given === null ? exists(context) : not(equal(given, context, at))),
  in: (given, context, at) => oneOf(list(given, at), context, at),
  notIn: (given, context, at) => not(oneOf(list(given, at), context, at)),
  lt: compare('lt'),
  lte: compare('lte'),
  gt: compare('gt'),
  gte: compare('gte'),
  exists: (given, context, at) => {
    if (typeof given !== 'boolean') throw new MalformedRule(at);
    return given ? exists(context) : not(exists(context));
  },
  has: (given, context, at) => held(given, context, at, anyOf),
  hasAll: (given, context, at) => {
    const operands = list(given, at);
    if (operands.length === 0) throw new MalformedRule(at);
    return allOf(operands.map((each) => held(each, context, at, allOf)));
  },
  size: (given, context, at) => {
    if (typeof given !== 'number' || !Number.isInteger(given) || given < 0) throw new MalformedRule(at);
    return leaf(context, { test: 'size', value: given });
  },
  some: (given, context, at) => leaf(context, { test: 'some', value: readWhere(given, context.person, at) }),
  matches: (given, context, at) => matching(given, undefined, context, at),
} satisfies Record<string, Reader>;
type TestName = keyof typeof readers;

const leaf = ({ fact }: Context, test: FilterTest): RecordFilter => ({ kind: 'fact', fact, ...test });
const exists = (context: Context) => leaf(context, { test: 'exists' });

function matching(given: unknown, flags: unknown = '', context: Context, at: string): RecordFilter {
  if (typeof given !== 'string' || typeof flags !== 'string' || /[^imsu]/.test(flags)) throw new MalformedRule(at);
  try {
    new RegExp(given, flags);
  } catch {
    throw new MalformedRule(at);
  }
  return leaf(context, { test: 'matches', value: given, flags });
}

function equal(given: unknown, context: Context, at: string): RecordFilter {
  return among(resolve(given, context, at), context);
}

function oneOf(given: readonly unknown[], context: Context, at: string): RecordFilter {
  const values: FactValue[] = [];
  const unknown: RecordFilter[] = [];
  for (const each of given) {
    const value = resolve(each, context, at);
    if (isUnknown(value)) unknown.push(value);
    else values.push(...value);
  }
  const kinds = new Set(values.map((value) => typeof value));
  // Facts of a person may be of any kind, which is not a mistake of the rule.
  if (kinds.size > 1 && !given.some(isPersonFact)) throw new MalformedRule(at);
  const groups = [...kinds].map((kind) =>
    among(
      values.filter((value) => typeof value === kind),
      context,
    ),
  );
  return anyOf([...groups, ...unknown]);
}

function among(values: readonly FactValue[] | Unknown, context: Context): RecordFilter {
  if (isUnknown(values)) return values;
  const [first] = values;
  if (first === undefined) return nothing;
  return leaf(context, values.length > 1 ? { test: 'in', value: values } : { test: 'is', value: first });
}

function held(
  given: unknown,
  context: Context,
  at: string,
  join: (filters: readonly RecordFilter[]) => RecordFilter,
): RecordFilter {
  const values = resolve(given, context, at);
  if (isUnknown(values)) return values;
  return join(values.map((value) => leaf(context, { test: 'has', value })));
}

type Unknown = Extract<RecordFilter, { kind: 'unknown' }>;

/** Returns the values of an operand of a rule; an unknown fact of the person is neither true nor false. */
function resolve(given: unknown, { person }: Context, at: string): readonly FactValue[] | Unknown {
  if (isValue(given)) return [given];
  if (!isPersonFact(given)) throw new MalformedRule(at);
  const unknown: Unknown = { kind: 'unknown', person: given.person };
  const fact = readFact(person, given.person);
  if (!('value' in fact)) return unknown;
  if (fact.kind !== 'list') return [fact.value];
  const values = fact.value.filter(isValue);
  return values.length === fact.value.length && new Set(values.map((value) => typeof value)).size < 2
    ? values
    : unknown;
}

/** Inserts the result for a missing fact into every test of a filter. */
function otherwiseIs(filter: RecordFilter, otherwise: boolean): RecordFilter {
  if (filter.kind === 'and' || filter.kind === 'or')
    return { kind: filter.kind, of: filter.of.map((each) => otherwiseIs(each, otherwise)) };
  if (filter.kind === 'not') return { kind: 'not', of: otherwiseIs(filter.of, !otherwise) };
  return filter.kind === 'fact' ? { ...filter, otherwise } : filter;
}

function shorthand(given: unknown): unknown {
  if (given === 'me') return { person: 'id' };
  return typeof given === 'string' && given.startsWith('person.') ? { person: given.slice('person.'.length) } : given;
}

function record(given: unknown, at: string): Readonly<Record<string, unknown>> {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) throw new MalformedRule(at);
  return given as Where;
}

function list(given: unknown, at: string): readonly unknown[] {
  if (!Array.isArray(given)) throw new MalformedRule(at);
  return given;
}

const isUnknown = (value: readonly FactValue[] | Unknown): value is Unknown => !Array.isArray(value);
const isValue = (value: unknown): value is FactValue =>
  typeof value === 'string' || typeof value === 'boolean' || (typeof value === 'number' && Number.isFinite(value));
const isPersonFact = (value: unknown): value is { person: string } =>
  typeof value === 'object' &&
  value !== null &&
  Object.hasOwn(value, 'person') &&
  typeof (value as { person: unknown }).person === 'string' &&
  Object.keys(value).length === 1;
