import type { HttpBindings } from '@hono/node-server';
import type { Account } from './account';

/** The entry of a call in the record of actions. */
export interface RecordedAction {
  subject: string;
  changes: readonly RecordedChange[];
}

/** A field of a record, before and after. */
export interface RecordedChange {
  /** The record that it belongs to; empty if there is only one. */
  of: string;
  field: string;
  before: string;
  after: string;
}

/** The types of the Hono context. */
export interface SandboxEnv {
  /** Absent when the app is called in process by `app.request()`. */
  Bindings: Partial<HttpBindings>;
  Variables: {
    /** IP address of the caller; set by `noteAddress`. */
    address: string;
    /** Where browsers find the console: the configured origin, or an address below one. Undefined if the server answers for any `Host`. */
    origin: string | undefined;
    /** The signed-in account; set by `requireToken`. */
    account: Account;
    /** The session that the call came in; set by `requireToken`. */
    family: string;
    /** The entry of the call in the record of actions, if its handler sets one. */
    recorded?: RecordedAction;
    /** The nonce of the response's policy; set by `securityHeaders`. */
    nonce: string;
  };
}
