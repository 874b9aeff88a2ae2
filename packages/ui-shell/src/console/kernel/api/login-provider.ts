import type { Text } from '../../../locales/define-messages';
import type { ConsoleGateway } from '../console-session';

/** Port: a login provider that redirects the window away and back, such as the client of `@waybill/auth-core/oidc`. @public */
export interface LoginProvider {
  /** Redirects the window; `returnTo` is the console's address for the return. The panel shows a rejection. */
  signIn: (returnTo: string) => Promise<void>;
  /** Reads the provider's response from the window's address before the console does; null without one. The panel shows a rejection. */
  complete: () => Promise<{ token: string; returnTo: string } | null>;
  /** The session calls, made to the provider. */
  gateway: ConsoleGateway;
  /** The message for a rejection. */
  explain: (problem: unknown) => Text;
}
