import type { RecordReason, RecordVerdict } from './record-verdict';

/** Creates a refusal whose `reason` is an own property, for copies, JSON and structured clones, and is made when it is read first. */
export const createRefusal = (explain: () => RecordReason): RecordVerdict => new Refusal(explain);

class Refusal {
  readonly allowed = false;
  declare readonly reason: RecordReason;
  #reason: RecordReason | (() => RecordReason);

  constructor(explain: () => RecordReason) {
    this.#reason = explain;
    Object.defineProperty(this, 'reason', Refusal.#property);
  }

  // One getter for all refusals: with a closure each, an object takes three times as long.
  static readonly #property: PropertyDescriptor & ThisType<Refusal> = {
    enumerable: true,
    configurable: true,
    get() {
      if (!(#reason in this))
        throw new TypeError('Read `reason` of the verdict itself or of a copy, not through a proxy.');
      if (typeof this.#reason === 'function') this.#reason = this.#reason();
      return this.#reason;
    },
  };
}
