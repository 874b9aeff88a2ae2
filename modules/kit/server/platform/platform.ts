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

/** Everything a call may use; one instance per sandbox, nothing is global. */
export interface Platform {
  database: Database;
  sessions: SessionStore;
  /** What is written, by whichever server of the database. */
  feed: EventFeed;
  captchas: Captchas;
  smsCodes: SmsCodes;
  socialCodes: SocialCodes;
  passkeys: Passkeys;
  secondFactor: SecondFactor;
  /** Failed sign-ins per account and address, and wrong codes per account. */
  signInLimit: FailureLimit;
  /** Passkeys per address that opened nothing. */
  passkeyLimit: FailureLimit;
  /** Pictures and options of passkeys asked for per address. */
  challengeLimit: AttemptLimit;
  /** SMS codes asked for per address. */
  smsLimit: AttemptLimit;
  /** Comparisons of orders per account. */
  doublesLimit: AttemptLimit;
  /** Where passwords are hashed: two at a time, for a hash takes a processor for a tenth of a second and more. */
  hashing: Lane;
  payloadKey: PayloadKey;
  /** Milliseconds since 1970. */
  now: () => number;
  /** What `now` reads; only the calls under /__sandbox move it. */
  clock: Clock;
  /** A response that the contract does not say is a fault; for tests and development. */
  judging: boolean;
  /** Prints one line on the server's console. */
  log: (line: string) => void;
  /** Work factor (log2 of scrypt's N) of new password hashes. */
  passwordCost: number;
  /** A hash no account has: checked for unknown names, so that they take as long as a wrong password. */
  decoyHash: string;
  /** The demo accounts with the passwords they have in this run. */
  demoAccounts: readonly DemoAccount[];
  /** Seconds a token lives. */
  tokenLife: number;
}
