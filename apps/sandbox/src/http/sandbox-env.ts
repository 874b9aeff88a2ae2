import type { HttpBindings } from '@hono/node-server';
import type { Account } from './account';

/** What a handler finds on its Hono context. */
export interface SandboxEnv {
  /** Absent when the app is called in process by `app.request()`. */
  Bindings: Partial<HttpBindings>;
  Variables: {
    /** The signed-in account; set by `requireToken`. */
    account: Account;
    /** The session that the call came in; set by `requireToken`. */
    family: string;
    /** The nonce of the response's policy; set by `securityHeaders`. */
    nonce: string;
  };
}
