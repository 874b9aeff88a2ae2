import type { HttpClientOptions } from './http-client-options.ts';
import type { SessionState } from './session-state.ts';

/** What every step may use: the client's options and the state that all clients of a session share. */
export interface ClientCore {
  readonly options: HttpClientOptions;
  readonly session: SessionState;
}
