import type { Refusal } from '../../../../forms/refusal';
import type { ShellMessage } from '../../../../locales/define-messages';
import type { Brought, Version } from './pending-steps';
import type { StepCall } from './waiting-step';

export type Id = string | number;

/** How a step is sent. */
export interface Sending {
  ids: readonly Id[];
  key: string;
  /** The version that a single record must still have; undefined: any. */
  version: Version;
  /** The window is being closed. */
  isClosing: boolean;
}

/** The response to a step: the changed records, and the reason if some were refused. */
export interface Sent {
  readonly done: boolean;
  /** Includes earlier ones of a refused sequence. */
  readonly brought: ReadonlyMap<string, Brought>;
  readonly refusal?: Refusal | undefined;
  /** No response: the outcome is unknown. Default: there is a response. */
  readonly isUnanswered?: boolean;
  /** Reads the current record after a conflict. */
  readonly present?: (() => Promise<object | undefined>) | undefined;
  /** Shows the refusal under the name of the step, unless a dialog shows it. */
  readonly say?: (name: string) => void;
}

/** Sends a step. */
export type Send = (how: Sending) => Promise<Sent>;

/** A step with its ways to the server. */
export interface Step {
  kind: string;
  ids: readonly Id[];
  /** The known records of the step, as shown. */
  records: readonly object[];
  /** The version field of a record. */
  version: string;
  shows: (record: object) => object;
  call: StepCall;
  send: Send;
  /** The call that undoes it. Without it the step waits until it can no longer be undone. */
  back: { readonly call: StepCall; readonly send: Send } | undefined;
  text: string | ShellMessage;
  done?: string | ShellMessage | undefined;
  /** Whether the step still applies to a record that another user changed; the console then asks the user to confirm. Default: no question. */
  isStill?: ((record: object) => boolean) | undefined;
  /** The user confirmed it before, so no undo is offered. */
  isAsked: boolean;
}

/** The outcome of a step. */
export type StepEnd = Pick<Sent, 'done' | 'refusal'>;
