import {
  array,
  boolean,
  check,
  type Infer,
  integer,
  itemsRange,
  lengthRange,
  nullable,
  object,
  oneOf,
  optional,
  pipe,
  range,
  type Schema,
  string,
} from '@waybill/validators';

/** A description in the words of JSON Schema 2020-12, which OpenAPI 3.1 takes as it is. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** What a value must be, said once: the schema that checks it, and what the OpenAPI document says of it. */
export interface Described<Output> {
  readonly schema: Schema<Output>;
  readonly json: JsonSchema;
  /** Whether a record may leave it out. */
  readonly optional?: true;
}

/** The type of the values that a description accepts. */
export type ValueOf<D> = D extends Described<infer Output> ? Output : never;

export interface TextOptions {
  /** Characters; 0 unless given. */
  min?: number;
  /** Characters; 200 unless given. */
  max?: number;
  /** A further question, and what the document says of it. */
  rule?: { test: (value: string) => boolean; says: string };
}

/** A text. NUL is refused, since SQLite ends a text there. */
export function text({ min = 0, max = 200, rule }: TextOptions = {}): Described<string> {
  return {
    schema: pipe(
      string(),
      lengthRange(min, max),
      check((value: string) => !value.includes('\0') && (rule?.test(value) ?? true)),
    ),
    json: { type: 'string', minLength: min, maxLength: max, ...(rule ? { description: rule.says } : {}) },
  };
}

/** One of a closed list of words. */
export function choice<const Word extends string>(words: readonly Word[]): Described<Word> {
  return { schema: oneOf(words), json: { type: 'string', enum: words } };
}

/** A whole number between two bounds, both included. */
export function whole(min: number, max: number, says?: string): Described<number> {
  return {
    schema: pipe(integer(), range(min, max)),
    json: { type: 'integer', minimum: min, maximum: max, ...(says ? { description: says } : {}) },
  };
}

/** A whole number of an address, which comes as text. */
export function digits(min: number, max: number): Described<string> {
  const isWithin = (value: string) => /^\d{1,16}$/.test(value) && Number(value) >= min && Number(value) <= max;
  return { schema: pipe(string(), check(isWithin)), json: { type: 'integer', minimum: min, maximum: max } };
}

/** An id or a version: a whole number from 1 on. */
export const counted = (): Described<number> => whole(1, Number.MAX_SAFE_INTEGER);

export function flag(): Described<boolean> {
  return { schema: boolean(), json: { type: 'boolean' } };
}

/** A moment: ISO 8601 with its zone. */
export function moment(): Described<string> {
  const pattern = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d)$/;
  const isMoment = (value: string) => pattern.test(value) && !Number.isNaN(Date.parse(value));
  return { schema: pipe(string(), check(isMoment)), json: { type: 'string', format: 'date-time' } };
}

/** A day of the business: `2025-02-06`. */
export function date(): Described<string> {
  const isDate = (value: string) => /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value));
  return { schema: pipe(string(), check(isDate)), json: { type: 'string', format: 'date' } };
}

/** A list of so many items. */
export function list<Item>(item: Described<Item>, min: number, max: number): Described<readonly Item[]> {
  return {
    schema: pipe(array(item.schema), itemsRange(min, max)) as Schema<readonly Item[]>,
    json: { type: 'array', items: item.json, minItems: min, maxItems: max },
  };
}

/** It is what the description says, which is checked later, one by one: a list of which some items may be wrong. */
export function unread(described: Described<unknown>): Described<unknown> {
  return { schema: check(() => true), json: described.json };
}

/** It may be `null`. */
export function orNull<Output>(described: Described<Output>): Described<Output | null> {
  return { schema: nullable(described.schema), json: { anyOf: [described.json, { type: 'null' }] } };
}

/** A record may leave it out. */
export function maybe<Output>(described: Described<Output>): Described<Output | undefined> {
  return { schema: optional(described.schema), json: described.json, optional: true };
}

type Fields = Readonly<Record<string, Described<unknown>>>;
type SchemasOf<F extends Fields> = { readonly [Name in keyof F]: F[Name]['schema'] };

/** An object of named fields; other fields are left out of what is read, and never sent. */
export function record<F extends Fields>(fields: F): Described<Infer<ReturnType<typeof object<SchemasOf<F>>>>> {
  const entries = Object.entries(fields);
  const shape = Object.fromEntries(entries.map(([name, field]) => [name, field.schema])) as SchemasOf<F>;
  return {
    schema: object(shape) as Schema<never>,
    json: {
      type: 'object',
      properties: Object.fromEntries(entries.map(([name, { json }]) => [name, json])),
      required: entries.filter(([, field]) => !field.optional).map(([name]) => name),
    },
  };
}

/** A number for each of some words. */
export function countPer(words: readonly string[]): Described<Readonly<Record<string, number>>> {
  return record(Object.fromEntries(words.map((word) => [word, whole(0, Number.MAX_SAFE_INTEGER)]))) as never;
}
