/** An issue with one field of a response or of the sent data. @public */
export interface FieldIssue {
  /** The path of the field, outermost first, such as `['items', 0, 'price']`; empty for the whole value. */
  readonly path: readonly PropertyKey[];
  readonly message: string;
}
