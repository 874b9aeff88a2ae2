import type { Database } from '../database/database';
import type { DemoAccount } from '../seed/demo-accounts';
import { createAttemptLimit } from '../session/attempt-limit';
import { type CaptchaMode, createCaptchas } from '../session/captchas';
import { createLane } from '../session/lane';
import { createNewsDesk } from '../session/news-desk';
import { createPasskeys } from '../session/passkeys';
import { decoyHash } from '../session/password-hash';
import { createPayloadKey } from '../session/payload-key';
import { createSecondFactor } from '../session/second-factor';
import { createSessionStore } from '../session/session-store';
import { createSmsCodes } from '../session/sms-codes';
import { createSocialCodes } from '../session/social-codes';
import type { Clock } from './clock';
import type { Platform } from './platform';

export interface PlatformOptions {
  database: Database;
  tokenLife: number;
  refreshWindow: number;
  sessionLife: number;
  captcha: CaptchaMode;
  rsaBits: 1024 | 2048;
  passwordCost: number;
  freezeDays: number;
  demoAccounts: readonly DemoAccount[];
  clock: Clock;
  log: (line: string) => void;
}

const tenMinutes = 10 * 60_000;

/** Makes the parts that calls use, over an open database. */
export async function createPlatform(options: PlatformOptions): Promise<Platform> {
  const { database, clock, log, passwordCost, tokenLife, refreshWindow, sessionLife } = options;
  const { now } = clock;
  return {
    database,
    now,
    clock,
    log,
    passwordCost,
    freezeDays: options.freezeDays,
    tokenLife,
    demoAccounts: options.demoAccounts,
    decoyHash: decoyHash(passwordCost),
    payloadKey: await createPayloadKey(options.rsaBits),
    hashing: createLane({ atOnce: 2, waiting: 16 }),
    sessions: createSessionStore({ database, tokenLife, refreshWindow, sessionLife, now }),
    news: createNewsDesk(),
    captchas: createCaptchas({ mode: options.captcha, now }),
    smsCodes: createSmsCodes({ now }),
    socialCodes: createSocialCodes({ now }),
    passkeys: createPasskeys({ database, now }),
    secondFactor: createSecondFactor({ database, now }),
    signInLimit: createAttemptLimit({ limit: 5, window: tenMinutes, now }),
    smsLimit: createAttemptLimit({ limit: 30, window: tenMinutes, now }),
  };
}
