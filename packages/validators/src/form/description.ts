/** A description in the words of JSON Schema 2020-12, which OpenAPI 3.1 takes as it is. @public */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** What a schema says of itself, and whether a record may leave such a value out. @public */
export interface Description {
  readonly json: JsonSchema;
  readonly optional?: boolean | undefined;
}

/** One description under way. @public */
export interface Describing {
  /** Whether the values that go in are described or those that come out. */
  readonly side: 'input' | 'output';
  /** The self-naming schemas by what looks them up. */
  readonly named: Map<unknown, Description & { readonly name: string; readonly transforms: number }>;
  depth: number;
  /** How many schemas so far change values at will. */
  transforms: number;
  /** How many schemas so far drop keys. */
  objects: number;
}

/** @public */
export type Describe = (describing: Describing) => Description;
