import type { RecordReason, RecordVerdict } from './record-verdict';

/** A refusal that makes its `reason` when it is read first. It is an own property, for copies, JSON and structured clones. */
export class Refusal implements RecordVerdict {
  // One getter for all: with a closure each, creating a refusal takes three times as long.
  static readonly #reason: PropertyDescriptor & ThisType<Refusal> = {
    enumerable: true,
    configurable: true,
    get() {
      if (!(#explain in this)) throw new TypeError('Read `reason` of the verdict or a copy, not through a proxy.');
      this.#made ??= this.#explain();
      return this.#made;
    },
  };
  readonly allowed = false;
  declare readonly reason: RecordReason;
  #made: RecordReason | undefined;
  readonly #explain: () => RecordReason;

  constructor(explain: () => RecordReason) {
    this.#explain = explain;
    Object.defineProperty(this, 'reason', Refusal.#reason);
  }
}
