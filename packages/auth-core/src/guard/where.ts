/** A value of a rule or a record. Numbers are finite; a moment is its ISO 8601 text in UTC. @public */
export type FactValue = string | number | boolean;

/** A fact of the user, by its path in `Subject.facts`: `{ person: 'region' }`. A list of them counts as any of its values. @public */
export interface PersonFact {
  readonly person: string;
}

/** A value of a test: itself, or a fact of the user. @public */
export type ExpectedValue = FactValue | PersonFact;

/** Tests of a fact, all of which must pass. Texts are compared by code points, not by language. @public */
export interface FactTest {
  /** Equal to the value; `null` for a missing fact. */
  readonly is?: ExpectedValue | null;
  /** Any other value of the same kind; `null` for an existing fact. */
  readonly not?: ExpectedValue | null;
  /** One of several values of the same kind. */
  readonly in?: readonly ExpectedValue[];
  /** Any value of the same kind except these. */
  readonly notIn?: readonly ExpectedValue[];
  readonly lt?: ExpectedValue;
  readonly lte?: ExpectedValue;
  readonly gt?: ExpectedValue;
  readonly gte?: ExpectedValue;
  /** Whether the fact is there; `null` counts as missing. */
  readonly exists?: boolean;
  /** A list that contains the value; an entry that is missing or of another kind may be the value. */
  readonly has?: ExpectedValue;
  /** A list that contains all values. */
  readonly hasAll?: readonly ExpectedValue[];
  /** A list with this number of entries. */
  readonly size?: number;
  /** A list with an entry that passes these tests; the fact `.` is the entry itself. If no entry passes and one is unknown, the test is unknown. */
  readonly some?: Where;
  /** The source of a regular expression that the text matches. */
  readonly matches?: string;
  /** Flags of `matches`. No default. */
  readonly flags?: string;
  /** Verdict of the tests if the fact is missing or of another kind. Without it neither a test nor its opposite passes. Tests inside `some` have their own. */
  readonly otherwise?: boolean;
}

/** The condition for one fact of a record: a test, a value or a list of allowed values. @public */
export type FactCondition = FactValue | null | readonly ExpectedValue[] | PersonFact | FactTest;

/**
 * Facts of a record, by path (`lines.0.price`), and what each must be. `'me'` is `{ person: 'id' }`, `'person.region'`
 * is `{ person: 'region' }`; `{ is: 'me' }` is the text. `anyOf`, `allOf` and `not` join conditions. With the type of
 * the record, a fact that it does not have does not compile. @public
 */
export type Where<Row = unknown> = unknown extends Row
  ? { readonly [fact: string]: FactCondition | readonly Where[] | Where }
  : { readonly [Fact in keyof Row & string]?: FactCondition } & Readonly<
      Record<`${keyof Row & string}.${string}`, FactCondition>
    > & {
        readonly anyOf?: readonly Where<Row>[];
        readonly allOf?: readonly Where<Row>[];
        readonly not?: Where<Row>;
      };
