import type { HttpBindings } from '@hono/node-server';
import type { Account } from './account';

/** The entry for the record of actions. */
export interface RecordedAction {
  subject: string;
  changes: readonly RecordedChange[];
}

/** A field of a record, before and after. */
export interface RecordedChange {
  /** The record; empty if there is only one. */
  of: string;
  field: string;
  before: string;
  after: string;
}

/** The variables on the Hono context. */
export interface SandboxEnv {
  /** Absent when the app is called in process by `app.request()`. */
  Bindings: Partial<HttpBindings>;
  Variables: {
    /** IP address of the caller; set by `noteAddress`. */
    address: string;
    /** The configured origin; undefined if any `Host` is answered. */
    origin: string | undefined;
    /** The signed-in account; set by `requireToken`. */
    account: Account;
    /** The session of the call; set by `requireToken`. */
    family: string;
    /** The entry for the record of actions, if the handler supplies a better one. */
    recorded?: RecordedAction;
    /** The nonce of the response's policy; set by `securityHeaders`. */
    nonce: string;
  };
}
