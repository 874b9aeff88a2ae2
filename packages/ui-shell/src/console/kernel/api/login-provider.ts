import type { Text } from '../../../locales/define-messages';
import type { ConsoleGateway } from '../console-session';

/** Port: whoever signs people in by leading the window away and back, such as the client of `@waybill/auth-core/oidc`. @public */
export interface LoginProvider {
  /** Leads the window away; `returnTo` is the address of the console to go on at afterwards. A rejection is said in the panel. */
  signIn: (returnTo: string) => Promise<void>;
  /** Takes from the window's address what was handed back, before the console reads it; null where that is nothing. A rejection is said in the panel. */
  complete: () => Promise<{ token: string; returnTo: string } | null>;
  /** The session's calls that are the provider's. */
  gateway: ConsoleGateway;
  /** What to say of a rejection. */
  explain: (problem: unknown) => Text;
}
