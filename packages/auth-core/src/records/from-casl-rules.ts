import type { FactTest, FactValue, RecordRule, Where } from '../guard/record-rule';

/** A rule as CASL writes it (`ability.rules`, or JSON of a server). @public */
export interface CaslRule {
  readonly action: string | readonly string[];
  /** Names of subject types. Default: any. */
  readonly subject?: unknown;
  readonly fields?: string | readonly string[];
  readonly conditions?: unknown;
  readonly inverted?: boolean;
  readonly reason?: string;
}

/** Which of CASL's rules are meant, and what its ability was made with. @public */
export interface FromCaslOptions {
  /** What is asked: `ability.can('update', 'Post')` is `{ action: 'update', subject: 'Post' }`. */
  readonly action: string;
  readonly subject: string;
  /** Default `manage`, as CASL's. */
  readonly anyAction?: string;
  /** Default `all`, as CASL's. */
  readonly anySubjectType?: string;
  /** The aliases of actions: what `createAliasResolver` of CASL gives. Default: none. */
  readonly resolveAction?: (action: string | string[]) => string | readonly string[];
}

/** Thrown where a rule of CASL says what no rule of this package can say, with its place such as `2.conditions.owner.$where`. @public */
export class CaslRuleError extends Error {
  override readonly name = 'CaslRuleError';

  constructor(
    readonly at: string,
    sentence: string,
  ) {
    super(`Rule ${at}: ${sentence}`);
  }
}

/**
 * Rules of CASL about one action and one type of subject, as rules over records, read as by its `createMongoAbility`,
 * with `$and`, `$or`, `$nor` and `$not`. `null` counts as missing, and values without an order refuse. Throws a
 * `CaslRuleError`. @public
 */
export function fromCaslRules(rules: readonly CaslRule[], options: FromCaslOptions): readonly RecordRule[] {
  const { action, subject, anyAction = 'manage', anySubjectType = 'all', resolveAction = same } = options;
  return rules.flatMap((rule, index) => {
    const actions = listOf(resolveAction(typeof rule.action === 'string' ? rule.action : [...rule.action]));
    const subjects = listOf(rule.subject ?? anySubjectType).map((each) => subjectName(each, `${index}.subject`));
    if (!actions.some((each) => each === action || each === anyAction)) return [];
    if (!subjects.some((each) => each === subject || each === anySubjectType)) return [];
    return [
      {
        where: rule.conditions === undefined ? {} : toWhere(rule.conditions, `${index}.conditions`),
        ...(rule.fields !== undefined && { fields: listOf(rule.fields) }),
        ...(rule.inverted === true && { deny: true }),
      },
    ];
  });
}

const same = (action: string | readonly string[]) => action;

/** CASL knows a class by the name that its records bear. */
function subjectName(subject: unknown, at: string): string {
  if (typeof subject === 'string') return subject;
  if (typeof subject !== 'function') throw new CaslRuleError(at, 'a subject is a name or a class');
  const { modelName } = subject as { modelName?: unknown };
  return typeof modelName === 'string' ? modelName : subject.name;
}

function toWhere(conditions: unknown, at: string): Where {
  const joined = Object.entries(objectOf(conditions, at)).map(([name, given]): Where => {
    const place = `${at}.${name}`;
    if (name === '$and') return { allOf: wheresOf(given, place) };
    if (name === '$or') return { anyOf: wheresOf(given, place) };
    if (name === '$nor') return { not: { anyOf: wheresOf(given, place) } };
    if (name.startsWith('$')) throw new CaslRuleError(place, `there is no "${name}" here`);
    return isOperators(given) ? ofOperators(name, given, place) : equal(name, given, place);
  });
  return allOf(joined);
}

/** What several operators ask of one fact. */
function ofOperators(fact: string, given: Readonly<Record<string, unknown>>, at: string): Where {
  const { $options, ...operators } = given;
  return allOf(
    Object.entries(operators).map(([name, value]): Where => {
      const place = `${at}.${name}`;
      switch (name) {
        case '$eq':
          return equal(fact, value, place);
        case '$ne':
          return { not: equal(fact, value, place) };
        case '$in':
          return among(fact, arrayOf(value, place), place);
        case '$nin':
          return noneOf(fact, arrayOf(value, place), place);
        case '$lt':
        case '$lte':
        case '$gt':
        case '$gte':
          return ordered(fact, { [name.slice(1)]: comparable(value, place) });
        case '$regex':
          return each(fact, { ...patternOf(value, $options, place), otherwise: false });
        case '$exists':
          return value === true ? there(fact) : { not: there(fact) };
        case '$size':
          return through(fact, (path) => ({ [path]: { size: Number(value), otherwise: false } }));
        case '$all':
          return holdsAll(fact, arrayOf(value, place), place);
        case '$elemMatch': {
          const some = isOperators(value) ? ofOperators('.', value, place) : toWhere(value, place);
          return through(fact, (path) => ({ [path]: { some, otherwise: false } }));
        }
        case '$not':
          return { not: isOperators(value) ? ofOperators(fact, value, place) : equal(fact, value, place) };
        default:
          throw new CaslRuleError(place, `there is no "${name}"`);
      }
    }),
  );
}

/** The very value, or a list that holds it. */
function equal(fact: string, given: unknown, at: string): Where {
  if (given === null) return { not: there(fact) };
  if (given instanceof RegExp) return each(fact, { ...patternOf(given, undefined, at), otherwise: false });
  const is = comparable(given, at);
  return through(fact, (path) => ({
    anyOf: [{ [path]: { is, otherwise: false } }, { [path]: { has: is, otherwise: false } }],
  }));
}

const there = (fact: string): Where => through(fact, (path) => ({ [path]: { exists: true } }));

function holdsAll(fact: string, values: readonly unknown[], at: string): Where {
  if (values.length === 0) throw new CaslRuleError(at, 'names nothing');
  return allOf(
    values.map((value) => {
      const has = comparable(value, at);
      return through(
        fact,
        (path) => ({ [path]: { has, otherwise: false } }),
        (path) => equal(path, has, at),
      );
    }),
  );
}

/** One of several; a `null` among them is left out, for a missing fact is none of them. */
const among = (fact: string, values: readonly unknown[], at: string): Where => ({
  anyOf: values.filter((value) => value !== null).map((value) => equal(fact, value, at)),
});

const noneOf = (fact: string, values: readonly unknown[], at: string): Where => ({
  allOf: [{ not: among(fact, values, at) }, ...(values.includes(null) ? [there(fact)] : [])],
});

/** A test of a value, or of any value of a list. */
const each = (fact: string, test: FactTest): Where =>
  through(fact, (path) => ({ anyOf: [{ [path]: test }, { [path]: { some: { '.': test }, otherwise: false } }] }));

/** As `each`, but where no list is in the way what cannot be put into order is neither before nor after. */
function ordered(fact: string, test: FactTest): Where {
  const heads = [...splitsOf(fact).map(([list]) => list), fact];
  const isList = heads.map(
    (head): Where => ({
      anyOf: [{ [head]: { size: 0, otherwise: false } }, { [head]: { some: {}, otherwise: false } }],
    }),
  );
  return {
    anyOf: [each(fact, { ...test, otherwise: false }), { allOf: [{ not: { anyOf: isList } }, { [fact]: test }] }],
  };
}

/** A path may lead through lists, of which any record counts (`inner`); a number in it is a place. */
function through(path: string, test: (path: string) => Where, inner = test): Where {
  const splits = splitsOf(path);
  if (splits.length === 0) return test(path);
  return {
    anyOf: [
      test(path),
      ...splits.map(([list, rest]): Where => ({ [list]: { some: through(rest, inner), otherwise: false } })),
    ],
  };
}

/** Every way to cut a path into that of a list and what follows. */
function splitsOf(path: string): (readonly [list: string, rest: string])[] {
  if (path === '.') return [];
  const names = path.split('.');
  return names.flatMap((name, index) =>
    index === 0 || isPlace(name) ? [] : [[names.slice(0, index).join('.'), names.slice(index).join('.')] as const],
  );
}

function patternOf(given: unknown, options: unknown, at: string): Pick<FactTest, 'matches' | 'flags'> {
  const isPattern = given instanceof RegExp;
  if (!isPattern && typeof given !== 'string') throw new CaslRuleError(at, 'must be a regular expression');
  const flags = typeof options === 'string' ? options : isPattern ? given.flags : '';
  // What a pattern gives beside its verdict makes none.
  const kept = flags.replace(/[gd]/g, '');
  if (/[^imsu]/.test(kept)) throw new CaslRuleError(at, 'its flags may be i, m, s and u');
  return { matches: isPattern ? given.source : given, ...(kept !== '' && { flags: kept }) };
}

/** A value that can be compared; what has a form in JSON, such as an id of a database or a Date, counts as that. */
function comparable(given: unknown, at: string): FactValue {
  const value =
    typeof given === 'object' && given !== null && 'toJSON' in given && typeof given.toJSON === 'function'
      ? given.toJSON()
      : given;
  if (typeof value === 'string' || typeof value === 'boolean' || (typeof value === 'number' && Number.isFinite(value)))
    return value;
  throw new CaslRuleError(at, 'must be a text, a number, true or false');
}

function wheresOf(given: unknown, at: string): Where[] {
  return arrayOf(given, at).map((one, index) => toWhere(one, `${at}.${index}`));
}

const allOf = (wheres: readonly Where[]): Where => (wheres.length === 1 ? (wheres[0] ?? {}) : { allOf: wheres });

function listOf<Item>(given: Item | readonly Item[]): readonly Item[] {
  return Array.isArray(given) ? given : [given as Item];
}

function arrayOf(given: unknown, at: string): readonly unknown[] {
  if (!Array.isArray(given)) throw new CaslRuleError(at, 'must be a list');
  return given;
}

function objectOf(given: unknown, at: string): object {
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    throw new CaslRuleError(at, 'must be an object');
  return given;
}

const isOperators = (given: unknown): given is Readonly<Record<string, unknown>> =>
  typeof given === 'object' &&
  given !== null &&
  !Array.isArray(given) &&
  Object.keys(given).some((name) => name.startsWith('$'));

const isPlace = (name: string) => /^\d+$/.test(name);
