import type { LaunchOptions } from 'playwright';

export function findChromium(): string | undefined;
export function chromiumLaunch(): LaunchOptions;
