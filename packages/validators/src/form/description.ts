/** A description in the words of JSON Schema 2020-12, which OpenAPI 3.1 takes as it is. @public */
export type JsonSchema = Readonly<Record<string, unknown>>;
