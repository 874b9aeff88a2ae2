/** Thrown inside for an invalid rule; the callers turn it into a verdict that denies. */
export class MalformedRule extends Error {
  override readonly name = 'MalformedRule';

  constructor(
    /** The place in the rule, such as `where.owner.lt`. */
    readonly at: string,
  ) {
    super(at);
  }
}
