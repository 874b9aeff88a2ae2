import { limits } from '../../contract/limits';
import type { Database } from '../database';
import { createPayloadKey } from '../http/payload-key';
import { createAttemptLimit } from '../session/attempt-limit';
import { type CaptchaMode, createCaptchas } from '../session/captchas';
import type { DemoAccount } from '../session/demo-accounts';
import { createFailureLimit } from '../session/failure-limit';
import { createLane } from '../session/lane';
import { createPasskeys } from '../session/passkeys';
import { decoyHash } from '../session/password-hash';
import { createSecondFactor } from '../session/second-factor';
import { createSessionStore } from '../session/session-store';
import { createSmsCodes } from '../session/sms-codes';
import { createSocialCodes } from '../session/social-codes';
import type { Clock } from './clock';
import { afterWrites } from './database/after-writes';
import { createEventFeed } from './database/event-feed';
import type { Platform } from './platform';

export interface PlatformOptions {
  database: Database;
  tokenLife: number;
  refreshWindow: number;
  sessionLife: number;
  captcha: CaptchaMode;
  rsaBits: 1024 | 2048;
  passwordCost: number;
  demoAccounts: readonly DemoAccount[];
  clock: Clock;
  judging: boolean;
  log: (line: string) => void;
}

/** Makes the parts that calls use, over an open database. */
export async function createPlatform(options: PlatformOptions): Promise<Platform> {
  const { clock, log, passwordCost, tokenLife, refreshWindow, sessionLife } = options;
  const { now } = clock;
  const timed = ({ limit, window }: { limit: number; window: number }) => ({ limit, window: window * 1000, now });
  const feed = createEventFeed(options.database);
  const database = afterWrites(options.database, feed.wake);
  return {
    database,
    now,
    clock,
    log,
    passwordCost,
    judging: options.judging,
    tokenLife,
    demoAccounts: options.demoAccounts,
    decoyHash: decoyHash(passwordCost),
    payloadKey: await createPayloadKey(options.rsaBits),
    hashing: createLane({ atOnce: 2, waiting: 16 }),
    sessions: createSessionStore({ database, tokenLife, refreshWindow, sessionLife, now }),
    feed,
    captchas: createCaptchas({ mode: options.captcha, now }),
    smsCodes: createSmsCodes({ now }),
    socialCodes: createSocialCodes({ now }),
    passkeys: createPasskeys({ database, now }),
    secondFactor: createSecondFactor({ database, now }),
    signInLimit: createFailureLimit(timed(limits.perAccount.signIn)),
    passkeyLimit: createFailureLimit(timed(limits.perAddress.passkeys)),
    challengeLimit: createAttemptLimit(timed(limits.perAddress.challenges)),
    smsLimit: createAttemptLimit(timed(limits.perAddress.smsCodes)),
    doublesLimit: createAttemptLimit(timed(limits.perAccount.doubles)),
  };
}
