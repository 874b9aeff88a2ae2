/** A description with the keywords of JSON Schema 2020-12, which OpenAPI 3.1 accepts unchanged. @public */
export type JsonSchema = Readonly<Record<string, unknown>>;
