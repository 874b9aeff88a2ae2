import type { GatewayContext, Session, SessionGateway } from '@waybill/auth-core';

/** The second step of a login: the server's ticket of the first step and the allowed methods. @public */
export interface SecondStep {
  /** Sent back to the server with the code of the second step. */
  ticket: string;
  /** `totp` is a code of an authenticator app, `recovery` a recovery code. */
  methods: readonly ('totp' | 'recovery')[];
}

/** The payload of a login: a password, a phone with its code, a passkey as JSON, or a second step after `secondFactor`. @public */
export type Credentials =
  | { username: string; password: string; captcha?: string; uuid?: string }
  | { phone: string; code: string }
  | { passkey: object }
  | { ticket: string; method: SecondStep['methods'][number]; code: string };

/** The response of a social provider. @public */
export interface SocialPayload {
  provider: string;
  code: string;
  state: string;
}

/** The payload of the register panel, with the app's further fields by name. @public */
export interface Registration {
  username: string;
  password: string;
  phone: string;
  code: string;
}

/** The session of a console, typed by the payloads of its login panels. @public */
export type ConsoleSession = Session<Credentials, SocialPayload, Registration>;

/** The sign-in function of a panel. */
export type SignIn = ConsoleSession['signIn'] | ConsoleSession['signInAgain'];

/** The session's calls of a console. @public */
export interface ConsoleGateway extends SessionGateway<Credentials, SocialPayload, Registration> {
  /** Resolves if the password is the signed-in user's, rate-limited like a login. If undefined, the lock asks for another login. */
  unlock?(
    credentials: { username: string; password: string },
    context: Pick<GatewayContext, 'token'>,
  ): Promise<unknown>;
}
