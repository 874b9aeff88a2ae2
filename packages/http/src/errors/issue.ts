/** What is wrong with one field, of a response or of what was sent. @public */
export interface FieldIssue {
  /** Where the field stands, outermost first, such as `['items', 0, 'price']`; empty for the whole. */
  readonly path: readonly PropertyKey[];
  readonly message: string;
}
