/** Port: the entity tags (`ETag`) of what came from the server. A record whose body says no version is known by its tag. */
export interface EntityTags {
  /** The tag of a response, or of what was made of it; undefined where it came without one. */
  of: (value: unknown) => string | undefined;
  /** What was made of a value is tagged as that is. */
  pass: (value: unknown, made: unknown) => void;
}
