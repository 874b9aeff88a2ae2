import type { Database } from '../database';
import type { PayloadKey } from '../http/payload-key';
import type { AttemptLimit } from '../session/attempt-limit';
import type { Captchas } from '../session/captchas';
import type { DemoAccount } from '../session/demo-accounts';
import type { FailureLimit } from '../session/failure-limit';
import type { Lane } from '../session/lane';
import type { Passkeys } from '../session/passkeys';
import type { SecondFactor } from '../session/second-factor';
import type { SessionStore } from '../session/session-store';
import type { SmsCodes } from '../session/sms-codes';
import type { SocialCodes } from '../session/social-codes';
import type { Clock } from './clock';
import type { EventFeed } from './database/event-feed';

/** The services of a call; one instance per sandbox, no globals. */
export interface Platform {
  database: Database;
  sessions: SessionStore;
  /** The events of the database, from all of its servers. */
  feed: EventFeed;
  captchas: Captchas;
  smsCodes: SmsCodes;
  socialCodes: SocialCodes;
  passkeys: Passkeys;
  secondFactor: SecondFactor;
  /** Failed sign-ins per account and address, and wrong codes per account. */
  signInLimit: FailureLimit;
  /** Limits failed passkeys per address. */
  passkeyLimit: FailureLimit;
  /** Limits captchas and passkey options per address. */
  challengeLimit: AttemptLimit;
  /** Limits SMS codes per address. */
  smsLimit: AttemptLimit;
  /** Comparisons of orders per account. */
  doublesLimit: AttemptLimit;
  /** Hashes passwords, two at a time, since one hash takes a processor for a tenth of a second and more. */
  hashing: Lane;
  payloadKey: PayloadKey;
  /** Milliseconds since 1970. */
  now: () => number;
  /** The clock behind `now`; only the calls under /__sandbox move it. */
  clock: Clock;
  /** Whether a response outside of the contract is an error; for tests and development. */
  judging: boolean;
  /** Prints one line on the server's console. */
  log: (line: string) => void;
  /** Work factor (log2 of scrypt's N) of new password hashes. */
  passwordCost: number;
  /** A hash of no account: checked for unknown names, so that they take as long as a wrong password. */
  decoyHash: string;
  /** The demo accounts with the passwords they have in this run. */
  demoAccounts: readonly DemoAccount[];
  /** Seconds a token lives. */
  tokenLife: number;
}
