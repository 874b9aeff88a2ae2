/** Port: the entity tags (`ETag`) of received data, the version of records without one in their body. */
export interface EntityTags {
  /** The tag of a response or a value derived from it; undefined without one. */
  of: (value: unknown) => string | undefined;
  /** Gives a derived value the tag of its source. */
  pass: (value: unknown, made: unknown) => void;
}
