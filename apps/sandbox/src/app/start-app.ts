import type { Database, Platform, SandboxEnv } from '@waybill/kit/server';
import { createPlatform, defaultPasswordCost } from '@waybill/kit/server';
import type { Hono } from 'hono';
import { type AppOptions, createApp } from './create-app';
import { noteFacts, seed } from './seed/seed';

type PlatformOptions = Parameters<typeof createPlatform>[0];

/** The options of a server wherever it runs; `createSandbox` describes those that may be left out, and their defaults. */
export interface StartOptions
  extends AppOptions,
    Pick<PlatformOptions, 'clock' | 'demoAccounts' | 'log'>,
    Partial<Omit<PlatformOptions, 'clock' | 'database' | 'demoAccounts' | 'log'>> {}

/** Fills the database at first start and puts the calls over it; the app answers a `Request` with a `Response`. */
export async function startApp(
  database: Database,
  { passwordCost = defaultPasswordCost, ...options }: StartOptions,
): Promise<{ app: Hono<SandboxEnv>; platform: Platform }> {
  const { clock, demoAccounts } = options;
  await noteFacts(database, options);
  await seed(database, { now: clock.now, passwordCost, demoAccounts });
  const platform = await createPlatform({
    tokenLife: 2 * 3600,
    refreshWindow: 7 * 24 * 3600,
    sessionLife: 30 * 24 * 3600,
    captcha: 'auto',
    judging: false,
    rsaBits: 1024,
    ...options,
    database,
    passwordCost,
  });
  return { app: createApp(platform, options), platform };
}
