import type { RecordReason, RecordVerdict } from './record-verdict';

/** A refusal that computes its `reason` at the first access. It is an own property, for copies, JSON and structured clones. */
export class Refusal implements RecordVerdict {
  readonly allowed = false;
  declare readonly reason: RecordReason;
  // With `Object.defineProperty`, creating a refusal takes half as long again; every engine has this method.
  declare readonly __defineGetter__: (name: string, read: () => unknown) => void;
  #reason: RecordReason | (() => RecordReason);

  constructor(explain: () => RecordReason) {
    this.#reason = explain;
    this.__defineGetter__('reason', this.#read);
  }

  #read(): RecordReason {
    if (!(#reason in this)) throw new TypeError('Read `reason` of the verdict or a copy, not through a proxy.');
    if (typeof this.#reason === 'function') this.#reason = this.#reason();
    return this.#reason;
  }
}
