import type { GatewayContext, Session, SessionGateway } from '@waybill/auth-core';

/** What a login still needs after its first step: the server's own word for that step, and what the second one can be done with. @public */
export interface SecondStep {
  /** Handed back with the code. */
  ticket: string;
  /** `totp` is a code of an authenticator app, `recovery` one of those that stand in for it. */
  methods: readonly ('totp' | 'recovery')[];
}

/** The payload of a login: a password, a phone with its code, a passkey as JSON, or the second step of a login that was answered with `secondFactor`. @public */
export type Credentials =
  | { username: string; password: string; captcha?: string; uuid?: string }
  | { phone: string; code: string }
  | { passkey: object }
  | { ticket: string; method: SecondStep['methods'][number]; code: string };

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

/** How a panel signs somebody in. */
export type SignIn = ConsoleSession['signIn'] | ConsoleSession['signInAgain'];

/** The session's calls of a console. @public */
export interface ConsoleGateway extends SessionGateway<Credentials, SocialPayload, Registration> {
  /** Resolves where the password is that of whoever is signed in, counted like a login; without it the lock asks for another login. */
  unlock?(
    credentials: { username: string; password: string },
    context: Pick<GatewayContext, 'token'>,
  ): Promise<unknown>;
}
