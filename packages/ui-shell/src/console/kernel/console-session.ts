import type { GatewayContext, Session, SessionGateway } from '@waybill/auth-core';

/** What the login panels send: a password login, or a phone login with the code from the text message. @public */
export type Credentials =
  | { username: string; password: string; captcha?: string; uuid?: string }
  | { phone: string; code: string };

/** What a social provider handed back. @public */
export interface SocialPayload {
  provider: string;
  code: string;
  state: string;
}

/** What the register panel sends; the further fields of an app stand beside these by their names. @public */
export interface Registration {
  username: string;
  password: string;
  phone: string;
  code: string;
}

/** The session of a console: what its login panels send is known. @public */
export type ConsoleSession = Session<Credentials, SocialPayload, Registration>;

/** The session's calls of a console. @public */
export interface ConsoleGateway extends SessionGateway<Credentials, SocialPayload, Registration> {
  /** Resolves where the password is that of whoever is signed in, counted like a login; without it the lock asks for another login. */
  unlock?(
    credentials: { username: string; password: string },
    context: Pick<GatewayContext, 'token'>,
  ): Promise<unknown>;
}
