import type { ShellMessage } from '../../../../locales/define-messages';
import type { PendingStep } from './pending-steps';

/** The data that identifies the call of a step. */
export interface StepCall {
  /** The name of its action or bulk call, and the kind of step that it is or undoes. */
  readonly name: string;
  readonly of: string;
  readonly fields: object;
  /** It is a call over many. */
  readonly many: boolean;
}

/** A step that waits for the connection, as stored and shown. */
export interface WaitingStep {
  readonly step: PendingStep;
  readonly call: StepCall;
  readonly ids: readonly (string | number)[];
  /** The version field of a record. */
  readonly version: string;
  readonly text: string | ShellMessage;
  /** Whether it undoes another step. */
  readonly isBack: boolean;
  /** When it was taken, in ms since 1970. */
  readonly at: number;
}

/** Why a step was not applied: the server's message, or a local fact that is shown with it. */
export type Reason =
  | string
  | { readonly why: 'refused' | 'followed' | 'expired' }
  | { readonly why: 'partly'; readonly left: number; readonly count: number };

/** A step that waited and was not done, with the reason. */
export interface ReturnedStep {
  readonly key: string;
  readonly text: string | ShellMessage;
  readonly reason: Reason;
  readonly isBack: boolean;
  readonly at: number;
}
