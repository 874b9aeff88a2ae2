/** With which records something was done over many, and the versions that it brought. @beta */
export interface StepDone {
  readonly id: string | number;
  /** Default: the record has none, or it is not known. */
  readonly version?: string | number | undefined;
}

/** Names the call that reverts a step: an action for one record and a bulk call for several, with its fields. @beta */
export interface StepBack {
  readonly by: string;
  /** Default: none. */
  readonly fields?: object;
}

/** Describes the effect of a call before the server answers, so that it shows at once. @beta */
export interface StepKind<Item, Fields, Answer> {
  /** The fields of a record that it changes, as they will be. */
  shows(record: Item, fields: Fields): Partial<Item>;
  /** How it is taken back. Where it cannot be, it waits 6 s before it is sent. Default: it cannot be. */
  back?(fields: Fields): StepBack | undefined;
  /** Whether it can still be done with a record that somebody changed meanwhile; that is asked then. Default: it can. */
  still?(record: Item, fields: Fields): boolean;
  /** With which of several records it was done, of the response to a call over many. Default: with all. */
  done?(answer: Answer): readonly StepDone[];
}

/** The steps of any resource. @beta */
export interface AnySteps {
  readonly resource: object;
  readonly kinds: Readonly<Record<string, AnyStepKind>>;
}

/** A kind of step whatever its record and fields are. */
export type AnyStepKind = StepKind<object, object, unknown>;
