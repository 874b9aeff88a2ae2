import type { FactValue } from '../guard/where';
import type { RecordFilter } from '../records/filter';

/** A part of a statement, with the values of its `?` in order. @public */
export interface SqlCondition {
  readonly sql: string;
  readonly args: readonly (string | number)[];
}

/** The column of a fact: of values (true and false as 1 and 0), or of JSON that contains the fact by its path. `sql` is inserted unchanged. @public */
export interface FactPlace {
  readonly kind: 'string' | 'number' | 'boolean' | 'json';
  readonly sql: string;
}

/** The columns that a condition may read, by the names of their facts. @public */
export type FactPlaces = Readonly<Record<string, FactPlace>>;

/** Thrown where SQL cannot express a condition. The sentence names the fact. @public */
export class NoCondition extends Error {
  override readonly name = 'NoCondition';
}

/**
 * The condition of a WHERE clause of SQLite, to join others by AND, that is true for the records that a filter of
 * rights matches. A missing fact, or one of another kind, is NULL. Throws a `NoCondition` for a fact without a column,
 * a column of no known kind, and `matches`, since SQLite has no regular expressions.
 * @example
 * toCondition(toFilter(mayWrite, ann), { owner: { kind: 'number', sql: 'orders.placed_by' } }); // { sql: 'orders.placed_by = ?', args: [7] }
 * @public
 */
export function toCondition(filter: RecordFilter, places: FactPlaces | ((fact: string) => FactPlace)): SqlCondition {
  const placeOf = (fact: string): FactPlace => {
    const place = typeof places === 'function' ? places(fact) : Object.hasOwn(places, fact) ? places[fact] : undefined;
    if (!place) throw new NoCondition(`No column holds the fact "${fact}".`);
    if (!['string', 'number', 'boolean', 'json'].includes(place.kind))
      throw new NoCondition(`The column "${place.sql}" of the fact "${fact}" has the unknown kind "${place.kind}".`);
    return place;
  };
  return translate(filter, (fact) => toFact(placeOf(fact), fact), 0);
}

/** The SQL of a fact. */
interface Fact {
  value: string;
  /** SQL that is true for facts of a kind; undefined if it always is, `NULL` if it never is. */
  is(kind: Kind): string | undefined;
  exists: string;
  /** The argument of `json_each` and `json_array_length`. */
  list: string;
}
type Kind = 'string' | 'number' | 'boolean' | 'list';
type FactOf = (fact: string) => Fact;
type FactFilter = Extract<RecordFilter, { kind: 'fact' }>;

const constants = { all: '1', none: '0', unknown: 'NULL' } as const;
const never = 'NULL';

function translate(filter: RecordFilter, factOf: FactOf, depth: number): SqlCondition {
  switch (filter.kind) {
    case 'all':
    case 'none':
    case 'unknown':
      return { sql: constants[filter.kind], args: [] };
    case 'not': {
      const { sql, args } = translate(filter.of, factOf, depth);
      return { sql: `NOT (${sql})`, args };
    }
    case 'and':
    case 'or': {
      const parts = filter.of.map((each) => translate(each, factOf, depth));
      return {
        sql: `(${parts.map(({ sql }) => sql).join(filter.kind === 'and' ? ' AND ' : ' OR ')})`,
        args: parts.flatMap(({ args }) => args),
      };
    }
    case 'fact':
      return test(filter, factOf(filter.fact), depth);
  }
}

const signs = { is: '=', lt: '<', lte: '<=', gt: '>', gte: '>=' } as const;

function test(filter: FactFilter, fact: Fact, depth: number): SqlCondition {
  const where = (kind: Kind, condition: SqlCondition) => ifOfKind(fact.is(kind), condition, filter.otherwise);
  const element = `element${depth}`;
  switch (filter.test) {
    case 'exists':
      return { sql: fact.exists, args: [] };
    case 'in':
      return where(kindOf(filter.value[0]), {
        sql: `${fact.value} IN (${filter.value.map(() => '?').join(', ')})`,
        args: filter.value.map(toValue),
      });
    case 'size':
      return where('list', { sql: `json_array_length(${fact.list}) = ?`, args: [filter.value] });
    case 'has': {
      const entry = elementOf(element)('.');
      const value = `CASE WHEN ${entry.is(kindOf(filter.value))} THEN ${entry.value} END`;
      return where('list', { sql: `? IN (${eachOf(fact, element, value)})`, args: [toValue(filter.value)] });
    }
    case 'some': {
      const { sql, args } = translate(filter.value, elementOf(element), depth + 1);
      return where('list', { sql: `1 IN (${eachOf(fact, element, sql)})`, args });
    }
    case 'matches':
      throw new NoCondition('SQLite has no regular expressions.');
    default:
      return where(kindOf(filter.value), {
        sql: `${fact.value} ${signs[filter.test]} ?`,
        args: [toValue(filter.value)],
      });
  }
}

/** Returns an expression for each entry of a list. IN evaluates it with three values: NULL among them makes the result NULL, unless one fits. */
const eachOf = (fact: Fact, element: string, sql: string) => `SELECT ${sql} FROM json_each(${fact.list}) AS ${element}`;

/** Returns the condition for facts of the compared kind; others are NULL, or the value of `otherwise`. */
function ifOfKind(
  isKind: string | undefined,
  { sql, args }: SqlCondition,
  otherwise: boolean | undefined,
): SqlCondition {
  const other = otherwise === undefined ? never : String(Number(otherwise));
  if (isKind === never) return { sql: other, args: [] };
  if (isKind !== undefined) return { sql: `CASE WHEN ${isKind} THEN ${sql} ELSE ${other} END`, args };
  return otherwise === undefined ? { sql, args } : { sql: `coalesce(${sql}, ${other})`, args };
}

function toFact(place: FactPlace, fact: string): Fact {
  if (place.kind === 'json') {
    const path = toPath(fact);
    return ofJson(`json_extract(${place.sql}, ${path})`, `json_type(${place.sql}, ${path})`, `${place.sql}, ${path}`);
  }
  const { kind, sql } = place;
  return {
    value: sql,
    is: (requested) => (requested === kind ? undefined : never),
    exists: `${sql} IS NOT NULL`,
    list: never,
  };
}

/** Returns the columns of a list's entries; only an entry that is a record has more facts than itself. */
function elementOf(element: string): FactOf {
  const [value, type] = [`${element}.value`, `${element}.type`];
  return (fact) => {
    if (fact === '.') return ofJson(value, type, value);
    const json = `CASE WHEN ${type} IN ('object', 'array') THEN ${value} END`;
    const path = toPath(fact);
    return ofJson(`json_extract(${json}, ${path})`, `json_type(${json}, ${path})`, `${json}, ${path}`);
  };
}

const kinds: Readonly<Record<Kind, string>> = {
  string: `('text')`,
  number: `('integer', 'real')`,
  boolean: `('true', 'false')`,
  list: `('array')`,
};

const ofJson = (value: string, type: string, list: string): Fact => ({
  value,
  is: (kind) => `${type} IN ${kinds[kind]}`,
  exists: `coalesce(${type}, 'null') <> 'null'`,
  list,
});

/** Returns the path of a fact in JSON, as a literal: a number is an index of a list. */
function toPath(fact: string): string {
  const steps = fact.split('.').map((name) => {
    if (/^(?:0|[1-9]\d{0,8})$/.test(name)) return `[${name}]`;
    // SQLite cannot quote these, counts places in 32 bits, and looks for an empty name nowhere.
    if (name === '' || /["\\\p{Cc}\p{Cs}]|^[1-9]\d{9,}$/u.test(name))
      throw new NoCondition(`No path of SQLite leads to the fact "${fact}".`);
    return `."${name}"`;
  });
  return `'$${steps.join('').replaceAll("'", "''")}'`;
}

const kindOf = (value: FactValue | undefined): Kind => typeof value as 'string' | 'number' | 'boolean';
const toValue = (value: FactValue): string | number => (typeof value === 'boolean' ? Number(value) : value);
