/** A record that a bulk step changed, with its new version. @beta */
export interface StepResponse {
  readonly id: string | number;
  /** Default: no or an unknown version. */
  readonly version?: string | number | undefined;
}

/** Names the call that reverts a step: an action for one record and a bulk call for several, with its fields. @beta */
export interface InverseStep {
  readonly by: string;
  /** Fields of the inverse step. Default: `undefined`. */
  readonly fields?: object;
}

/** Describes the effect of a call before the server answers, so that it shows at once. @beta */
export interface StepKind<Item, Fields, Answer> {
  /** The fields of a record that it changes, as they will be. */
  shows(record: Item, fields: Fields): Partial<Item>;
  /** The inverse step. Without one the step is sent after 6 s, during which it can be cancelled. Default: `undefined`. */
  inverse?(fields: Fields): InverseStep | undefined;
  /** Whether the step is still possible for a record that was changed meanwhile; called after such a change. Default: true. */
  isStillPossible?(record: Item, fields: Fields): boolean;
  /** The changed records by the response of a bulk call. Default: all. */
  changedRecords?(answer: Answer): readonly StepResponse[];
}

/** The steps of any resource. @beta */
export interface AnySteps {
  readonly resource: object;
  readonly kinds: Readonly<Record<string, AnyStepKind>>;
}

/** A kind of step whatever its record and fields are. */
export type AnyStepKind = StepKind<object, object, unknown>;
